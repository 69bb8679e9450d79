// Where the street ends and the city begins.
import { isOurCountry, isUnit } from './address-end'
import { partsOf } from './address-text'
import { townAtEnd } from './address-towns'

const county = /(?:^|[. ])county$/i
/** A street's name up to its last type (St, Blvd, …) or a direction after it, then the rest. */
const streetAndMore =
  /^(.*\S (?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|cir|circle|pl|place|pkwy|parkway|hwy|highway|ter|terrace|trl|trail|way|sq|square)\.?(?: (?:[nsew]|[ns][ew])\b\.?)?)(?: (.+))?$/i

/**
 * Separates street and city. A place's name or a unit between commas becomes part of the street. A
 * county, which some suggestions add, is dropped, and so is a country before it.
 */
export function splitStreet(text: string, state: string | null, mayGuess: boolean) {
  const parts = partsOf(text)
    .filter((part, index) => index === 0 || /\d/.test(part) || !county.test(withoutDot(part)))
    .filter((part, i) => i === 0 || !isOurCountry(part))
  const last = withoutDot(parts.pop() ?? '')
  const city = cityIn(last, state, parts.length === 0, mayGuess)
  const street = [...parts, last.slice(0, last.length - city.length)]
  return { street: withoutDot(street.join(' ')), city }
}

function withoutDot(words: string): string {
  return words.replace(/[. ]+$/, '')
}

/** The city at the end of the last part before the state; empty if there is none. */
function cityIn(last: string, state: string | null, alone: boolean, mayGuess: boolean): string {
  const street = streetAndMore.exec(last)

  const town = townAtEnd(last, state) ?? ''
  const before = last.slice(0, last.length - town.length).trim()
  if (town !== '' && before === '') return town
  const streetLike = /\d/.test(before) || isStreet(before)
  if (town !== '' && isStreetName(before) && (alone || streetLike)) return town

  if (isCity(last) && !(alone && street)) return last
  if (street) return isCity(street[2] ?? '') ? (street[2] ?? '') : ''
  const [, rest = '', word = ''] = /^(.+) (\S+)$/.exec(last) ?? []
  return mayGuess && isCity(word) && isStreetName(rest) ? word : ''
}

/** Whether the words include a street type: "Oak St", "N Main St W". */
export function isStreet(words: string): boolean {
  return streetAndMore.test(words)
}

/** Whether there is a word besides house number and direction ("500 N" has none). */
export function isStreetName(words: string): boolean {
  return /\p{L}{2}/u.test(words)
}

/** Whether the words can be a city's name. */
export function isCity(words: string): boolean {
  return (
    /^\p{L}[\p{L}.' -]+$/u.test(words) &&
    !/^(north|south|east|west|[ns][ew])$/i.test(words) &&
    !county.test(words) &&
    !isUnit(words)
  )
}
