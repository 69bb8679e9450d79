// The rows of a mail that the stored booking doesn't have, in the words of the booking's page.
import { toPrepare } from '~/lib/catalog/to-prepare'
import { spacesIn, type Included } from '~/lib/db/bookings/included'
import type { Booking } from '~/lib/db/bookings/read-booking'
import {
  cancellationNoticeHours,
  maxMoves,
  moveUntilDays,
  unpaidHours,
} from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import { groundLabel } from '~/lib/pricing/labels'
import { formatMoment, readStamp } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { beforeDelivery } from '~/lib/time/day-text'
import { moveWords } from '~/lib/time/move-until'
import { readOpeningHours } from '~/lib/time/opening-hours'
import { officeAt, payBy } from '~/lib/time/pay-by'
import { allSettings } from '~/settings/all-settings'
import { paymentSentences } from './payment-sentences'
import { deliveryWords, firstDay, firstDelivery, linesOf, pickUpWords } from './rental-times'
import { contractName, signatureWords } from './signature'

/** A row of a mail, in plain text. */
export type MailDetail = { label: string; text: string }

/** The rows of a mail about a booking, in their order. */
export function mailDetails(booking: Booking, included: Included, now: Date): MailDetail[] {
  const lines = linesOf(booking)
  const moving =
    maxMoves > 0 && booking.approved !== 'waiting'
      ? moveWords(moveUntilDays, firstDay(lines), today(now))
      : ''
  const canceling = `To cancel, give us at least ${cancellationNoticeHours} hours' notice before delivery.`
  return [
    { label: 'Payment', text: paymentWords(booking, now) },
    { label: 'Delivery', text: deliveryWords(booking) },
    { label: 'Pickup', text: pickUpWords(booking) },
    { label: 'Ground', text: groundLabel(booking.floorType) },
    ...lines.map(({ itemId, name }) => ({
      label: name,
      text: included[itemId ?? '']?.parts ?? '',
    })),
    {
      label: 'Have ready',
      text: toPrepare(booking.inflatables.length > 0, spacesIn(included)).join('. '),
    },
    { label: 'Rules', text: contractWords(booking) },
    {
      label: 'Changes',
      text: [moving, allSettings.rainRule, canceling].filter(Boolean).join(' '),
    },
  ].filter(({ text }) => text !== '')
}

function contractWords(booking: Booking): string {
  const signature = signatureWords(booking)
  if (signature === null) return "Please sign the release on your booking's page before your event."
  const { siteUrl } = allSettings
  const at = siteUrl && ` ${siteUrl}/contract/${signature.version}`
  return `${signature.words}: ${contractName(signature.version)}.${at}`
}

const onPage = "Pay by card on your booking's page, or in our office."

function paymentWords(booking: Booking, now: Date): string {
  const { approved, amountsInCents, balanceDueCents, paidCents } = booking
  const { phone, hours } = allSettings.company
  if (approved === 'waiting') return 'Nothing is due until our office approves your request.'
  if (!amountsInCents) return `Call ${phone} for the amount due.`
  if (balanceDueCents === 0) return 'Paid in full.'
  const due = formatCents(balanceDueCents)
  if (amountsInCents.deposit > 0)
    return `Total ${formatCents(paidCents + balanceDueCents)}. ${paymentSentences(booking).join(' ')} ${due} is due ${beforeDelivery(firstDay(linesOf(booking)))}. ${onPage}`
  if (hasPaymentTerms(booking)) return `${due} is due. We'll confirm your payment terms by email.`
  const made = approved === 'later' ? null : readStamp(booking.created)
  if (made === null) return `${due} is due. ${onPage}`
  const by = payBy(made)
  const deliveryAt = firstDelivery(linesOf(booking), booking)
  const canceled = `Unpaid reservations are canceled after ${unpaidHours} hours.`
  if (deliveryAt !== null && deliveryAt < by)
    return `${due} is due before delivery. Your event is soon, so please pay by card on your booking's page now, or call ${phone}. ${canceled}`
  if (now >= by) return `${due} was due by ${formatMoment(by)}. Please call ${phone}.`
  const isOpen = officeAt(by, made, readOpeningHours(hours)) === 'open'
  const closed = isOpen
    ? ''
    : ` The office is closed at that time, so pay earlier or call ${phone}.`
  return `Please pay ${due} by ${formatMoment(by)}. ${canceled} ${onPage} It's open ${hours}.${closed}`
}
