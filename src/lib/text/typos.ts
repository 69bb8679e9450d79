/** Typos between two texts: letters that are missing, added or wrong, or two letters swapped. */
export function typosBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        cell(last, j) + 1,
        cell(row, j - 1) + 1,
        cell(last, j - 1) + same,
        swapped ? cell(beforeLast, j - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return cell(last, b.length)
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}

/** A name that isn't one of these, and which one it may be meant for: "frame-tnt (frame-tent?)". */
export function nearestName(name: string, names: readonly string[]): string {
  const most = Math.min(4, name.length / 3)
  const meant = names
    .filter((each) => typosBetween(name, each) <= most)
    .toSorted((a, b) => typosBetween(name, a) - typosBetween(name, b))[0]
  return meant === undefined ? name : `${name} (${meant}?)`
}
