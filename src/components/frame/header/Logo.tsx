import { Link } from 'react-router-dom'
import { config } from '~/settings/site-settings'
import { paths } from '~/urls/paths'
import styles from './Logo.module.css'

export function Logo() {
  return (
    <Link to={paths.home()} className={styles.logo}>
      <span className={styles.mark} />
      <span translate="no">{config.company.name}</span>
    </Link>
  )
}
