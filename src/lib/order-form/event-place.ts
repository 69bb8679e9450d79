// The event's place before the checkout, and how it follows a form's address.
import { readAddress } from '~/lib/address/address'
import type { OrderForm } from '~/lib/domain/order-form'
import { loadEventPlace, saveEventPlace, type EventPlace } from '~/lib/storage/event-place'
import { loadDraft, saveDraft } from './draft'
import { offeredPlaceOf } from './offered-places'

/** Stores a confirmed address, also in the order's form. */
export function saveEventAddress(
  place: EventPlace,
  typed: Pick<OrderForm, 'coordinates' | 'directions'>,
): void {
  saveDraft({ ...loadDraft(), ...typed, address: place.address })
  saveEventPlace(place)
}

/** A place chosen without an address stays, because it isn't personal data. */
export function forgetEventAddress(): void {
  if (loadEventPlace()?.address) saveEventPlace(null)
}

/**
 * Stores a place that was chosen without an address. Removes an address elsewhere from the order,
 * because the checkout would charge for it, and returns its town; otherwise null.
 */
export function choosePlace(place: EventPlace): string | null {
  const draft = loadDraft()
  const reading = readAddress(draft.address)
  const removed =
    reading.ok && !isSame(offeredPlaceOf(reading.address), place) ? reading.address.town : null
  if (removed !== null) saveDraft({ ...draft, address: '', coordinates: '', directions: '' })
  // After the draft, which an item's own form reads again when the place changes.
  saveEventPlace(place)
  return removed
}

/** Updates the place to an address that was typed in a form since. It makes no distance request. */
export function followAddress(): void {
  const [place, reading] = [loadEventPlace(), readAddress(loadDraft().address)]
  if (!reading.ok || place?.address === reading.address.text) return
  const offered = offeredPlaceOf(reading.address)
  if (offered && (place === null || !isSame(offered, place))) saveEventPlace(offered)
}

const isSame = (one: EventPlace | undefined, other: EventPlace) =>
  one?.town === other.town && one.state === other.state
