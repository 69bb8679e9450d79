// The line beside the event's field: how to clear the day, why the URL's day is ignored, the cart's
// days, or what the field is for. Its room is reserved: most of it is known only after hydration.
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useCart } from '~/lib/cart/store'
import { cartEventDays, eventQuery } from '~/lib/event/event-days'
import { rememberDays } from '~/lib/storage/event-days'
import type { DayRun } from '~/lib/time/day-runs'
import { eventWithoutYear, formatDay } from '~/lib/time/day-text'
import { Icon } from '~/ui/Icon'
import { useHydrated } from '~/ui/use-hydrated'
import type { useEvent } from './use-event'
import styles from './EventLine.module.css'

type EventLineProps = ReturnType<typeof useEvent> & {
  /** The link to the list for an event or for none. */
  hrefOf: (event: DayRun | null) => string
}

export function EventLine({ event, ignored, bookableDays, hrefOf }: EventLineProps) {
  const hydrated = useHydrated()
  const offered = cartEventDays(useCart(), bookableDays)
  const line = useRef<HTMLDivElement>(null)
  // The pressed element disappears, so the line takes the focus.
  const stay = () => line.current?.focus()
  return (
    <div ref={line} tabIndex={-1} className={`note between ${styles.line}`}>
      {event ? (
        <>
          <p className={`check ${styles.chosen}`}>
            {/* Loads the icon before the cards need it. */}
            <Icon name="check-circle" size="1.125rem" />
            <span>{event.from === event.to ? formatDay(event.from) : eventWithoutYear(event)}</span>
          </p>
          <Link
            to={hrefOf(null)}
            replace
            preventScrollReset
            className={styles.clear}
            onClick={() => {
              rememberDays('')
              stay()
            }}
          >
            Clear date
          </Link>
        </>
      ) : ignored ? (
        <output>{`${ignored}, so we're showing everything.`}</output>
      ) : hydrated && offered.length > 0 ? (
        <CartOffer offered={offered} hrefOf={hrefOf} onTake={stay} />
      ) : (
        <p>Both are optional: a date shows what's free, a town the full price.</p>
      )}
    </div>
  )
}

type CartOfferProps = {
  offered: readonly DayRun[]
  hrefOf: (event: DayRun) => string
  onTake: () => void
}

/** Offers the cart's days. It never chooses them for the visitor. */
function CartOffer({ offered, hrefOf, onTake }: CartOfferProps) {
  const [first] = offered
  if (offered.length === 1 && first)
    return (
      <p>
        <span>{`Your cart is for ${eventWithoutYear(first)}:`}</span>{' '}
        <Link to={hrefOf(first)} preventScrollReset onClick={onTake}>
          show what's available
        </Link>
      </p>
    )
  return (
    <p>
      <span>Your cart has several days. Show what's available on </span>
      {offered.slice(0, maxOffered).map((event, index) => (
        <span key={eventQuery(event)}>
          {index > 0 && <span>, </span>}
          <Link to={hrefOf(event)} preventScrollReset onClick={onTake}>
            <span className="visually-hidden">Show what's available on </span>
            <span>{eventWithoutYear(event, 'short')}</span>
          </Link>
        </span>
      ))}
    </p>
  )
}

const maxOffered = 3
