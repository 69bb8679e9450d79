// The event's place that a visitor chose before the checkout: a town, a state, or the full address.
// The session keeps it, so that every price is for the same place and the checkout starts with it.
import * as v from 'valibot'
import { readAddress, type Address } from '~/lib/address/address'
import { type DeliveryQuote, deliveryRule } from '~/lib/pricing/delivery'
import { loadDraft, saveDraft } from './draft'
import { flatFeeCities } from '~/lib/domain/business'
import { cleanLine } from '~/lib/text/cleaned'
import { sessionStore } from '~/lib/storage/browser-storage'

const eventPlace = v.object({
  /** Empty if only the state was chosen. */
  city: v.string(),
  state: v.picklist(['IL', 'WI']),
  /** In normal form; empty if it wasn't typed. */
  address: v.string(),
})

export type EventPlace = v.InferOutput<typeof eventPlace>

/** The places to choose from without an address, in this order. */
export const offeredPlaces: readonly { label: string; place: EventPlace }[] = [
  ...flatFeeCities.map((city) => ({
    label: city,
    place: { city, state: 'IL' as const, address: '' },
  })),
  { label: 'Another address in Illinois', place: { city: '', state: 'IL', address: '' } },
  { label: 'Wisconsin', place: { city: '', state: 'WI', address: '' } },
]

const read = v.parser(v.fallback(v.nullable(eventPlace), null))
const store = sessionStore('eventPlace', read, null)

/** The chosen place or null. Renders again when it changes. */
export const useEventPlace = store.use

/** The chosen place or null. */
export const loadEventPlace = store.load

/** Stores a place; null removes it. */
export const saveEventPlace: (place: EventPlace | null) => void = store.save

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

/** The place to choose for an address, which has none itself; undefined where we don't deliver. */
export function offeredPlaceOf({
  city,
  state,
}: Pick<Address, 'city' | 'state'>): EventPlace | undefined {
  const inState = offeredPlaces.map(({ place }) => place).filter((place) => place.state === state)
  return (
    inState.find((place) => place.city.toLowerCase() === city.toLowerCase()) ??
    inState.find((place) => place.city === '')
  )
}

const isSame = (one: EventPlace | undefined, other: EventPlace) =>
  one?.city === other.city && one.state === other.state

/** The delivery fee of a place, as far as it is known without a request. */
export function placeDelivery({ city, state, address }: EventPlace): DeliveryQuote {
  const to = { text: address, city, state, deliverable: true }
  const rule = deliveryRule(to)
  return rule.kind === 'flat'
    ? { kind: 'fee', address: to, feeCents: rule.cents }
    : { kind: 'byDistance', address: to }
}
