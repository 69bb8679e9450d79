// A cart whose rentals aren't all for the same days: often one event with a day mistaken, sometimes two. Said in the cart,
// where days are changed, and at the checkout.
import type { ReactNode } from 'react'
import { daysWithoutYear } from '~/lib/time/day-text'
import type { Cart } from '~/lib/cart/cart'
import { runsOf } from '~/lib/time/day-runs'
import type { Day } from '~/lib/time/dates'
import { Notice } from '~/ui/notice/Notice'
import styles from './lost-days.module.css'

type SeveralDaysProps = {
  cart: Cart
  /** What can be done about it. */
  children: ReactNode
}

export function SeveralDays({ cart, children }: SeveralDaysProps) {
  const rentals = daysOfRentals(cart)
  const named = [...new Set(rentals.map((days) => daysWithoutYear(days, 'short')))]
  const isOneEvent = named.length < 2 && rentals.every((days) => runsOf(days).length < 2)
  if (isOneEvent) return null
  return (
    <div className={styles.several}>
      <Notice tone="info" title="Your cart is for different days">
        <p>
          {named.join(' and ')}. One delivery fee is charged. {children}
        </p>
      </Notice>
    </div>
  )
}

/** The days of each rental, the earliest first. Apart, also where one follows the other: it is no long rental. */
function daysOfRentals(cart: Cart): Day[][] {
  const rentals = [...new Set(cart.map(({ itemId }) => itemId))].map((item) =>
    // An item that was added day by day is one rental.
    [...new Set(cart.flatMap(({ itemId, days }) => (itemId === item ? days : [])))].toSorted(),
  )
  return rentals.toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
}
