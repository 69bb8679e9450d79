// The delivery address in the one form that prices, the stored booking and the database's rules read:
// `street [unit], city, ST ZIP` (specification, sections 5 and 9).
import { readState, stateSpellings } from '~/lib/address-states'
import { townAtEnd } from '~/lib/address-towns'

type AddressPart = 'street' | 'city' | 'state'

export type Address = {
  /** Normal form; without a ZIP if none was typed. */
  text: string
  city: string
  /** Two-letter code. */
  state: string
  /** Whether the business delivers to that state at all. */
  deliverable: boolean
}

export type AddressReading =
  | { ok: true; address: Address }
  | { ok: false; reason: 'incomplete'; missing: readonly AddressPart[] }
  | { ok: false; reason: 'tooLong' }

/** The longest address that the database's rules take. */
const maxAddressLength = 300

/** Reads an address as typed or as suggested. What is missing is named, so that it can be asked for. */
export function readAddress(typed: string): AddressReading {
  const clean = typed.replace(/\s*\n\s*/g, ',').replace(/\s+/g, ' ')
  const { rest, units, state, zip } = readEnd(clean)
  // Without any comma, the last word before the state is the best guess at an unknown city.
  const { street, city } = splitStreet(
    state === 'IL' ? rest.replace(southBeloit, 'South Beloit') : rest,
    state,
    state !== null && !clean.includes(','),
  )

  const missing: AddressPart[] = []
  if (!/\p{L}/u.test(street)) missing.push('street')
  if (city === '') missing.push('city')
  if (state === null) missing.push('state')
  if (state === null || missing.length > 0) return { ok: false, reason: 'incomplete', missing }

  const fullStreet = [street, ...units].filter((part) => part !== '').join(' ')
  const text = `${fullStreet}, ${city}, ${state}${zip === '' ? '' : ` ${zip}`}`
  if (text.length > maxAddressLength) return { ok: false, reason: 'tooLong' }
  return { ok: true, address: { text, city, state, deliverable: state === 'IL' || state === 'WI' } }
}

/** What to say at the field about an address that can't be read; empty for one that can. */
export function addressProblem(reading: AddressReading): string {
  if (reading.ok) return ''
  if (reading.reason === 'tooLong')
    return `That address is too long. Keep it under ${maxAddressLength} characters.`
  const form = 'Write the address as street, city, state.'
  return reading.missing.length === 3 ? form : `Which ${reading.missing.join(' and ')}? ${form}`
}

const countryNames = 'U\\.?S\\.?A\\.?|U\\.?S\\.?|United States(?: of America)?'
const country = new RegExp(`(?:^|[, ]+)(?:${countryNames})[,. ]*$`, 'i')
const onlyCountry = new RegExp(`^(?:${countryNames})[. ]*$`, 'i')
const zipCode = /(?:^|[, ]+)(\d{5}(?:-\d{4})?)[,. ]*$/
const stateName = new RegExp(`(?:^|[, ]+)(${stateSpellings.join('|')})[,. ]*$`, 'i')
const unitForm =
  '(?:(?:apt|apartment|unit|suite|ste|lot|floor|fl|room|rm|bldg|building)(?:[. ]+#? ?|#|(?=\\d))(?:[a-z]{1,2}|[\\w-]*\\d[\\w-]*)|# ?[\\w-]+)'
const unit = new RegExp(`[, ]+(${unitForm})[,. ]*$`, 'i')
const onlyUnit = new RegExp(`^${unitForm}$`, 'i')
/** As mail to South Beloit, Illinois, is often addressed. Beloit itself lies in Wisconsin. */
const southBeloit = /(?<=^|[, ])S\.? Beloit(?=[,. ]*$)/i
const county = /(?:^|[. ])county$/i
/** A street's name up to its last word of kind (St, Blvd, …) or a direction after it, and what follows. */
const streetAndMore =
  /^(.*\S (?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|cir|circle|pl|place|pkwy|parkway|hwy|highway|ter|terrace|trl|trail|way|sq|square)\.?(?: (?:[nsew]|[ns][ew])\b\.?)?)(?: (.+))?$/i

/** Takes country, ZIP, state and units off the end of the text, in whatever order they come. */
function readEnd(text: string) {
  const units: string[] = []
  let rest = text
  let state: string | null = null
  let zip = ''

  function take(pattern: RegExp): string {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(0, found.index)
    return found?.[1] ?? ''
  }

  for (let length = -1; length !== rest.length;) {
    length = rest.length
    take(country)
    if (zip === '') zip = take(zipCode)
    if (state === null && !endsInCourt(rest, zip)) state = readState(take(stateName))
    units.unshift(take(unit))
  }
  return { rest, units, state, zip }
}

/** "12 Oak Ct" ends in Court, not in Connecticut. */
function endsInCourt(text: string, zip: string): boolean {
  return zip === '' && !text.includes(',') && / ct[. ]*$/i.test(text)
}

/**
 * Tells street and city apart. A place's name or a unit between commas becomes part of the street; a county, as
 * suggestions may add it, is dropped, and so is a country that stood before it.
 */
function splitStreet(text: string, state: string | null, mayGuess: boolean) {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[^. ]/.test(part))
    .filter((part, at) => at === 0 || /\d/.test(part) || !county.test(withoutDot(part)))
    .filter((part, at) => at === 0 || !onlyCountry.test(part))
  const last = withoutDot(parts.pop() ?? '')
  const city = cityIn(last, state, parts.length === 0, mayGuess)
  const street = [...parts, last.slice(0, last.length - city.length)]
  return { street: withoutDot(street.join(' ')), city }
}

function withoutDot(words: string): string {
  return words.replace(/[. ]+$/, '')
}

/** The city that ends (or is) the last part before the state; empty if there is none. */
function cityIn(last: string, state: string | null, alone: boolean, mayGuess: boolean): string {
  const street = streetAndMore.exec(last)

  const town = townAtEnd(last, state) ?? ''
  const before = last.slice(0, last.length - town.length).trim()
  if (town !== '' && before === '') return town
  const streetLike = /\d/.test(before) || streetAndMore.test(before)
  if (town !== '' && isStreetName(before) && (alone || streetLike)) return town

  if (isCity(last) && !(alone && street)) return last
  if (street) return isCity(street[2] ?? '') ? (street[2] ?? '') : ''
  const [, rest = '', word = ''] = /^(.+) (\S+)$/.exec(last) ?? []
  return mayGuess && isCity(word) && isStreetName(rest) ? word : ''
}

/** Has a word beside a house number and a direction ("500 N" has none). */
function isStreetName(words: string): boolean {
  return /\p{L}{2}/u.test(words)
}

function isCity(words: string): boolean {
  return (
    /^\p{L}[\p{L}.' -]+$/u.test(words) &&
    !/^(north|south|east|west|[ns][ew])$/i.test(words) &&
    !county.test(words) &&
    !onlyUnit.test(words)
  )
}
