// Until when an unpaid reservation stands, in the words of every place that tells it.
import { unpaidHours } from '~/lib/business'
import { formatMoment } from '~/lib/time/business-time'
import { readOpeningHours } from '~/lib/time/opening-hours'
import { closedWeekdays, payBy } from '~/lib/time/pay-by'
import { config } from '~/settings'
import { OpeningHours } from './OpeningHours'
import { PhoneLink } from './PhoneLink'

type PayByProps = {
  /** When it was made, or is about to be; null where nobody can tell. */
  made: Date | null
  /** Where it may be over by now. */
  now?: Date
  /** It isn't made yet: it can still be paid by card at once. */
  beforehand?: boolean
  /** Of a stored booking, for a mail to the office. */
  bookingId?: string | undefined
}

// A build and `npm start` stop at hours that can't be read.
const hours = readOpeningHours(config.business.hours)

export function PayBy({ made, now, ...ways }: PayByProps) {
  const closed = closedWeekdays(hours)
  return (
    <p>
      Reservations that stay unpaid are cancelled after {unpaidHours} hours
      {made ? <Deadline made={made} now={now ?? made} {...ways} /> : '. '}
      The office is open <OpeningHours />
      {closed && ` and closed on ${closed}`}.{made && <WhileClosed made={made} now={now ?? made} />}
    </p>
  )
}

type DeadlineProps = Pick<PayByProps, 'beforehand' | 'bookingId'> & { made: Date; now: Date }

function Deadline({ made, now, ...ways }: DeadlineProps) {
  const { cancelled, lastOpen, opensAfter } = payBy(made, hours)
  const end = <strong>{formatMoment(cancelled)}</strong>
  const isOver = now >= cancelled
  if (opensAfter && now < opensAfter && (lastOpen === null || now >= lastOpen))
    return (
      <>
        {isOver ? <>. Those {unpaidHours} hours ended on </> : ', on '}
        {end}
        {isOver ? ', but our' : '. Our'} office is closed until{' '}
        <strong>{formatMoment(opensAfter)}</strong>, and nothing is cancelled before it opens.{' '}
        <WaysToPay {...ways} />{' '}
      </>
    )
  if (isOver || lastOpen === null)
    return (
      <>
        . Those {unpaidHours} hours ended on {end}. Already paid, or want to keep it? Call{' '}
        <PhoneLink />.{' '}
      </>
    )
  return (
    <>
      : please pay in our office by <strong>{formatMoment(lastOpen)}</strong>.{' '}
    </>
  )
}

/** What can be done while the office is closed. */
function WaysToPay({ beforehand = false, bookingId }: Omit<DeadlineProps, 'made' | 'now'>) {
  if (beforehand) return 'Pay there then, or choose Credit Card and pay now.'
  return (
    <>
      Pay there then. If you can't, write to <MailLink bookingId={bookingId} /> now, or call{' '}
      <PhoneLink /> once it is open.
      {bookingId && ' If we mailed you an invoice, you can pay by its link at any hour.'}
    </>
  )
}

function MailLink({ bookingId }: Pick<PayByProps, 'bookingId'>) {
  const { email } = config.business
  const subject = bookingId ? `?subject=${encodeURIComponent(`Booking ${bookingId}`)}` : ''
  return <a href={`mailto:${email}${subject}`}>{email}</a>
}

function WhileClosed({ made, now }: Pick<DeadlineProps, 'made' | 'now'>) {
  const { cancelled, lastOpen } = payBy(made, hours)
  if (lastOpen === null || now >= lastOpen || lastOpen >= cancelled) return null
  return ` The ${unpaidHours} hours end on ${formatMoment(cancelled)}, while it is closed.`
}
