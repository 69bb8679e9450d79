// A cart whose rentals aren't all for the same days: often one event with a day mistaken, sometimes two. Said in the cart,
// where days are changed, and at the checkout.
import type { ReactNode } from 'react'
import type { Cart } from '~/lib/cart/cart'
import { describeDays } from '~/lib/time/day-text'
import { Notice } from '~/ui/notice/Notice'
import styles from './lost-days.module.css'

type SeveralDaysProps = {
  cart: Cart
  /** What can be done about it. */
  children: ReactNode
}

export function SeveralDays({ cart, children }: SeveralDaysProps) {
  const when = differentDays(cart)
  if (when.length < 2 && !when[0]?.includes('; ')) return null
  return (
    <div className={styles.several}>
      <Notice tone="info" title="Your cart is for different days">
        <p>
          {when.join(' and ')}. One delivery fee is charged. {children}
        </p>
      </Notice>
    </div>
  )
}

/** Those of each rental in words, the same ones once. Apart, also where one follows the other: it is no long rental. */
function differentDays(cart: Cart): string[] {
  const rentals = [...new Set(cart.map(({ itemId }) => itemId))].map((item) =>
    // An item that was added day by day is one rental.
    [...new Set(cart.flatMap(({ itemId, days }) => (itemId === item ? days : [])))].toSorted(),
  )
  const inOrder = rentals.toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
  return [...new Set(inOrder.map(describeDays))]
}
