// The office's telephone number; opens the dialer.
import { config } from '~/settings'
import styles from './PhoneLink.module.css'

export function PhoneLink() {
  const { phone } = config.business
  return (
    <a className={styles.phone} href={telephoneUrl(phone)}>
      {phone}
    </a>
  )
}

/** "(815) 555-0142" as `tel:+18155550142`: ten digits are a number of this country. */
export function telephoneUrl(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `tel:${digits.length === 10 ? '+1' : '+'}${digits}`
}
