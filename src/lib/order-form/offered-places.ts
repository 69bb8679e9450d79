// Separate from the code that reads addresses, because the list of rentals loads this.
import type { Address } from '~/lib/address/address'
import { flatFeeTowns } from '~/lib/domain/business'
import type { EventPlace } from '~/lib/storage/event-place'

/** The places to choose from without an address, in this order. */
export const offeredPlaces: readonly { label: string; place: EventPlace }[] = [
  ...flatFeeTowns.map((town) => ({
    label: town,
    place: { town, state: 'IL' as const, address: '' },
  })),
  { label: 'Another address in Illinois', place: { town: '', state: 'IL', address: '' } },
  { label: 'Wisconsin', place: { town: '', state: 'WI', address: '' } },
]

/** The offered place in which an address is; undefined where we don't deliver. */
export function offeredPlaceOf({
  town,
  state,
}: Pick<Address, 'town' | 'state'>): EventPlace | undefined {
  const inState = offeredPlaces.map(({ place }) => place).filter((place) => place.state === state)
  return (
    inState.find((place) => place.town.toLowerCase() === town.toLowerCase()) ??
    inState.find((place) => place.town === '')
  )
}
