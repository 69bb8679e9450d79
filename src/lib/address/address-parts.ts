// Street, units, city, state and ZIP code of a typed address; missing parts are empty.
import { isFlatFeeCity } from '~/lib/domain/flat-fee-city'
import { splitStreet } from './address-city'
import { readEnd } from './address-end'
import { stateOfZip } from './address-states'
import { isListedTown } from './address-towns'

export type AddressParts = {
  /** With its units. */
  street: string
  city: string
  /** Two-letter code or `anotherState`; null if neither the text nor the town or ZIP code says. */
  state: string | null
  zip: string
}

/** Reads the parts of a cleaned text. */
export function readParts(clean: string): AddressParts {
  const end = readEnd(clean)
  const { rest, zip } = withoutEarlyZip(end.rest, end.zip)
  const likely = end.state ?? stateOfZip(zip)
  // Without any comma, the last word before the state is the best guess at an unknown city.
  const split = splitStreet(
    rest.replace(likely === 'IL' ? southBeloit : southBeloitAlone, '$1South Beloit'),
    likely,
    end.state !== null && !clean.includes(','),
  )
  // "306 S 5th St, Oregon": the town near Rockford, not the state.
  const isTown = split.city === '' && isListedTown(end.written)
  const city = isTown ? end.written : split.city
  const state = isTown ? null : end.state
  return {
    street: [split.street, ...end.units].filter((part) => part !== '').join(' '),
    city,
    state: state ?? (city === '' ? null : stateOfTown(city, zip)),
    zip,
  }
}

/** The one form that is stored: `street [unit], city, ST ZIP`. */
export function normalForm({ street, city, state, zip }: AddressParts): string {
  return `${street}, ${city}, ${state}${zip === '' ? '' : ` ${zip}`}`
}

/** A flat-fee town without a state means Illinois, unless its ZIP code says otherwise. */
function stateOfTown(city: string, zip: string): string | null {
  const zipState = stateOfZip(zip)
  if (!isFlatFeeCity(city)) return zipState
  return zip === '' || zipState === 'IL' ? 'IL' : null
}

/** Mail to South Beloit, Illinois, is often addressed this way. Beloit itself is in Wisconsin. */
const southBeloit = /(^|[, ])S\.? Beloit(?=[,. ]*$)/i
/** The same, where the S can't belong to the street. */
const southBeloitAlone = /(, ?)S\.? Beloit(?=[,. ]*$)/i

/** "2114 Harlem Blvd, 61103 Rockford" */
function withoutEarlyZip(rest: string, zip: string) {
  const [, before = '', early = '', town = ''] =
    /^(.*\p{L}.*?)[, ]+(\d{5}(?:-\d{4})?) ([^,\d]+?)[,. ]*$/u.exec(rest) ?? []
  const isEarly = zip === '' && stateOfZip(early) !== null && isListedTown(town)
  return isEarly ? { rest: `${before}, ${town}`, zip: early } : { rest, zip }
}
