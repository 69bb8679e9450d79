// The end of an address: country, county, ZIP code, state and units, in any order.
import { readState, stateSpellings } from './address-states'

/** Also as a Spanish or French phone names it. */
const countryNames =
  'U\\.?S\\.?A\\.?|U\\.?S\\.?|United States(?: of America)?|EE\\.? ?UU\\.?(?: ?A\\.?)?|E\\.?U\\.?A\\.?|Estados Unidos(?: de Am[eé]rica)?|[EÉ]tats[- ]Unis(?: d.Am[eé]rique)?'
const states = stateSpellings.join('|')
const country = new RegExp(`(?:^|[, ]+)(?:${countryNames})[,. ]*$`, 'i')
/** Some suggestions put it between city and state. */
const county = /,(?:[^,\d]*[. ])?county[,. ]*$/i
const zipCode = /(?:^|[, ]+)(\d{5}(?:-\d{4})?)[,. ]*$/
/** A state, and a ZIP code with too few or too many digits, which decides nothing. */
const wrongZip = new RegExp(`((?:^|[, ])(?:${states})[,. ]+)(?:\\d{3,4}|\\d{6,9})[,. ]*$`, 'i')
const stateName = new RegExp(`(?:^|[, ]+)(${states})[,. ]*$`, 'i')
const unitForm =
  '(?:(?:apt|apartment|unit|suite|ste|lot|floor|fl|room|rm|bldg|building)(?:[. ]+#? ?|#|(?=\\d))(?:[a-z]{1,2}|[\\w-]*\\d[\\w-]*)|# ?[\\w-]+)'
const unit = new RegExp(`[, ]+(${unitForm})[,. ]*$`, 'i')
const anyUnit = new RegExp(`[, ](${unitForm})(?=[, .]|$)`, 'i')

const onlyUnit = new RegExp(`^${unitForm}$`, 'i')
const onlyCountry = new RegExp(`^(?:${countryNames})[. ]*$`, 'i')

/** A state and its ZIP code, and what follows them. */
const pastZip = new RegExp(
  `^(.*(?:^|[, ])(?:${states})[,. ]+\\d{5}(?:-\\d{4})?)(?=[^\\d])(.+)$`,
  'i',
)

/** A state behind a comma, where the city follows the ZIP code: "IL 61103, Lena, IL". */
const laterState = new RegExp(`, ?(?:${states})[,. ]*$`, 'i')

/** Whether the words are only a unit: "Apt 4". */
export const isUnit = (words: string) => onlyUnit.test(words)
/** Whether the words mean the United States. */
export const isOurCountry = (words: string) => onlyCountry.test(words)

/** The first unit in a text: "Apt 4" of "500 Home Ave Apt 4, Loves Park"; '' without one. */
export const unitIn = (text: string): string => anyUnit.exec(text)?.[1] ?? ''

/**
 * Takes words such as "behind the garage" from behind the ZIP code, where an address ends. Country,
 * county and unit may stand there.
 */
function withoutNote(text: string): { rest: string; note: string } {
  const [, address = '', after = ''] = pastZip.exec(text) ?? []
  let words = after
  for (let length = -1; length !== words.length;) {
    length = words.length
    for (const part of [country, county, unit]) words = words.replace(part, '')
  }
  const note = words.replaceAll(/[ ,();:-]+/g, ' ').trim()
  return /\p{L}{2}/u.test(note) && !laterState.test(words)
    ? { rest: address + after.slice(words.length), note: `(${note})` }
    : { rest: text, note: '' }
}

/**
 * Removes all of these from the end of the text; `written` is the state as it was typed. A note that
 * followed is the last of the units, of which some may be empty.
 */
export function readEnd(text: string) {
  const units: string[] = []
  const { rest: address, note } = withoutNote(text)
  let rest = address
  let written = ''
  let state: string | null = null
  let zip = ''

  function take(pattern: RegExp): string {
    const match = pattern.exec(rest)
    if (match) rest = rest.slice(0, match.index)
    return match?.[1] ?? ''
  }

  for (let length = -1; length !== rest.length;) {
    length = rest.length
    take(country)
    take(county)
    rest = rest.replace(wrongZip, '$1')
    if (zip === '') zip = take(zipCode)
    if (state === null && !endsInCourt(rest, zip)) {
      written = take(stateName)
      state = readState(written)
    }
    units.unshift(take(unit))
  }
  return { rest, units: [...units, note], written, state, zip }
}

/** "12 Oak Ct" ends in Court, not in Connecticut. */
function endsInCourt(text: string, zip: string): boolean {
  return zip === '' && !text.includes(',') && / ct[. ]*$/i.test(text)
}
