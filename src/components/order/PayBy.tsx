// The deadline of an unpaid reservation, with the same words on every screen.
import { unpaidHours } from '~/lib/domain/business'
import { formatMoment } from '~/lib/time/business-time'
import { readOpeningHours } from '~/lib/time/opening-hours'
import { closedWeekdays, officeAt, payBy } from '~/lib/time/pay-by'
import { config } from '~/settings/site-settings'
import { OpeningHours } from '~/components/help/OpeningHours'
import { PhoneLink } from '~/components/help/PhoneLink'

type PayByProps = {
  /** When the reservation was or is made; null if that isn't known. */
  made: Date | null
  /** The earliest moment of its delivery; null if that isn't known. */
  delivery: Date | null
  /** Given on a page that takes the payment, where the deadline may have passed. */
  now?: Date
  /** It isn't made yet, so the customer can still pay by card. */
  beforehand?: boolean
  /** The stored booking's id, for a mail to the office. */
  bookingId?: string | undefined
}

// A build and `npm start` stop at unreadable hours.
const hours = readOpeningHours(config.business.hours)

/** Other ways to pay if the office is closed at the deadline: the text before and after the phone number. */
const otherWays = {
  sooner: ['Your event is before then, so please call us at', ' to pay before delivery'],
  closed: ['Our office is closed at that time, so come in earlier, call us at', ''],
  closedUntilThen: ['Our office is closed until then, so please call us at', ' to pay'],
} as const

export function PayBy({ made, delivery, now, ...ways }: PayByProps) {
  const by = made && payBy(made)
  const isSooner = by !== null && delivery !== null && delivery < by
  const isOver = by !== null && now !== undefined && now >= (isSooner ? delivery : by)
  const office = made && by && officeAt(by, made, hours)
  const why = isSooner ? 'sooner' : office === 'open' ? null : office
  const closed = closedWeekdays(hours)
  return (
    <p>
      {by && !isSooner && (
        <>
          {isOver
            ? 'Payment was due by'
            : `Please pay ${why || ways.bookingId ? '' : 'in our office '}by`}{' '}
          <strong>{formatMoment(by)}</strong>.{' '}
        </>
      )}
      Unpaid reservations are canceled after {unpaidHours} hours.{' '}
      {isOver ? (
        <>
          {isSooner ? 'Not paid yet? Please call us at' : 'Already paid, or still want it? Call'}{' '}
          <PhoneLink />.{' '}
        </>
      ) : (
        why && <OtherWays why={why} {...ways} />
      )}
      {ways.bookingId &&
        !isOver &&
        `You can pay by card anytime ${now ? 'on this page' : 'on your booking page'}. `}
      The office is open <OpeningHours />
      {closed && ` and closed on ${closed}`}.
    </p>
  )
}

type OtherWaysProps = Pick<PayByProps, 'beforehand' | 'bookingId'> & {
  why: keyof typeof otherWays
}

function OtherWays({ why, beforehand, bookingId }: OtherWaysProps) {
  const [before, after] = otherWays[why]
  const { email } = config.business
  const subject = bookingId ? `?subject=${encodeURIComponent(`Booking ${bookingId}`)}` : ''
  return (
    <>
      {before} <PhoneLink />
      {after},{' '}
      {beforehand ? (
        'or choose Credit Card and pay now. '
      ) : (
        <>
          or email <a href={`mailto:${email}${subject}`}>{email}</a> while we're closed.{' '}
        </>
      )}
    </>
  )
}
