// The field for the delivery's place: a town or state from a list, or an address.
import { Suspense, useState } from 'react'
import { lazyComponent } from '~/components/help/lazy-component'
import { ChunkLoadNotice } from '~/components/help/ChunkLoadNotice'
import { choosePlace, offeredPlaces, type EventPlace } from '~/lib/order-form/event-place'
import { Button } from '~/ui/button/Button'
import { SelectField } from '~/ui/field/SelectField'
import styles from './estimate.module.css'

/** Loaded late, because the code for addresses is large and most visitors choose their town. */
const AddressDialog = lazyComponent(
  () => import('./AddressDialog'),
  'AddressDialog',
  AddressDialogMissing,
)

function AddressDialogMissing() {
  return <ChunkLoadNotice title="The address form didn't load." />
}

export function EventPlaceField({ place }: { place: EventPlace | null }) {
  const [asking, setAsking] = useState<'never' | 'now' | 'before'>('never')
  const [givenUp, setGivenUp] = useState<string | null>(null)
  const options = [
    ...(place === null ? [{ value: '', label: 'Choose a town' }] : []),
    ...(place?.address ? [{ value: 'address', label: place.address }] : []),
    ...offeredPlaces.map(({ label }) => ({ value: label, label })),
  ]

  return (
    <div className={styles.place}>
      <SelectField
        label="Where is your event?"
        name="eventPlace"
        icon="map-pin"
        options={options}
        value={valueOf(place)}
        onChange={({ target }) => {
          const chosen = offeredPlaces.find(({ label }) => label === target.value)
          if (chosen) setGivenUp(choosePlace(chosen.place))
        }}
      />
      <Button look="plain" size="small" aria-haspopup="dialog" onClick={() => setAsking('now')}>
        {place?.address ? 'Change address' : 'Enter an address instead'}
      </Button>
      <p aria-live="polite" className={styles.note}>
        {givenUp !== null &&
          !place?.address &&
          `We removed your address in ${givenUp} from the order.`}
      </p>
      {asking !== 'never' && (
        <Suspense>
          <AddressDialog open={asking === 'now'} onClose={() => setAsking('before')} />
        </Suspense>
      )}
    </div>
  )
}

function valueOf(place: EventPlace | null): string {
  if (place === null) return ''
  if (place.address) return 'address'
  return (
    offeredPlaces.find(
      (offered) => offered.place.city === place.city && offered.place.state === place.state,
    )?.label ?? ''
  )
}
