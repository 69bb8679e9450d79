// The deadline of an unpaid reservation, with the same words on every screen.
import { EmailLink } from '~/components/contact/EmailLink'
import { OpeningHours } from '~/components/contact/OpeningHours'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { unpaidHours } from '~/lib/domain/business'
import { formatMoment } from '~/lib/time/business-time'
import { readOpeningHours } from '~/lib/time/opening-hours'
import { closedWeekdays, officeAt, payBy } from '~/lib/time/pay-by'
import { config } from '~/settings/site-settings'

type PayByProps = {
  /** When the reservation was or is made; null if that isn't known. */
  made: Date | null
  /** The earliest moment of its delivery; null if that isn't known. */
  deliveryAt: Date | null
  /** Given on a page that takes the payment, where the deadline may have passed. */
  now?: Date
  /** It isn't made yet, so the customer can still pay by card. */
  beforehand?: boolean
  /** The stored booking's id, for a mail to the office. */
  bookingId?: string | undefined
}

// A build and `npm start` stop at unreadable hours.
const hours = readOpeningHours(config.company.hours)

/** If the office is closed at the deadline: the texts before and after the phone number. */
const otherWays = {
  sooner: ['Your event is before then, so please call us at', ' to pay before delivery'],
  closed: ['Our office is closed at that time, so come in earlier, call us at', ''],
  closedUntilThen: ['Our office is closed until then, so please call us at', ' to pay'],
} as const

export function PayBy({ made, deliveryAt, now, ...ways }: PayByProps) {
  const by = made && payBy(made)
  const isSooner = by !== null && deliveryAt !== null && deliveryAt < by
  const isPastDeadline = by !== null && now !== undefined && now >= (isSooner ? deliveryAt : by)
  const office = made && by && officeAt(by, made, hours)
  const why = isSooner ? 'sooner' : office === 'open' ? null : office
  const closed = closedWeekdays(hours)
  return (
    <p>
      {by && !isSooner && (
        <span>
          <span>
            {isPastDeadline
              ? 'Payment was due by'
              : `Please pay ${why || ways.bookingId ? '' : 'in our office '}by`}
          </span>{' '}
          <strong>{formatMoment(by)}</strong>.{' '}
        </span>
      )}
      <span>Unpaid reservations are canceled after {unpaidHours} hours. </span>
      {isPastDeadline ? (
        <span>
          <span>
            {isSooner ? 'Not paid yet? Please call us at' : 'Already paid, or still want it? Call'}
          </span>{' '}
          <PhoneLink />.{' '}
        </span>
      ) : (
        why && <OtherWays why={why} {...ways} />
      )}
      {ways.bookingId && !isPastDeadline && (
        <span>
          {`You can pay by card anytime ${now ? 'on this page' : 'on your booking page'}. `}
        </span>
      )}
      <span>
        The office is open <OpeningHours />
        <span>{closed ? ` and closed on ${closed}.` : '.'}</span>
      </span>
    </p>
  )
}

type OtherWaysProps = Pick<PayByProps, 'beforehand' | 'bookingId'> & {
  why: keyof typeof otherWays
}

function OtherWays({ why, beforehand, bookingId }: OtherWaysProps) {
  const [before, after] = otherWays[why]
  const subject = bookingId ? { subject: `Booking ${bookingId}` } : {}
  return (
    <span>
      <span>{before}</span> <PhoneLink />
      <span>{`${after}, `}</span>
      {beforehand ? (
        <span>or choose Credit Card and pay now. </span>
      ) : (
        <span key="email">
          or email <EmailLink {...subject} /> while we're closed.{' '}
        </span>
      )}
    </span>
  )
}
