// The distance, payment and mailer services behind the screens' tests, as a test says.
import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import type { ContactMessage } from '~/lib/contact/contact-form'
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import type { Charge, Mail, Backend } from './backend-state'

/** Answers one request of the HTTP client. @throws AxiosError when a service is down or slow */
export async function answerService(backend: Backend, request: InternalAxiosRequestConfig) {
  const { status, data } = await serviceAnswer(backend, request)
  const headers = { date: new Date().toUTCString() }
  const response = { data, status, statusText: '', headers, config: request }
  if (request.validateStatus?.(status) === false)
    throw new AxiosError('refused', 'ERR_BAD_RESPONSE', request, undefined, response)
  return response
}

async function serviceAnswer(
  backend: Backend,
  request: InternalAxiosRequestConfig,
): Promise<{ status: number; data: unknown }> {
  const { url = '', params, data } = request
  const body = typeof data === 'string' ? (JSON.parse(data) as Record<string, unknown>) : {}
  if (url.endsWith('/api/calculateDistance')) {
    backend.distancesAsked.push((params as { deliveryAddress: string }).deliveryAddress)
    const distance = await backend.distance
    if (!distance.ok) {
      if (distance.reason === 'nonsense') return { status: 200, data: { status: 'OK', rows: [] } }
      if (distance.reason === 'refused') return { status: 403, data: { error: 'forbidden' } }
      const code = distance.reason === 'slow' ? 'ECONNABORTED' : 'ERR_NETWORK'
      throw new AxiosError('failed', code, request)
    }
    const element = { status: 'OK', distance: { text: `${distance.data} mi` } }
    return { status: 200, data: { status: 'OK', rows: [{ elements: [element] }] } }
  }
  if (url.endsWith('/paymentInflatables')) {
    const charge = body as unknown as Charge
    backend.charges.push(charge)
    const result = await backend.charge(charge)
    if (result === 'refused') return { status: 403, data: 'Forbidden' }
    if (typeof result === 'object')
      return { status: 200, data: { success: false, requiresAction: true, ...result } }
    return result === 'unknown'
      ? { status: 500, data: 'Internal Server Error' }
      : { status: 200, data: { success: result === 'paid' } }
  }
  if (url.endsWith('/api/contactForm')) {
    if (backend.mailStatus === 200) backend.messages.push(body as unknown as ContactMessage)
    return { status: backend.mailStatus, data: {} }
  }
  const kind = mailKinds.get(url.slice(url.lastIndexOf('/') + 1))
  if (kind) {
    const id = String(body['invoiceId'] ?? body['reservationID'])
    const { data: booking, details } = body
    backend.mails.push({ kind, id, booking: booking as BookingDocument, details })
    await backend.beforeMail(kind)
    return { status: backend.mailStatus, data: {} }
  }
  // The site's own URL, whose answer has the time.
  return { status: 200, data: backend.page }
}

const mailKinds = new Map<string, Mail['kind']>([
  ['bebookingConfirmation', 'confirmation'],
  ['bebookingRequested', 'request'],
  ['beinvoice', 'invoice'],
])
