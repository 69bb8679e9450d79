import { Link, useLocation, useNavigation } from 'react-router-dom'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { config } from '~/settings/site-settings'
import { Icon } from '~/ui/Icon'
import { pageAt } from '~/urls/page-at'
import type { HeaderLink } from '~/urls/pages'
import { CategoryMenu } from './CategoryMenu'
import { headerLinks } from './header-links'
import { HeaderBookings } from './HeaderBookings'
import { HeaderCart } from './HeaderCart'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu'
import styles from './Header.module.css'

export function Header({ cartCount }: { cartCount: number }) {
  const { pathname } = useLocation()
  const carried = useCarriedDays()
  // A click marks its link at once, while the screen still loads.
  const active = pageAt(useNavigation().location?.pathname ?? pathname).link

  function current(name: HeaderLink, to: string) {
    if (name !== active) return undefined
    return pathname === to ? 'page' : 'true'
  }

  return (
    <header className={styles.header}>
      <div className={`container between ${styles.bar}`}>
        <Logo />
        <HeaderBookings />
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.links}>
            {headerLinks.map(({ name, to }) => {
              const link = (
                <Link
                  to={name === 'Inflatables' ? to + carried : to}
                  className={styles.link}
                  aria-current={current(name, to)}
                >
                  {name}
                </Link>
              )
              return (
                <li key={name} className={name === active ? styles.active : undefined}>
                  {name === 'Inflatables' ? <CategoryMenu>{link}</CategoryMenu> : link}
                </li>
              )
            })}
          </ul>
          <a className={styles.phone} href={config.company.phoneUrl} translate="no">
            <Icon name="phone" />
            {config.company.phone}
          </a>
          <HeaderCart count={cartCount} active={active === 'Cart'} />
          <MobileMenu cartCount={cartCount} active={active} />
        </nav>
      </div>
    </header>
  )
}
