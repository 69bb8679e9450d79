// The menu of narrow windows: a native modal dialog over the whole screen.
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { config } from '~/settings/site-settings'
import { ButtonLink } from '~/ui/button/Button'
import { Modal } from '~/ui/dialog/Modal'
import { Icon } from '~/ui/Icon'
import type { HeaderLink } from '~/urls/pages'
import { paths } from '~/urls/paths'
import { headerLinks } from './header-links'
import { HeaderBookings } from './HeaderBookings'
import { HeaderCart } from './HeaderCart'
import { Logo } from './Logo'
import styles from './MobileMenu.module.css'

export function MobileMenu({ cartCount, active }: { cartCount: number; active: HeaderLink }) {
  const { key } = useLocation()
  const carried = useCarriedDays()
  // Remembers the page where it was opened, so that going to another closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  const close = () => setOpenedAt(null)
  const links = [...headerLinks, { name: 'Cart', to: paths.cart() }]

  return (
    <>
      <button
        type="button"
        className={styles.hamburger}
        aria-label="Open menu"
        aria-expanded={open}
        onClick={() => setOpenedAt(key)}
      >
        <Icon name="list" size="1.625rem" />
      </button>
      {open && (
        <Modal onClose={close} className={styles.sheet} aria-label="Menu">
          <div className={styles.bar}>
            <Logo />
            <HeaderCart count={cartCount} active={false} />
            <button type="button" className={styles.close} aria-label="Close menu" onClick={close}>
              <Icon name="x" size="1.5rem" />
            </button>
          </div>
          {/* The links handle the click themselves; this closes the menu. */}
          <ul className={styles.links}>
            {links.map(({ name, to }) => (
              <li key={name}>
                <Link
                  to={name === 'Inflatables' ? to + carried : to}
                  aria-current={name === active ? 'true' : undefined}
                  onClick={close}
                >
                  <span>{name}</span>
                  {name === 'Cart' && cartCount > 0 && (
                    <span className={styles.count}>
                      <span className="visually-hidden">, </span>
                      <span>{cartCount}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          <HeaderBookings />
          <div className={styles.phone}>
            <ButtonLink to={config.company.phoneUrl} wide translate="no">
              <Icon name="phone" />
              {config.company.phone}
            </ButtonLink>
          </div>
          <div className={styles.lawn}>
            <img src="/art/castle.svg" alt="" width={412} height={300} />
          </div>
        </Modal>
      )}
    </>
  )
}
