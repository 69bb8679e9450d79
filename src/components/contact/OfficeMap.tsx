import { useState } from 'react'
import { officeMapUrl } from '~/lib/maps/office-map'
import { AnswerBox } from '~/ui/notice/AnswerBox'
import { Button } from '~/ui/button/Button'
import styles from './contact.module.css'

/** Loads Google's map only when the visitor asks for it. */
export function OfficeMap({ street }: { street: string }) {
  const [shown, setShown] = useState(false)
  if (!shown)
    return (
      <div className={styles.mapOffer}>
        <Button look="outline" size="small" onClick={() => setShown(true)}>
          Show the map
        </Button>
        <p className="note">Loads a map from Google.</p>
      </div>
    )
  return (
    <AnswerBox answer={shown}>
      <iframe
        className={styles.map}
        src={officeMapUrl()}
        title={`Map of ${street}`}
        loading="lazy"
        allowFullScreen
      />
      <p className="note">If no map appears, the address above opens one in a new tab.</p>
    </AnswerBox>
  )
}
