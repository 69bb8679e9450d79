// The rules of a rental that a customer should know: moving and rain, bad weather, and the contract.
import { Link } from 'react-router-dom'
import { weatherRule } from '~/content/weather'
import { maxMoves, moveUntilDays } from '~/lib/domain/business'
import { bookedOn } from '~/lib/booking/plan/payment-record'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { moveWords } from '~/lib/time/move-until'
import { paths } from '~/paths'
import { fullConfig } from '~/settings/part-settings'

type MovingRuleProps = {
  /** The first day of the rental; undefined before one is chosen. */
  first: Day | undefined
  today: Day
}

/** The owner's rules for moving a rental and for rain. A rule that isn't set is left out. */
export function MovingRule({ first, today }: MovingRuleProps) {
  const words = [maxMoves > 0 && moveWords(moveUntilDays, first, today), fullConfig.rainRule]
  const text = words.filter(Boolean).join(' ')
  return text === '' ? null : <p>{text}</p>
}

/** The rule for bad weather, with a link to the contract. It opens a new tab, because it is read beside a form. */
export function WeatherRule() {
  return (
    <p>
      {weatherRule}{' '}
      <Link to={`${paths.contract()}#general`} target="_blank" className="finger">
        Read the weather rules (opens in a new tab)
      </Link>
    </p>
  )
}

/** The accepted terms, with the day on which the booking was made. */
export function AcceptedTerms({ booking }: { booking: StoredBooking }) {
  const day = bookedOn(booking)
  return (
    <p>
      You accepted the{' '}
      <Link to={paths.contract()} className="finger">
        rules and restrictions
      </Link>{' '}
      <span>{`when you booked${day && `, on ${day}`}.`}</span>
    </p>
  )
}
