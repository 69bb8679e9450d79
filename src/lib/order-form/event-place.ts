// How a visitor chooses the event's place before the checkout, a town, a state or the full address,
// and how it follows the address of a form.
import { readAddress } from '~/lib/address/address'
import { loadEventPlace, saveEventPlace, type EventPlace } from '~/lib/storage/event-place'
import { cleanLine } from '~/lib/text/cleaned'
import { loadDraft, saveDraft } from './draft'
import { offeredPlaceOf } from './offered-places'

/** Stores a confirmed address, also in the order's form. */
export function saveEventAddress(place: EventPlace, coordinates: string): void {
  saveDraft({ ...loadDraft(), address: place.address, coordinates })
  saveEventPlace(place)
}

/**
 * Removes a confirmed address and its place. A place chosen without an address stays, because it
 * isn't personal data.
 */
export function forgetEventAddress(): void {
  if (loadEventPlace()?.address) saveEventPlace(null)
}

/**
 * Stores a place that was chosen without an address. Removes an address elsewhere from the order,
 * because the checkout would charge for it.
 * @returns the city of the removed address, or null
 */
export function choosePlace(place: EventPlace): string | null {
  const draft = loadDraft()
  const reading = readAddress(draft.address)
  const removed =
    reading.ok && !isSame(offeredPlaceOf(reading.address), place) ? reading.address.city : null
  if (removed !== null) saveDraft({ ...draft, address: '', coordinates: '' })
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

/**
 * A street that was typed alone, followed by the town that was chosen for the estimate; null for any
 * other address, which stays as it was typed (docs/decisions/estimate-and-cart.md).
 */
export function withChosenTown(typed: string): { whole: string; town: string } | null {
  const reading = readAddress(typed)
  const place = loadEventPlace()
  if (reading.ok || reading.reason !== 'incomplete' || !place?.city) return null
  const isStreet = reading.missing.join() === 'city,state'
  const { city: town, state } = place
  return isStreet ? { whole: `${cleanLine(typed)}, ${town}, ${state}`, town } : null
}

const isSame = (one: EventPlace | undefined, other: EventPlace) =>
  one?.city === other.city && one.state === other.state
