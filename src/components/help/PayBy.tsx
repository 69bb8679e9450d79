// Until when an unpaid reservation stands, in the words of every place that tells it.
import { unpaidHours } from '~/lib/business'
import { formatMoment } from '~/lib/business-time'
import { readOpeningHours } from '~/lib/opening-hours'
import { closedWeekdays, payBy } from '~/lib/pay-by'
import { config } from '~/settings'
import { OpeningHours } from './OpeningHours'
import { PhoneLink } from './PhoneLink'

type PayByProps = {
  /** When it was made, or is about to be; null where nobody can tell. */
  made: Date | null
  /** Where it may be over by now. */
  now?: Date
}

// A build and `npm start` stop at hours that can't be read.
const hours = readOpeningHours(config.business.hours)

export function PayBy({ made, now }: PayByProps) {
  const closed = closedWeekdays(hours)
  return (
    <p>
      Reservations that stay unpaid are cancelled after {unpaidHours} hours
      {made ? <Deadline made={made} now={now ?? made} /> : '. '}
      The office is open <OpeningHours />
      {closed && ` and closed on ${closed}`}.{made && <WhileClosed made={made} now={now ?? made} />}
    </p>
  )
}

type DeadlineProps = { made: Date; now: Date }

function Deadline({ made, now }: DeadlineProps) {
  const { cancelled, lastOpen } = payBy(made, hours)
  const end = <strong>{formatMoment(cancelled)}</strong>
  if (now >= cancelled)
    return (
      <>
        . Those {unpaidHours} hours ended on {end}. Already paid, or want to keep it? Call{' '}
        <PhoneLink />.{' '}
      </>
    )
  if (lastOpen === null)
    return (
      <>
        , on {end}. Our office is closed until then: call <PhoneLink /> about when to pay.{' '}
      </>
    )
  return (
    <>
      : please pay in our office by <strong>{formatMoment(lastOpen)}</strong>.{' '}
    </>
  )
}

function WhileClosed({ made, now }: DeadlineProps) {
  const { cancelled, lastOpen } = payBy(made, hours)
  if (now >= cancelled || lastOpen === null || lastOpen >= cancelled) return null
  return ` The ${unpaidHours} hours end on ${formatMoment(cancelled)}, while it is closed.`
}
