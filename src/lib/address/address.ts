// The delivery address in the one form that prices and the rules read (docs/specification.md).
import { typedTexts } from '~/lib/domain/booking-texts'
import { normalForm, readParts, type AddressParts } from './address-parts'
import { cleanAddress, splitAtCommas } from './address-text'
import { anotherState, readState, stateName, stateOfZip, zipFits } from './us-states'

/** As an error names it. */
type AddressPart = 'street' | 'city' | 'state'

export type Address = {
  /** Normal form, without a ZIP code if none was typed. */
  text: string
  town: string
  /** Two-letter code; empty for `anotherState`. */
  state: string
  /** Whether the business delivers to that state at all. */
  deliverable: boolean
}

export type AddressReading =
  /** `rest`: words that are no part of the address, for the driver; '' without any. */
  | { ok: true; address: Address; rest: string }
  | { ok: false; reason: 'incomplete'; missing: readonly AddressPart[] }
  /** The parts contradict each other. */
  | { ok: false; reason: 'unclear'; why: string }
  /** A post-office box, where nothing can be set up. */
  | { ok: false; reason: 'box' }
  | { ok: false; reason: 'tooLong' }

const maxAddressLength = typedTexts.address.most

/** Reads a typed or suggested address (docs/decisions/addresses.md). */
export function readAddress(typed: string): AddressReading {
  const parts = readParts(cleanAddress(typed))
  const { street, town, state, rest } = parts
  if (isBox(street)) return { ok: false, reason: 'box' }
  if (parts.conflict !== null) return { ok: false, reason: 'unclear', why: conflictOf(parts) }
  const missing: AddressPart[] = []
  if (!/\p{L}/u.test(street)) missing.push('street')
  if (town === '') missing.push('city')
  if (state === null) missing.push('state')
  if (state === null || missing.length > 0) return { ok: false, reason: 'incomplete', missing }
  return reading(normalForm(parts), town, state === anotherState ? '' : state, rest)
}

/**
 * Reads an address for request mode, in which any address passes. What can't be understood stays as
 * typed; town and state are its second and third part between commas, as in the database's rules.
 */
export function readAnyAddress(typed: string): AddressReading {
  const understood = readAddress(typed)
  if (understood.ok || understood.reason === 'tooLong') return understood
  const parts = splitAtCommas(cleanAddress(typed))
  if (parts.length === 0) return understood
  const [, state = ''] = statePart.exec(parts[2] ?? '') ?? []
  return reading(parts.join(', '), parts[1] ?? '', readState(state) ?? '', '')
}

const statePart = /^(Illinois|IL|Wisconsin|WI)(?: +\d{5}(?:-\d{4})?)?$/

/** The town and state that were read, to be chosen again; '' and null where there are none. */
export function readPlace(typed: string): { town: string; state: string | null } {
  const { town, state, conflict } = readParts(cleanAddress(typed))
  return { town, state: conflict === null ? state : null }
}

/** A typed address in the chosen town and state. Another state's ZIP code is part of the rest. */
export function addressIn(typed: string, town: string, state: string) {
  const parts = readParts(cleanAddress(typed))
  const zip = zipFits(parts.zip, state) ? parts.zip : ''
  return {
    address: normalForm({ street: parts.street, town, state, zip }),
    rest: [parts.rest, zip === '' ? parts.zip : ''].filter(Boolean).join(', '),
  }
}

function reading(text: string, town: string, state: string, rest: string): AddressReading {
  if (text.length > maxAddressLength) return { ok: false, reason: 'tooLong' }
  const deliverable = state === 'IL' || state === 'WI'
  return { ok: true, address: { text, town, state, deliverable }, rest }
}

/** "2114 Harlem Blvd · Rockford, Illinois · 61103": an address as the page shows it. */
export function inParts({ text, town, state }: Pick<Address, 'text' | 'town' | 'state'>): string {
  const [street = '', , end = ''] = text.split(', ')
  const place = [town, stateName(state)].filter(Boolean).join(', ')
  const isNormal = text.startsWith(`${street}, ${town}, `)
  const zip = /\d{5}(?:-\d{4})?$/.exec(end)?.[0] ?? ''
  return isNormal || text === '' ? [street, place, zip].filter(Boolean).join(' · ') : text
}

/** The text for an unreadable address's error; empty for one that can be read. */
export function addressError(reading: AddressReading): string {
  if (reading.ok) return ''
  switch (reading.reason) {
    case 'tooLong':
      return `That address is too long. Keep it under ${maxAddressLength} characters.`
    case 'box':
      return "We can't set up at a P.O. box. Please enter the street address of your event."
    case 'unclear':
      return reading.why
    case 'incomplete': {
      const form = 'Please enter it as street, city, state.'
      return reading.missing.length === 3
        ? form
        : `What's the ${reading.missing.join(' and ')}? ${form}`
    }
  }
}

function conflictOf({ state, conflict }: AddressParts): string {
  const where = 'Which town and state is it?'
  if (!conflict || state === null) return `This address names two states. ${where}`
  const ofZip = stateOfZip(conflict)
  return ofZip === null
    ? `${conflict} isn't a ZIP code in ${stateName(state)}. ${where}`
    : `${conflict} is a ZIP code in ${stateName(ofZip)}, not in ${stateName(state)}. ${where}`
}

const box = /\b(?:p\.? ?o\.?|post(?:al)? office|postal) ?box\b|\bpob(?= ?\d)/i

/** Whether a street is a post-office box without a street of its own. */
function isBox(street: string): boolean {
  if (/^box [#\d]\S*$/i.test(street)) return true
  return box.test(street) && !/\d\S* +\S*\p{L}{2}/u.test(street.replace(box, ''))
}
