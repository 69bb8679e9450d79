import { config } from '~/settings/site-settings'
import styles from './PhoneLink.module.css'

export function PhoneLink() {
  const { phone, phoneUrl } = config.company
  return (
    <a href={phoneUrl} translate="no">
      <span className={styles.phone}>{phone}</span>
    </a>
  )
}
