// Separates a house number from the other numbers of a street: "N 2nd St", "Highway 20", "County Rd
// 5", "Apt 4".

/** Also Wisconsin's grid numbers: N6543, W123N456. */
const number = /^[nsew]?\d+(?:[nsew]\d+|-\d+)?(?:-?[a-z])?$/i
const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i
/** Words that are followed by a number of their own. */
const numbered =
  /^(?:highway|hwy|route|rte|rt|interstate|us|il|wi|county|apt|apartment|unit|suite|ste|lot|floor|fl|room|rm|bldg|building|box)$/i
const numberedRoad = /^(?:county|state|co) (?:road|rd|highway|hwy)$/i

/**
 * Whether a street, with or without its units and the name of a place, has a house number in it.
 */
export function hasHouseNumber(street: string): boolean {
  const words = street.split(/[ ,.]+/)
  return words.some((word, index) => {
    const before = words[index - 1] ?? ''
    if (index === 0 && numberWord.test(word)) return true
    return (
      number.test(word) &&
      !numbered.test(before) &&
      !numberedRoad.test(`${words[index - 2] ?? ''} ${before}`)
    )
  })
}
