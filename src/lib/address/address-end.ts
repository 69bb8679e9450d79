// The end of an address: country, county, ZIP code, state and units, in any order.
import { readState, stateSpellings } from './address-states'

const countryNames = 'U\\.?S\\.?A\\.?|U\\.?S\\.?|United States(?: of America)?'
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

const onlyUnit = new RegExp(`^${unitForm}$`, 'i')
const onlyCountry = new RegExp(`^(?:${countryNames})[. ]*$`, 'i')

/** Whether the words are only a unit: "Apt 4". */
export const isUnit = (words: string) => onlyUnit.test(words)
/** Whether the words mean the United States. */
export const isOurCountry = (words: string) => onlyCountry.test(words)

/** Removes all of these from the end of the text; `written` is the state as it was typed. */
export function readEnd(text: string) {
  const units: string[] = []
  let rest = text
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
  return { rest, units: units.filter((one) => one !== ''), written, state, zip }
}

/** "12 Oak Ct" ends in Court, not in Connecticut. */
function endsInCourt(text: string, zip: string): boolean {
  return zip === '' && !text.includes(',') && / ct[. ]*$/i.test(text)
}
