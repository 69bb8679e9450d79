// The dialog's content: a calendar for this rental or the whole cart.
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { AvailabilityCalendar } from '~/components/calendar/AvailabilityCalendar'
import { whyNotMoved } from '~/components/cart-availability/why-not-moved'
import { useBookableDays } from '~/components/event/use-bookable-days'
import { deleteStaleInCart } from '~/lib/cart-availability/delete-stale-in-cart'
import { moveState } from '~/lib/cart-availability/move-obstacle'
import { shiftDays } from '~/lib/cart/move'
import type { ItemReading } from '~/lib/db/availability/read-taken-units'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { messages } from '~/lib/text/messages'
import { describeDays, formatDay } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { Notice } from '~/ui/notice/Notice'
import styles from './ChooseNewDay.module.css'

type ChooseNewDayProps = {
  cart: Cart
  index: number
  name: string
  items: readonly Item[]
  takenByItem: ReadonlyMap<string, ItemReading>
  onMove: (scope: 'one' | 'all', first: Day) => void
}

export function ChooseNewDay({ cart, index, name, items, takenByItem, onMove }: ChooseNewDayProps) {
  const bookableDays = useBookableDays()
  const [all, setAll] = useState(false)
  const [picked, setPicked] = useState<Day | null>(null)
  /** A taken day that became free after its stale units were deleted. */
  const [freed, setFreed] = useState<Day | null>(null)
  const { revalidate } = useRevalidator()
  const days = cart[index]?.days ?? []
  const scope = all ? 'all' : index
  const stateOf = (day: Day) => moveState(cart, scope, day, { items, takenByItem, bookableDays })
  // A free day for one line may be taken for all.
  const isFree = picked !== null && stateOf(picked) === 'free'
  const there = picked === null ? [] : shiftDays(days, picked)

  /** Picks a day. On a taken one, deletes stale units first. */
  async function pick(day: Day) {
    setPicked(day)
    if (stateOf(day) !== 'taken') return
    const moving = cart.filter((_, i) => all || i === index)
    const moved = moving.map((cartLine) => ({ ...cartLine, days: shiftDays(cartLine.days, day) }))
    if (!(await deleteStaleInCart(moved, items, takenByItem))) return
    setFreed(day)
    await revalidate()
  }

  return (
    <div className="stack-16">
      <p>{`${name}, ${describeDays(days)}`}</p>
      {cart.length > 1 && (
        <ChoiceRow
          type="checkbox"
          name="allRentals"
          label={`Move all ${cart.length} rentals to this day`}
          hint="The calendar then shows the days when all of them are available."
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      )}
      <AvailabilityCalendar
        stateOf={stateOf}
        bookableDays={bookableDays}
        chosen={
          isFree
            ? there
            : days.filter((day) => day >= bookableDays.first && day <= bookableDays.last)
        }
        onPick={(day) => void pick(day)}
      />
      {picked !== null && !isFree && (
        <Notice tone="error" title={messages.dateUnavailable}>
          <p>{whyNotMoved(cart, scope, picked, { items, takenByItem, bookableDays })}</p>
        </Notice>
      )}
      {isFree && picked === freed && <Notice tone="success" title="That day just opened up." />}
      {isFree ? (
        <Button wide onClick={() => onMove(all ? 'all' : 'one', picked)}>
          {all ? `Move all to ${formatDay(picked, 'short')}` : `Move to ${describeDays(there)}`}
        </Button>
      ) : (
        <p className={`quiet ${styles.next}`}>Choose an available day above.</p>
      )}
    </div>
  )
}
