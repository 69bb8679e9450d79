// Where the event is, as far as a visitor has said before the checkout: a town, a state, or the address itself. Kept for
// the session, so that every price on the way speaks of the same place, and the checkout starts from it.
import * as v from 'valibot'
import { readAddress } from '~/lib/address/address'
import { type DeliveryQuote, deliveryRule } from '~/lib/pricing/delivery'
import { loadDraft, saveDraft } from './draft'
import { flatFeeCities } from '~/lib/domain/business'
import { sessionStore } from '~/lib/storage/browser-storage'

const eventPlace = v.object({
  /** Empty where only the state was chosen. */
  city: v.string(),
  state: v.picklist(['IL', 'WI']),
  /** In normal form; empty where it wasn't given. */
  address: v.string(),
})

export type EventPlace = v.InferOutput<typeof eventPlace>

/** The places that can be chosen without an address, in the order in which they are offered. */
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

/** The place, kept up to date; null while none was chosen. */
export const useEventPlace = store.use

/** The place as it is now. */
export const loadEventPlace = store.load

/** Keeps a place, or forgets it. */
export const saveEventPlace: (place: EventPlace | null) => void = store.save

/** Keeps an address that the visitor gave and confirmed; the order's form has it then, too. */
export function saveEventAddress(place: EventPlace, coordinates: string): void {
  saveDraft({ ...loadDraft(), address: place.address, coordinates })
  saveEventPlace(place)
}

/** Forgets an address that was confirmed, and where it lies. A place that was chosen without one stays: it tells nothing of anyone. */
export function forgetEventAddress(): void {
  if (loadEventPlace()?.address) saveEventPlace(null)
}

/**
 * Keeps a place that was chosen without an address. An address of the order that lies elsewhere is given up: the checkout would
 * charge for it, whatever the estimate says.
 * @returns the city of the address that was given up, if one was
 */
export function choosePlace(place: EventPlace): string | null {
  const draft = loadDraft()
  const reading = readAddress(draft.address)
  saveEventPlace(place)
  if (!reading.ok || isSame(offeredFor(reading.address), place)) return null
  saveDraft({ ...draft, address: '', coordinates: '' })
  return reading.address.city
}

/** The place follows an address that was typed elsewhere since. Nobody is asked about it: only what was confirmed is. */
export function followAddress(): void {
  const [place, reading] = [loadEventPlace(), readAddress(loadDraft().address)]
  if (!reading.ok || place?.address === reading.address.text) return
  const offered = offeredFor(reading.address)
  if (offered && (place === null || !isSame(offered, place))) saveEventPlace(offered)
}

/** The place of the list in which an address lies; none where we don't deliver. */
function offeredFor({ city, state }: { city: string; state: string }): EventPlace | undefined {
  const inState = offeredPlaces.map(({ place }) => place).filter((place) => place.state === state)
  return (
    inState.find((place) => place.city.toLowerCase() === city.toLowerCase()) ??
    inState.find((place) => place.city === '')
  )
}

const isSame = (one: EventPlace | undefined, other: EventPlace) =>
  one?.city === other.city && one.state === other.state

/** What delivery to a place costs, as far as it can be told without asking anybody. */
export function placeDelivery({ city, state, address }: EventPlace): DeliveryQuote {
  const to = { text: address, city, state, deliverable: true }
  const rule = deliveryRule(to)
  return rule.kind === 'flat'
    ? { kind: 'fee', address: to, feeCents: rule.cents }
    : { kind: 'byDistance', address: to }
}
