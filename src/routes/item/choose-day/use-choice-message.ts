// The message about the last press on an item's calendar or buttons, or that the wanted days
// can't be booked.
//
// No reducer: what the visitor chose is shared with the item's own form, the cart is the session's,
// and which days can be booked is computed. Left are three values that don't depend on each other:
// this message, the added rental, and where the calendar opens.
import { useState } from 'react'
import { whyLost } from '~/components/calendar/why-lost'
import { useDaysWithCrew } from '~/components/event/use-crew-days'
import type { BookableDays } from '~/lib/availability/bookable-days'
import { otherDays } from '~/lib/availability/nearest-free'
import type { CartConflict } from '~/lib/cart/limit'
import { useCart } from '~/lib/cart/store'
import type { Day } from '~/lib/domain/day'
import { messages } from '~/lib/text/messages'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import type { ItemToBook } from '~/routes/item/item-choice'
import type { ItemAvailability } from './use-item-availability'

/** `toOffice`: the office can help by phone. `id`: new with each press; 0 for the wanted days. */
export type ChoiceMessage = CartConflict & {
  id: number
  tone: 'error' | 'success'
  toOffice: boolean
  /** The taken day that was pressed. */
  taken?: Day
  /** The wanted days, if they follow each other. */
  wanted?: DayRun | undefined
  /** Other days to offer; undefined if the visitor has the calendar in sight. */
  instead?: readonly DayRun[] | undefined
}

export type ChoiceMessages = ReturnType<typeof useChoiceMessage>

export function useChoiceMessage(
  { item, reading, bookableDays, choice }: ItemToBook,
  { days, stateOf, lostBy }: ItemAvailability,
) {
  const cart = useCart()
  const [said, setSaid] = useState<ChoiceMessage | null>(null)
  // The event's days, or the session's, may be taken by now, and the crew may be booked.
  const isLost = said === null && days.length < choice.wantedDays.length
  const wanted = isLost ? eventOf(choice.wantedDays) : undefined
  const chosen = cart.flatMap((cartLine) => cartLine.days)
  const othersIn = (open: BookableDays) =>
    wanted ? otherDays(wanted, item, reading.taken, open, { quantity: 1, chosen }) : []
  const open = useDaysWithCrew(bookableDays, (open) => othersIn(open).map(({ from }) => from))
  // The day may be free once stale units of it are deleted.
  const isOpen = said?.taken !== undefined && stateOf(said.taken) === 'free'

  function say(
    conflict: CartConflict & Pick<ChoiceMessage, 'taken' | 'wanted'>,
    toOffice = false,
  ): void {
    setSaid({ id: (said?.id ?? 0) + 1, tone: 'error', ...conflict, toOffice })
  }

  function message(): ChoiceMessage | null {
    if (said && isOpen)
      return { ...said, tone: 'success', text: 'That day just opened up.', beside: '' }
    if (!isLost) return said
    return {
      id: 0,
      tone: 'error',
      text: choice.wantedDays.length > 1 ? messages.someDatesUnavailable : messages.dateUnavailable,
      beside: wanted ? whyLost(choice.wantedDays, lostBy) : '',
      toOffice: false,
      wanted,
      instead: wanted && othersIn(open),
    }
  }

  return { message: message(), say, clear: () => setSaid(null) }
}

/** Days that follow each other; undefined if these don't. */
function eventOf(days: readonly Day[]): DayRun | undefined {
  const [from, to = from] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return undefined
  return daysIn({ from, to }).length === days.length ? { from, to } : undefined
}
