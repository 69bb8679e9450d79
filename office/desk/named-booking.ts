// A booking as somebody at the desk names it.
import type { Firestore } from 'firebase-admin/firestore'
import { linesOf } from '~/lib/booking/plan/rental-times'
import { isCanceled } from '~/lib/db/bookings/booked-lines'
import { bookingFrom, type Booking } from '~/lib/db/bookings/read-booking'
import { isDocumentId } from '~/lib/domain/document-id'
import { today } from '~/lib/time/dates'
import { describeDays } from '~/lib/time/day-text'
import { bookingFields, readAll } from '../sync/read'
import { plural, section } from '../sync/report'
import { lastDay } from '../sync/unread-date'
import { describeCustomer } from './customer'
import { aboutDays } from './day/reading'
import { namedBy, oneOf } from './names'

const forms =
  "Name the booking by the customer's name or phone number, the link to its page, or its id."

/**
 * The id of the booking that somebody names. By name or phone number it is one with a day from today
 * on, so that nobody changes last year's by mistake.
 * @param isMeantToo whether an earlier one of this name may be meant, too
 * @throws if no booking or several are named so
 */
export async function bookingNamed(
  db: Firestore,
  typed: string,
  now: Date,
  isMeantToo: (booking: Booking) => boolean = () => false,
): Promise<string> {
  const text = typed.trim()
  const [, linked] = /\/booking\/([^/?#\s<>"')\],.;:!]+)/.exec(text) ?? []
  const id = linked ?? text
  if (linked !== undefined || /^[A-Za-z0-9]{20}$/.test(text) || (await isStored(db, text)))
    return id
  if (text === '') throw new Error(forms)
  const { named, similar } = await bookingsOf(db, text)
  const isComing = ({ fields }: (typeof named)[number]) =>
    aboutDays(fields, { from: today(now), to: lastDay }) !== 'no'
  const isMeant = (each: (typeof named)[number]) => isComing(each) || isMeantToo(each.booking)
  const meant = named.filter(isMeant)
  const alike = similar.filter(isMeant)
  const only = oneOf(meant, `bookings are for "${text}"`, describe)
  if (only) return only.booking.id
  throw new Error(
    [
      `There's no booking for "${text}" from today on.`,
      ...section(`${plural(named.length, 'earlier one')}, to name by id:`, named.map(describe)),
      // A single letter fits many names.
      ...section('Similar names, to name by id:', alike.slice(0, 10).map(describe)),
      ...(alike.length > 10 ? [`  and ${alike.length - 10} more: type more of the name`] : []),
      forms,
    ].join('\n'),
  )
}

/** Older programs gave bookings ids of any form. */
async function isStored(db: Firestore, id: string): Promise<boolean> {
  return isDocumentId(id) && (await db.collection('bookings-test').doc(id).get()).exists
}

/** The bookings of a customer that aren't canceled. */
async function bookingsOf(db: Firestore, typed: string) {
  const all = await db.runTransaction(
    (transaction) =>
      readAll(transaction, db.collection('bookings-test').select(...bookingFields, 'phone')),
    { readOnly: true },
  )
  const bookings = all
    .map((document) => ({ fields: document.data(), id: document.id }))
    .filter(({ fields }) => !isCanceled(fields))
    .map(({ fields, id }) => ({ fields, booking: bookingFrom(id, fields) }))
  const number = digitsOf(typed).slice(-10)
  return number.length >= 7 && !/\p{L}/u.test(typed)
    ? {
        named: bookings.filter(({ booking }) => digitsOf(booking.phone).includes(number)),
        similar: [],
      }
    : namedBy(typed, bookings, ({ booking }) => `${booking.name} ${booking.lastName}`)
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function describe({ booking }: { booking: Booking }): string {
  const days = [...new Set(linesOf(booking).flatMap((line) => line.days))].toSorted()
  return `${describeCustomer(booking)}: ${describeDays(days) || 'no day that can be read'}`
}
