import { useEffect, useRef, useState } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router-dom'
import { Header } from '~/components/frame/header/Header'
import { lazyComponent } from '~/components/loading/lazy-component'
import { RecoveryMissing } from '~/components/order/confirmed/RecoveryMissing'
import { hasJournal } from '~/lib/booking/commit/journal-key'
import { useCartCount } from '~/lib/cart/store'
import { useHydrated } from '~/ui/use-hydrated'
import { pathOfHashLink } from '~/urls/hash-links'
import { pageAt } from '~/urls/page-at'
import { Footer } from './Footer'
import styles from './Layout.module.css'

export function Layout() {
  const main = useFocusedMain()
  return (
    <div className={styles.layout}>
      <a href="#main" className="skip">
        Skip to content
      </a>
      {useNavigation().state === 'loading' && (
        <output className={styles.progress}>
          <span className="visually-hidden">Loading…</span>
        </output>
      )}
      <Header cartCount={useCartCount()} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {/* The prerendered page is the same for everybody; an order belongs to this browser. */}
        {useHydrated() && <InterruptedOrder />}
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

/** As high as the window, so that the footer stays below. After a while, index.html says more. */
export const Waiting = () => <output className={styles.waiting}>Loading…</output>

/** Checks the journal once, when the site opens. Later orders are reported on their own screens. */
function InterruptedOrder() {
  const [interrupted] = useState(hasJournal)
  return interrupted && <PaymentRecovery />
}

/**
 * The session's key for how far a page was scrolled. Every page load has the router's key
 * `default`, so the key includes the path. The links of bookings and invoices are the customers'
 * secrets, so all of them share one key.
 */
function scrollKey({ key, pathname, hash }: Location): string {
  if (key !== 'default') return key
  const page = pageAt(pathOfHashLink(hash) ?? pathname)
  const isSecret = page.prerendered === 'never' && page.path.includes(':')
  return isSecret ? 'secret' : pathname + hash
}

const PaymentRecovery = lazyComponent(
  () => import('~/components/order/confirmed/PaymentRecovery'),
  'PaymentRecovery',
  { Missing: RecoveryMissing },
)

/**
 * Moves the focus to a new screen, as a page load would. One inside of it stays, such as on the
 * category filter, which changes the URL.
 */
function useFocusedMain() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
