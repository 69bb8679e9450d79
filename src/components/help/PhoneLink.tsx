import { telephoneUrl } from '~/lib/contact/telephone'
import { config } from '~/settings/site-settings'
import styles from './PhoneLink.module.css'

export function PhoneLink() {
  const { phone } = config.business
  return (
    <a href={telephoneUrl(phone)} translate="no">
      <span className={styles.phone}>{phone}</span>
    </a>
  )
}
