// When and where to reach the office, and a map on request.
import { useState } from 'react'
import { EmailLink } from '~/components/contact/EmailLink'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { allSettings } from '~/settings/all-settings'
import { config } from '~/settings/site-settings'
import { Button } from '~/ui/button/Button'
import { Icon } from '~/ui/Icon'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import styles from './contact-form.module.css'

export function OfficeDetails() {
  const { hours, street, mapUrl } = config.company
  return (
    <aside className={`panel ${styles.details}`} aria-labelledby="office">
      <h2 id="office" className="h2-small">
        Our office
      </h2>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <Icon name="clock" size="1.375rem" />
          <span>{hours}</span>
        </li>
        <li className={styles.way}>
          <Icon name="phone" size="1.375rem" />
          <PhoneLink />
        </li>
        <li className={styles.way}>
          <Icon name="envelope" size="1.375rem" />
          <EmailLink />
        </li>
        <li className={styles.way}>
          <Icon name="map-pin" size="1.375rem" />
          <a href={mapUrl} target="_blank" rel="noreferrer">
            <span translate="no">{street}</span>
            <span className="visually-hidden"> (map, in a new tab)</span>
          </a>
        </li>
      </ul>
      <OfficeMap street={street} />
    </aside>
  )
}

/** Loads Google's map only when the visitor asks for it. */
function OfficeMap({ street }: { street: string }) {
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
    <OutcomeFocus outcome={shown}>
      <iframe
        className={styles.map}
        src={officeMapUrl()}
        title={`Map of ${street}`}
        loading="lazy"
        allowFullScreen
      />
      <p className="note">If no map appears, the address above opens one in a new tab.</p>
    </OutcomeFocus>
  )
}

/** The URL of a map of the office for an iframe (docs/specification.md). */
function officeMapUrl(): string {
  const { mapsKey, mapsEmbedStandIn, company } = allSettings
  const page = mapsEmbedStandIn || 'https://www.google.com/maps/embed/v1/place'
  return `${page}?${new URLSearchParams({ key: mapsKey, q: company.street }).toString()}`
}
