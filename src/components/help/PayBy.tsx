// Until when an unpaid reservation stands, in the words of every place that tells it.
import { unpaidHours, unpaidHoursAfterOpening } from '~/lib/domain/business'
import { formatMoment } from '~/lib/time/business-time'
import { readOpeningHours } from '~/lib/time/opening-hours'
import { closedWeekdays, payBy } from '~/lib/time/pay-by'
import { config } from '~/settings/site-settings'
import { OpeningHours } from './OpeningHours'
import { PhoneLink } from './PhoneLink'

type PayByProps = {
  /** When it was made, or is about to be; null where nobody can tell. */
  made: Date | null
  /** The first moment at which it may be delivered; null where nobody can tell. */
  delivery: Date | null
  /** Where it may be over by now. */
  now?: Date
  /** It isn't made yet: it can still be paid by card at once. */
  beforehand?: boolean
  /** Of a stored booking, for a mail to the office. */
  bookingId?: string | undefined
}

// A build and `npm start` stop at hours that can't be read.
const hours = readOpeningHours(config.business.hours)

export function PayBy({ made, delivery, now, ...ways }: PayByProps) {
  const by = made && payBy(made, hours, delivery)
  const closed = closedWeekdays(hours)
  const isOver = by instanceof Date && now !== undefined && now >= by
  return (
    <p>
      {by instanceof Date && (
        <>
          {isOver ? 'Payment was due by' : 'Please pay in our office by'}{' '}
          <strong>{formatMoment(by)}</strong>.{' '}
        </>
      )}
      Unpaid reservations are cancelled after {unpaidHours} hours, or {unpaidHoursAfterOpening}{' '}
      hours after our office next opens if it is closed then.{' '}
      {isOver && (
        <>
          Already paid, or want to keep it? Call <PhoneLink />.{' '}
        </>
      )}
      {by === 'beforeDelivery' &&
        (now && delivery && now >= delivery ? (
          <>
            Not paid yet? Please call us at <PhoneLink />.{' '}
          </>
        ) : (
          <BeforeDelivery {...ways} />
        ))}
      The office is open <OpeningHours />
      {closed && ` and closed on ${closed}`}.
    </p>
  )
}

/** The office may be closed all the time until then. */
function BeforeDelivery({ beforehand, bookingId }: Pick<PayByProps, 'beforehand' | 'bookingId'>) {
  return (
    <>
      Your event is sooner than that: please call us at <PhoneLink /> to pay before the delivery,{' '}
      {beforehand ? (
        'or choose Credit Card and pay now. '
      ) : (
        <>
          or write to <MailLink bookingId={bookingId} /> while we are closed.{' '}
        </>
      )}
      {bookingId && 'If we mailed you an invoice, you can pay by its link at any hour. '}
    </>
  )
}

function MailLink({ bookingId }: Pick<PayByProps, 'bookingId'>) {
  const { email } = config.business
  const subject = bookingId ? `?subject=${encodeURIComponent(`Booking ${bookingId}`)}` : ''
  return <a href={`mailto:${email}${subject}`}>{email}</a>
}
