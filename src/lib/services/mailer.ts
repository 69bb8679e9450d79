// The mails around a booking (docs/specification.md). Only status 200 means that a mail went out.
import { send, type Answer } from './http'
import { allSettings } from '~/settings/all-settings'

/** Mails the confirmation of `booking` (in its stored form), with further rows. Never throws. */
export function mailConfirmation(
  booking: object,
  reservationID: string,
  details: readonly object[],
): Promise<Answer<unknown>> {
  return mail('bebookingConfirmation', { data: booking, reservationID, details })
}

/**
 * Mails that `booking` (in its stored form) was requested and waits for the office, with further
 * rows. Never throws.
 */
export function mailRequested(
  booking: object,
  reservationID: string,
  details: readonly object[],
): Promise<Answer<unknown>> {
  return mail('bebookingRequested', { data: booking, reservationID, details })
}

/** Mails the invoice of `booking` (in its stored form). Never throws. */
export function mailInvoice(
  booking: object,
  invoiceId: string,
  bookingId: string,
): Promise<Answer<unknown>> {
  return mail('beinvoice', { data: booking, invoiceId, bookingId })
}

/** Longest wait for the mailer; the customer reads the confirmation meanwhile. */
const timeoutMs = 30_000

function mail(name: string, data: object): Promise<Answer<unknown>> {
  return postToMailer(`/api/${name}`, data, timeoutMs)
}

/**
 * Posts to a path of the mailer. Never throws; `ok` means status 200 from that address
 * (docs/specification.md).
 */
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
