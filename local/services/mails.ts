// The mailer: checks the site's requests, so that a wrong body is noticed here, and writes the
// mail.
import * as v from 'valibot'
import {
  priceRows,
  eachAmount,
  storedAmountName,
  sumOfCosts,
  summaryLabels,
} from '~/lib/domain/amounts'
import { customerRows } from '~/lib/domain/booking-texts'
import { formatCents } from '~/lib/domain/money'
import { inWords } from '~/lib/order-notes/order-notes'
import { problemsOf, text } from '../check'
import type { Mail } from '../outbox/outbox'
import { bookingShape, type MailedBooking } from './booking-shape'

type Draft = Omit<Mail, 'id' | 'sentAt'>
type Written = { mail: Draft; problems: [] } | { mail: null; problems: string[] }
type Form = { shape: v.GenericSchema; write: (body: never, officeEmail: string) => Draft }

type Detail = { label: string; text: string }
type BookingBody = { data: MailedBooking; reservationID: string; details?: readonly Detail[] }
type InvoiceBody = { data: MailedBooking; invoiceId: string; bookingId: string }
type ContactBody = Record<'name' | 'lastName' | 'email' | 'phone' | 'message', string> & {
  copy?: true
}

/** Ids of documents: what Firestore and the site make. */
const id = text(/^[A-Za-z0-9]{20}$/)
/** The site names its invoice of a booking after it (src/lib/db/invoices.ts). */
const invoiceId = text(/^[A-Za-z0-9]{20}(-balance)?$/)

/**
 * Rows that the site adds: what is due and until when, delivery, ground, preparations, parts of
 * packages.
 */
const details = v.exactOptional(v.array(v.strictObject({ label: text(), text: text() })))

const forms: Readonly<Record<string, Form>> = {
  bebookingConfirmation: {
    shape: v.strictObject({ data: bookingShape('True'), reservationID: id, details }),
    write: ({ data, reservationID, details: told }: BookingBody) => ({
      kind: 'confirmation',
      to: data.email,
      subject: `Your booking ${reservationID} is confirmed`,
      paragraphs: [`Hi ${data.name},`, 'Your booking has been confirmed. Here are the details.'],
      rows: [['Confirmation ID', reservationID], ...bookingRows(data), ...detailRows(told)],
      link: { label: 'See your booking', href: `/booking/${reservationID}` },
    }),
  },
  bebookingRequested: {
    shape: v.strictObject({ data: bookingShape('Waiting'), reservationID: id, details }),
    write: ({ data, reservationID, details: told }: BookingBody) => ({
      kind: 'request',
      to: data.email,
      subject: `We got your request ${reservationID}`,
      paragraphs: [
        `Hi ${data.name},`,
        'We got your request and will get back to you soon. Nothing is charged yet.',
      ],
      rows: [['Request ID', reservationID], ...bookingRows(data), ...detailRows(told)],
      link: { label: 'See your request', href: `/booking/${reservationID}` },
    }),
  },
  beinvoice: {
    shape: v.strictObject({ data: bookingShape('True', 'Waiting'), invoiceId, bookingId: id }),
    // Once more after its payment, as the receipt.
    write: ({ data, invoiceId, bookingId }: InvoiceBody) => ({
      kind: data.paid ? 'receipt' : 'invoice',
      to: data.email,
      subject: `${data.paid ? 'Receipt' : 'Invoice'} for your booking ${bookingId}`,
      paragraphs: [
        `Hi ${data.name},`,
        data.paid
          ? 'We got your payment. Thank you. Your booking is paid in full.'
          : 'Here is the invoice for your booking.',
      ],
      rows: [['Confirmation ID', bookingId], ...bookingRows(data)],
      link: {
        label: data.paid ? 'Open the receipt' : 'Open the invoice',
        href: `/invoice/${invoiceId}`,
      },
    }),
  },
  contactForm: {
    shape: v.strictObject({
      name: text(),
      lastName: v.string(),
      email: text(),
      phone: v.string(),
      message: text(),
      copy: v.exactOptional(v.literal(true)),
    }),
    write: (body: ContactBody, officeEmail) => ({
      kind: 'contact',
      to: officeEmail,
      subject: `Message from ${body.name} ${body.lastName}`.trim(),
      paragraphs: body.message.split('\n'),
      rows: [
        ['Email', body.email],
        ['Phone', body.phone],
        ...(body.copy ? [['Copy to', body.email] satisfies [string, string]] : []),
      ],
      link: null,
    }),
  },
}

/** The paths of the mailer, below its URL. */
export const mailForms = Object.keys(forms)

/**
 * Writes the mail of a form (the last part of its path) from the JSON body, or names every problem
 * of that body. Messages of the contact form go to `officeEmail`.
 */
export function writeMail(form: string, body: unknown, officeEmail: string): Written {
  const entry = forms[form]
  if (!entry) return { mail: null, problems: [`There is no mail form ${form}`] }
  const problems = problemsOf(entry.shape, body)
  if (problems.length > 0) return { mail: null, problems }
  return { mail: entry.write(body as never, officeEmail), problems: [] }
}

const detailRows = (details: readonly Detail[] = []) =>
  details.map(({ label, text }): [string, string] => [label, text])

function bookingRows(booking: MailedBooking): [string, string][] {
  const cents = eachAmount((name) =>
    Math.round((booking.balances[storedAmountName(name)] ?? 0) * 100),
  )
  const totalCents = sumOfCosts(cents)
  const depositCents = cents.deposit
  return [
    ['Name', `${booking.name} ${booking.lastName}`],
    ['Phone', booking.phone],
    ['Address', booking.address],
    ...customerRows(booking).map(({ name, label, value }): [string, string] => [
      label,
      inWords(name, value).replaceAll('\n', '; '),
    ]),
    ['Payment', booking.method],
    ...[...booking.inflatables, ...booking.extras].map((line): [string, string] => [
      line.inflatableName,
      line.bookingDates.join(', '),
    ]),
    ...priceRows(summaryLabels, cents).map(({ label, value }): [string, string] => [
      label,
      formatCents(value),
    ]),
    ...(depositCents > 0
      ? [['Deposit', formatCents(-depositCents)] satisfies [string, string]]
      : []),
    ['Balance due', formatCents(booking.paid ? 0 : totalCents - depositCents)],
  ]
}
