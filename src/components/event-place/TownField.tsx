// Where we deliver. An address that the customer typed before is a choice of its own.
import { offeredPlaceOf, offeredPlaces } from '~/lib/order-form/offered-places'
import type { EventPlace } from '~/lib/storage/event-place'
import { SelectField } from '~/ui/field/SelectField'

type TownFieldProps = { place: EventPlace | null; onChoose: (place: EventPlace) => void }

export function TownField({ place, onChoose }: TownFieldProps) {
  return (
    <SelectField
      label="Where is your event?"
      name="eventPlace"
      icon="map-pin"
      options={[
        ...(place === null ? [{ value: '', label: 'Choose a town' }] : []),
        ...(place?.address ? [{ value: 'address', label: place.address }] : []),
        ...offeredPlaces.map(({ label }) => ({ value: label, label })),
      ]}
      value={valueOf(place)}
      onValue={(value) => {
        const chosen = offeredPlaces.find(({ label }) => label === value)
        if (chosen) onChoose(chosen.place)
      }}
    />
  )
}

function valueOf(place: EventPlace | null): string {
  if (place?.address) return 'address'
  const offered = place && offeredPlaceOf(place)
  return offeredPlaces.find((each) => each.place === offered)?.label ?? ''
}
