// The mails around a booking (docs/specification.md). Only status 200 means that a mail went out.
import { allSettings } from '~/settings/all-settings'
import { send, type Answer } from './http'

type Mailed = Readonly<Record<string, unknown>>

/** The confirmation, or that a booking was requested, with further rows. Never throws. */
export function mailBooking(
  booking: Mailed,
  reservationID: string,
  details: readonly object[],
): Promise<Answer<unknown>> {
  const name = booking['approved'] === 'Waiting' ? 'bebookingRequested' : 'bebookingConfirmation'
  return postToMailer(`/api/${name}`, { data: booking, reservationID, details }, timeoutMs)
}

/** Mails the invoice of a booking. Never throws. */
export function mailInvoice(
  booking: Mailed,
  invoiceId: string,
  bookingId: string,
): Promise<Answer<unknown>> {
  return postToMailer('/api/beinvoice', { data: booking, invoiceId, bookingId }, timeoutMs)
}

/** Longest wait for the mailer; the customer reads the confirmation meanwhile. */
const timeoutMs = 30_000

/** Never throws; `ok` means status 200 from that URL (docs/specification.md). */
export function postToMailer(
  path: string,
  data: object,
  timeout?: number,
): Promise<Answer<unknown>> {
  return send({
    method: 'post',
    url: `${allSettings.services.mailerUrl}${path}`,
    data,
    ...(timeout !== undefined && { timeout }),
    validateStatus: (status) => status === 200,
    direct: true,
  })
}
