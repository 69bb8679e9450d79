import { Link } from '~/ui/Link'
import { paths } from '~/paths'
import { config } from '~/settings'
import styles from './Logo.module.css'

/** The business's name with its castle, leading home. */
export function Logo() {
  return (
    <Link to={paths.home()} className={styles.logo}>
      <img src="/art/mark.svg" alt="" width={48} height={44} />
      {config.business.name}
    </Link>
  )
}
