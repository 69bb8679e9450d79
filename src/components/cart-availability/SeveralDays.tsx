// The cart's rentals have different days: often by mistake, sometimes for two events.
import type { ReactNode } from 'react'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { listWords } from '~/lib/text/list-words'
import { runsOf } from '~/lib/time/day-runs'
import { daysWithoutYear, describeDays } from '~/lib/time/day-text'
import { Notice } from '~/ui/notice/Notice'
import styles from './cart-availability.module.css'

type SeveralDaysProps = {
  cart: Cart
  /** The sentence that says how to change a day. */
  children: ReactNode
}

export function SeveralDays({ cart, children }: SeveralDaysProps) {
  const rentals = daysOfItems(cart)
  const [first = [], ...more] = rentals
  const isOneEvent = runsOf(first).length < 2 && more.every((days) => days.join() === first.join())
  if (isOneEvent) return null
  return (
    <div className={styles.several}>
      <Notice tone="info" title="Your rentals are on different days">
        <p>
          <span>{`${inWords(rentals)}. One delivery fee is charged.`}</span> <span>{children}</span>
        </p>
      </Notice>
    </div>
  )
}

/** The earliest first. Consecutive days of different rentals stay separate. */
function daysOfItems(cart: Cart): Day[][] {
  const rentals = [...new Set(cart.map(({ itemId }) => itemId))].map((item) =>
    // An item that was added day by day counts as one rental.
    [...new Set(cart.flatMap(({ itemId, days }) => (itemId === item ? days : [])))].sort(),
  )
  return rentals.sort((one, other) => (one.join() < other.join() ? -1 : 1))
}

/** Each set of days once; with the year if a rental has several days. */
function inWords(rentals: readonly Day[][]): string {
  const years = new Set(rentals.flat().map((day) => day.slice(0, 4)))
  const words = (days: Day[]) =>
    years.size > 1 ? describeDays(days) : daysWithoutYear(days, 'short')
  return listWords(new Set(rentals.map(words)))
}
