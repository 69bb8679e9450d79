import { Link } from 'react-router-dom'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import styles from './Header.module.css'

export function HeaderCart({ count, active }: { count: number; active: boolean }) {
  return (
    <Link
      to={paths.cart()}
      className={active ? `${styles.cart} ${styles.active}` : styles.cart}
      aria-current={active ? 'true' : undefined}
    >
      <Icon name="cart" size="1.625rem" />
      <span className="visually-hidden">
        {count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'rental' : 'rentals'}`}
      </span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
