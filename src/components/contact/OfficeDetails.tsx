// When and where to reach the office, and a map on request.
import { PhoneLink } from '~/components/help/PhoneLink'
import { config } from '~/settings/site-settings'
import { Icon } from '~/ui/Icon'
import styles from './contact.module.css'
import { OfficeMap } from './OfficeMap'

export function OfficeDetails() {
  const { email, hours, street, mapUrl } = config.business
  return (
    <aside className={`panel ${styles.details}`} aria-labelledby="office">
      <h2 id="office" className="h2-small">
        Our office
      </h2>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <Icon name="clock" size="1.375rem" />
          {hours}
        </li>
        <li className={styles.way}>
          <Icon name="phone" size="1.375rem" />
          <PhoneLink />
        </li>
        <li className={styles.way}>
          <Icon name="envelope" size="1.375rem" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li className={styles.way}>
          <Icon name="map-pin" size="1.375rem" />
          <a href={mapUrl} target="_blank" rel="noreferrer">
            {street}
            <span className="visually-hidden"> (map, in a new tab)</span>
          </a>
        </li>
      </ul>
      <OfficeMap street={street} />
    </aside>
  )
}
