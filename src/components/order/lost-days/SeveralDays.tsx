// A cart whose rentals aren't for the same days: often one event with a day mistaken, sometimes two. Said in the cart, where
// days are changed, and at the checkout.
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
  const days = [...new Set(cart.flatMap((entry) => entry.days))].toSorted()
  const when = describeDays(days)
  // One rental on days that follow one another may be one event; two rentals that never meet hardly are.
  const neverMeet = cart.some(({ itemId, days: own }) =>
    cart.some((other) => other.itemId !== itemId && !other.days.some((day) => own.includes(day))),
  )
  if (!neverMeet && !when.includes('; ')) return null
  return (
    <div className={styles.several}>
      <Notice tone="info" title="Your cart is for different days">
        <p>
          {when}. One delivery fee is charged. {children}
        </p>
      </Notice>
    </div>
  )
}
