// What becomes of an address once it was typed (docs/decisions/addresses.md).
import { addressIn, readAddress, readPlace } from '~/lib/address/address'
import type { OrderForm } from '~/lib/domain/order-form'
import { loadEventPlace, type EventPlace } from '~/lib/storage/event-place'

export type TypedAddress = Pick<OrderForm, 'address' | 'directions'>

/** The address without the words that are no part of it, which are added to the directions. */
export function withoutRest({ address, directions }: TypedAddress): TypedAddress {
  const reading = readAddress(address)
  if (!reading.ok || reading.rest === '') return { address, directions }
  return { address: reading.address.text, directions: withWords(directions, reading.rest) }
}

/** As `withoutRest`, but puts a street that was typed alone into the town of the event's place. */
export function completedAddress({ address, directions }: TypedAddress): TypedAddress {
  return withoutRest(inChosenTown(address, directions) ?? { address, directions })
}

/** The directions with more words behind them. */
export function withWords(directions: string, words: string): string {
  return [directions.trim(), words].filter(Boolean).join(', ')
}

/** The address in a town and state that the visitor chose, and the words without a place in it. */
export function inTown({ address, directions }: TypedAddress, town: string, state: string) {
  const written = addressIn(address, town, state)
  return { address: written.address, directions: withWords(directions, written.rest) }
}

/** Whether an address names no town, and no other state than that of the chosen place. */
export function leavesPlaceOpen(address: string, place: EventPlace): boolean {
  const reading = readAddress(address)
  const { town, state } = readPlace(address)
  const isOpen = !reading.ok && reading.reason === 'incomplete' && town === ''
  return isOpen && (state === null || state === place.state)
}

function inChosenTown(address: string, directions: string): TypedAddress | null {
  const place = loadEventPlace()
  const reading = readAddress(address)
  if (!place?.town || reading.ok || !leavesPlaceOpen(address, place)) return null
  if (reading.reason !== 'incomplete' || reading.missing.includes('street')) return null
  const written = inTown({ address, directions }, place.town, place.state)
  // A ZIP code of neither state isn't dropped unasked.
  return written.directions === directions ? written : null
}
