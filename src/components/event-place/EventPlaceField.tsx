// The field for the delivery's place: a town or state from a list, or an address.
import { useState } from 'react'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'
import type { EventPlace } from '~/lib/storage/event-place'
import { Button } from '~/ui/button/Button'
import { TownField } from './TownField'
import { useChoosePlace } from './use-choose-place'
import styles from './event-place.module.css'

/** Loaded late, because the code for addresses is large and most visitors choose their town. */
const AddressDialog = lazyComponent(() => import('./AddressDialog'), 'AddressDialog', {
  Missing: () => <ChunkLoadNotice title="The address form didn't load." />,
})

type EventPlaceFieldProps = {
  place: EventPlace | null
  /** Lays out its list, button and note in another way than one below the other. */
  className?: string | undefined
}

export function EventPlaceField({ place, className = styles.place }: EventPlaceFieldProps) {
  const [asking, setAsking] = useState(false)
  const { choose, note } = useChoosePlace()

  return (
    <div className={className}>
      <TownField place={place} onChoose={choose} />
      <Button look="plain" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {place?.address ? 'Change address' : 'Enter an address'}
      </Button>
      <p aria-live="polite" className={styles.note}>
        {!place?.address && note}
      </p>
      {asking && <AddressDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
