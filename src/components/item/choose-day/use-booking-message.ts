// The message about the last press on an item's calendar or buttons, or about days that the page
// opens with and that are taken.
import { useState } from 'react'
import { whyLost, type Lost } from '~/components/calendar/why-lost'
import type { ItemToBook } from '~/components/item/item-choice'
import type { CartProblem } from '~/lib/cart/limit'
import { useCart } from '~/lib/cart/store'
import type { Day } from '~/lib/domain/day'
import { daysOf, type EventDays } from '~/lib/event/event-days'
import { otherDays } from '~/lib/event/nearest-free'
import { messages } from '~/lib/text/messages'
import type { ItemAvailability } from './use-item-availability'

/** A message in the page. `toOffice`: the office can help by phone. `id` changes with each message; 0 is one that
 * the page opens with. */
export type BookingMessage = CartProblem & {
  id: number
  tone: 'error' | 'success'
  toOffice: boolean
  /** The taken day that was pressed. */
  taken?: Day
  /** The taken days that were wanted, if they follow each other. */
  wanted?: EventDays
  /** Available days to offer instead of them. */
  instead?: readonly EventDays[]
}

export type BookingMessages = ReturnType<typeof useBookingMessage>

export function useBookingMessage(
  { item, reading, span, choice }: ItemToBook,
  { days, stateOf, lostBy }: ItemAvailability,
) {
  const cart = useCart()
  const others = (days: EventDays) =>
    otherDays(days, item, reading.use, span, {
      units: 1,
      chosen: cart.flatMap((entry) => entry.days),
    })
  // The event's days, or the session's, may be taken by now.
  const [message, setMessage] = useState(() =>
    days.length === choice.picked.length ? null : lostMessage(choice.picked, lostBy, others),
  )
  // The day may be free once stale units of it were released.
  const isOpen = message?.taken !== undefined && stateOf(message.taken) === 'free'

  function say(
    problem: CartProblem & Pick<BookingMessage, 'taken' | 'wanted'>,
    toOffice = false,
  ): void {
    setMessage({ id: (message?.id ?? 0) + 1, tone: 'error', ...problem, toOffice })
  }

  return {
    message:
      message && isOpen
        ? { ...message, tone: 'success' as const, text: 'That day just opened up.', beside: '' }
        : message,
    say,
    clear: () => setMessage(null),
  }
}

/** The message if the event's days, or the session's, aren't all available. */
function lostMessage(
  picked: readonly Day[],
  lostBy: (day: Day) => Lost | null,
  others: (wanted: EventDays) => EventDays[],
): BookingMessage {
  const [from, to = from] = [picked[0], picked.at(-1)]
  const days = from && to && { from, to }
  const follow = days && daysOf(days).length === picked.length ? days : undefined
  return {
    id: 0,
    tone: 'error',
    text: picked.length > 1 ? messages.someDatesUnavailable : messages.dateUnavailable,
    beside: follow ? whyLost(picked, lostBy) : '',
    toOffice: false,
    ...(follow && { wanted: follow, instead: others(follow) }),
  }
}
