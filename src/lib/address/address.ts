// The delivery address in the one form that prices, the stored booking and the database's rules
// read: `street [unit], city, ST ZIP` (docs/specification.md).
import { typedTexts } from '~/lib/domain/booking-texts'
import { hasCanadianCode, isAbroad } from './address-abroad'
import { normalForm, readParts } from './address-parts'
import { anotherState, readState } from './address-states'
import { cleanAddress, partsOf } from './address-text'

type AddressPart = 'street' | 'city' | 'state'

export type Address = {
  /** Normal form, without a ZIP code if none was typed. A place abroad stays as typed. */
  text: string
  city: string
  /** Two-letter code; empty for a place abroad and for `anotherState`. */
  state: string
  /** Whether the business delivers to that state at all. */
  deliverable: boolean
}

export type AddressReading =
  | { ok: true; address: Address }
  | { ok: false; reason: 'incomplete'; missing: readonly AddressPart[] }
  | { ok: false; reason: 'tooLong' }

/** The longest address that the database's rules accept. */
const maxAddressLength = typedTexts.address.most

/** Reads a typed or suggested address. A failure names what is missing. */
export function readAddress(typed: string): AddressReading {
  const clean = cleanAddress(typed)
  const parts = readParts(clean)
  const { street, city, state } = parts
  if (hasCanadianCode(clean) || state === null)
    if (isAbroad(clean)) return reading(partsOf(clean).join(', '), '', '')

  const missing: AddressPart[] = []
  if (!/\p{L}/u.test(street)) missing.push('street')
  if (city === '') missing.push('city')
  if (state === null) missing.push('state')
  if (state === null || missing.length > 0) return { ok: false, reason: 'incomplete', missing }
  return reading(normalForm(parts), city, state === anotherState ? '' : state)
}

/**
 * Reads an address for request mode, in which the office decides and any address passes. What can't
 * be understood stays as typed. City and state are the second and third part between commas, as in
 * the database's rules.
 */
export function readAnyAddress(typed: string): AddressReading {
  const understood = readAddress(typed)
  if (understood.ok || understood.reason === 'tooLong') return understood
  const parts = partsOf(cleanAddress(typed))
  if (parts.length === 0) return understood
  const [, state = ''] = statePart.exec(parts[2] ?? '') ?? []
  return reading(parts.join(', '), parts[1] ?? '', readState(state) ?? '')
}

const statePart = /^(Illinois|IL|Wisconsin|WI)(?: +\d{5}(?:-\d{4})?)?$/

function reading(text: string, city: string, state: string): AddressReading {
  if (text.length > maxAddressLength) return { ok: false, reason: 'tooLong' }
  return { ok: true, address: { text, city, state, deliverable: state === 'IL' || state === 'WI' } }
}

/** The text for an unreadable address's error; empty for one that can be read. */
export function addressError(reading: AddressReading): string {
  if (reading.ok) return ''
  if (reading.reason === 'tooLong')
    return `That address is too long. Keep it under ${maxAddressLength} characters.`
  const form = 'Please enter it as street, city, state.'
  return reading.missing.length === 3
    ? form
    : `What's the ${reading.missing.join(' and ')}? ${form}`
}
