// A booking as somebody at the desk names it.
import type { Firestore } from 'firebase-admin/firestore'
import { linesOf } from '~/lib/booking/plan/rental-times'
import { toStoredBooking, type StoredBooking } from '~/lib/db/bookings/read-booking'
import { isCanceled } from '~/lib/db/bookings/stored-lines'
import { isDocumentId } from '~/lib/domain/document-id'
import { today } from '~/lib/time/dates'
import { describeDays } from '~/lib/time/day-text'
import { bookingFields, readAll } from '../sync/read'
import { plural, section } from '../sync/report'
import { lastDay } from '../sync/unread-date'
import { describeCustomer } from './customer'
import { aboutDays } from './day/reading'

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
  isMeantToo: (booking: StoredBooking) => boolean = () => false,
): Promise<string> {
  const text = typed.trim()
  const [, linked] = /\/booking\/([^/?#\s<>"')\],.;:!]+)/.exec(text) ?? []
  const id = linked ?? text
  if (linked !== undefined || /^[A-Za-z0-9]{20}$/.test(text) || (await isStored(db, text)))
    return id
  if (text === '') throw new Error(forms)
  const { coming, earlier } = await bookingsOf(db, text, now)
  const meant = [...coming, ...earlier.filter(isMeantToo)]
  const [only, ...others] = meant
  if (only && others.length === 0) return only.id
  if (only)
    throw new Error(
      section(
        `${meant.length} bookings are for "${text}". Name one of them by its id:`,
        meant.map(describe),
      ).join('\n'),
    )
  throw new Error(
    [
      `There's no booking for "${text}" from today on.`,
      ...section(`${plural(earlier.length, 'earlier one')}, to name by id:`, earlier.map(describe)),
      forms,
    ].join('\n'),
  )
}

/** Older programs gave bookings ids of any form. */
async function isStored(db: Firestore, id: string): Promise<boolean> {
  if (!isDocumentId(id)) return false
  const places = ['bookings-test', 'canceled-bookings'].map((name) => db.collection(name).doc(id))
  return (await db.getAll(...places)).some(({ exists }) => exists)
}

/** The bookings of a customer that aren't canceled. */
async function bookingsOf(db: Firestore, typed: string, now: Date) {
  const all = await db.runTransaction(
    (moment) => readAll(moment, db.collection('bookings-test').select(...bookingFields, 'phone')),
    { readOnly: true },
  )
  const bookings = all
    .map((document) => ({ fields: document.data(), id: document.id }))
    .filter(({ fields }) => !isCanceled(fields))
    .map(({ fields, id }) => ({ fields, booking: toStoredBooking(id, fields) }))
  // "Ann Smith" is Ann Smith, even if only Anna Smithson has a booking ahead.
  const [named = []] = matching(typed)
    .map((isNamed) => bookings.filter(({ booking }) => isNamed(booking)))
    .filter((found) => found.length > 0)
  const isComing = ({ fields }: (typeof named)[number]) =>
    aboutDays(fields, { from: today(now), to: lastDay }) !== 'no'
  return {
    coming: named.filter(isComing).map(({ booking }) => booking),
    earlier: named.filter((each) => !isComing(each)).map(({ booking }) => booking),
  }
}

/**
 * Which bookings are meant, the best first: by a phone number; or by words of the customer's names,
 * else by words with which the names begin.
 */
function matching(typed: string): ((booking: StoredBooking) => boolean)[] {
  const number = digitsOf(typed).slice(-10)
  if (number.length >= 7 && !/\p{L}/u.test(typed))
    return [({ phone }) => digitsOf(phone).includes(number)]
  const byWords =
    (isMeant: (word: string, typedWord: string) => boolean) =>
    ({ name, lastName }: StoredBooking) =>
      wordsOf(typed).every((typedWord) =>
        wordsOf(`${name} ${lastName}`).some((word) => isMeant(word, typedWord)),
      )
  return [
    byWords((word, typedWord) => word === typedWord),
    byWords((word, typedWord) => word.startsWith(typedWord)),
  ]
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** In small letters without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)

function describe(booking: StoredBooking): string {
  const days = [...new Set(linesOf(booking).flatMap((line) => line.days))].toSorted()
  return `${describeCustomer(booking)}: ${describeDays(days) || 'no day that can be read'}`
}
