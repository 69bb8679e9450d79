// What visitors may do, and what they may not. The doctor asks the rules about each without doing
// it.
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import { storedAmountName, summaryLabels, type ChargeName } from '~/lib/domain/amounts'
import { depositCents } from '~/lib/domain/business'
import { toDollars } from '~/lib/domain/money'
import type { Problem } from '~/lib/domain/problem'
import { newKey, sha256 } from '~/lib/storage/secret'
import { addDays, today } from '~/lib/time/dates'
import type { Database, TriedWrite } from './database'
import type { Sample } from './sample-booking'

/** Commits by the name that the report gives them. */
export type Attempts = Readonly<Record<string, readonly TriedWrite[]>>

/** The moment, and whether this computer's clock is right. */
type Clock = { now: Date; isClockRight: boolean }

const minutes = (count: number, now: Date) => new Date(now.getTime() + count * 60_000)

const problem: Problem = {
  kind: 'mail',
  page: '/contact',
  release: '00000000',
  browser: 'other',
  version: 0,
}
const problemPath = (now: Date) => `problems/${addDays(today(now), 1)}_mail_42`

/** Commits that the pages make. */
export async function ordinary(
  { create }: Database,
  sample: Sample | null,
  { now, isClockRight }: Clock,
): Promise<Attempts> {
  const email = `${newKey().toLowerCase()}@example.com`
  const signup = {
    'a newsletter sign-up': [create(`newsLetter/${await sha256(email)}`, { email })],
    // The rules use Google's clock. `problemPath` counts tomorrow's reports, so its numbers are
    // still free.
    ...(isClockRight && { 'a report of a problem': [create(problemPath(now), problem)] }),
  }
  if (sample === null) return signup
  const { booking, allocation, commit, invoice } = sample
  const withDeposit = booking({ isByCard: true, depositOnly: true })
  return {
    ...signup,
    'a booking': commit(booking()),
    // The rules use Google's clock.
    ...(isClockRight && { 'a hold of ten minutes': [allocation({ expires: minutes(10, now) })] }),
    ...(!sample.isRequestMode && {
      'an invoice': [...commit(withDeposit), invoice(withDeposit)],
    }),
  }
}

/**
 * Commits that no visitor may make.
 * @param inflatable the id of one in the catalog, and `extra` that of an extra
 * @param taken the id of a booked allocation, or null
 */
export function forgeries(
  database: Database,
  sample: Sample | null,
  {
    inflatable,
    extra,
    taken,
    ...around
  }: Clock & { inflatable: string; extra: string; taken: string | null },
): Attempts {
  const { create, change } = database
  const id = newKey()
  const day = { itemID: id, kind: 'extras', date: '2099-01-01', unit: 0, owner: '', expires: null }
  return {
    'a price of the catalog': [change(`inflatables/${inflatable}`, { price: 1 })],
    'a price of an extra': [change(`extras/${extra}`, { price: 1 })],
    'a deleted inflatable': [database.delete(`inflatables/${inflatable}`)],
    'a deleted extra': [database.delete(`extras/${extra}`)],
    'a new inflatable': [create(`inflatables/${id}`, { price: 1 })],
    'a new extra': [create(`extras/${id}`, { price: 1 })],
    'the settings': [change('config/availability', { source: 'bookings' })],
    'deleted settings': [database.delete('config/availability')],
    'new settings': [create(`config/${id}`, { source: 'bookings' })],
    'a booking without a claim': [create(`bookings-test/${id}`, { paid: true })],
    // The doctor knows no stored id, so these attempts only notice rules that let everybody do it.
    'a deleted booking': [database.delete(`bookings-test/${id}`)],
    'a booking marked as paid': [change(`bookings-test/${id}`, { paid: true, invoiceID: id })],
    'another address in a booking': [change(`bookings-test/${id}`, { address: 'Elsewhere' })],
    'an invoice marked as paid': [change(`invoices-test/${id}`, { paid: true })],
    'a deleted invoice': [database.delete(`invoices-test/${id}`)],
    'a changed claim': [change(`claims/${id}`, { key: id })],
    'a deleted claim': [database.delete(`claims/${id}`)],
    'a payment of a booking that never was': [create(`payments/${id}`, { step: 'paid' })],
    'a deleted payment': [database.delete(`payments/${id}`)],
    'a canceled booking that never was': [create(`canceled-bookings/${id}`, { paid: false })],
    'a deleted canceled booking': [database.delete(`canceled-bookings/${id}`)],
    'a changed problem': [change(problemPath(around.now), { version: 1 })],
    'a deleted problem': [database.delete(problemPath(around.now))],
    'a problem in words of its own': [
      create(problemPath(around.now), { ...problem, message: 'doctor' }),
    ],
    'a unit out of service': [create(`blocks/${id}`, { reason: 'doctor' })],
    'another newsletter address': [change(`newsLetter/${id}`, { email: id })],
    'a deleted newsletter address': [database.delete(`newsLetter/${id}`)],
    'a document of a new kind': [create(`doctor/${id}`, { paid: true })],
    'a booking of the old kind': [create(`bookings/${id}`, { paid: true })],
    'another booking of the old kind': [change(`bookings/${id}`, { paid: true })],
    'a deleted booking of the old kind': [database.delete(`bookings/${id}`)],
    'a paid invoice': [create(`invoices-test/${id}`, { paid: true })],
    'a day without a claim': [create(`allocations/${id}_2099-01-01_0`, day)],
    'a claim without a booking': [create(`claims/${id}`, { key: id })],
    'an invalid email address': [create(`newsLetter/${id}`, { email: id })],
    ...(taken !== null && {
      'a deleted day': [database.delete(`allocations/${taken}`)],
      "somebody else's day": [change(`allocations/${taken}`, day)],
    }),
    ...(sample !== null && forgedBookings(sample, around)),
  }
}

type Line = BookingDocument['extras'][number]

/** The booking with changed lines. */
function withLines(document: BookingDocument, some: (line: Line) => Partial<Line>) {
  const change = (line: Line) => ({ ...line, ...some(line) })
  const { inflatables, extras } = document
  return { ...document, inflatables: inflatables.map(change), extras: extras.map(change) }
}

/** The amounts that a visitor could change, besides the rent. */
const charges = (Object.entries(summaryLabels) as [ChargeName, string][]).filter(
  ([name]) => name !== 'rent',
)

/** A whole booking with one thing wrong. */
function forgedBookings(sample: Sample, { now, isClockRight }: Clock): Attempts {
  const { booking, allocation, commit, invoice } = sample
  const right = booking()
  const changed = (name: ChargeName) => {
    const stored = storedAmountName(name)
    return { ...right, balances: { ...right.balances, [stored]: right.balances[stored] + 9_999 } }
  }
  const over = addDays(today(now), -2)
  // The amounts are far too high, because a lower price, no tax, no delivery fee or one dollar more
  // may be what this business charges.
  return {
    'a booking at another price': commit(booking({ priceCents: sample.priceCents + 1_00 })),
    ...Object.fromEntries(
      charges
        .filter(([name]) => sample.hasFlatFee || name !== 'deliveryFee')
        .map(([name, label]) => [
          `a booking with another ${label.toLowerCase()}`,
          commit(changed(name)),
        ]),
    ),
    // Outside of the towns with a flat fee the page says the fee.
    'a delivery fee below zero': commit({
      ...right,
      address: '1 Main St, Freeport, IL 61032',
      balances: { ...right.balances, deliveryFee: -1 },
    }),
    'a booking in Wisconsin with another tax': commit({
      ...changed('tax'),
      address: '1 Main St, Beloit, WI 53511',
    }),
    'more units than were paid': commit(
      withLines(right, ({ inflatableName }) => ({ inflatableName: `${inflatableName} x 9` })),
    ),
    'an office booking marked as paid': commit({ ...right, paid: true }),
    'a deposit that nobody paid': commit({
      ...right,
      balances: { ...right.balances, deposit: toDollars(depositCents || 100_00) },
    }),
    'a signature on words of its own': commit({
      ...right,
      signed: 'ffffffffffff | 01/01/2027 | 12:00',
    }),
    'a field of its own': commit({ ...right, doctor: true } as typeof right),
    'a line with a script': commit(
      withLines(right, () => ({ inflatableImage: 'javascript:alert(1)' })),
    ),
    'a text of any length': commit({ ...right, name: 'Doctor'.repeat(100) }),
    'a booking that skips approval': commit({
      ...right,
      approved: sample.isRequestMode ? 'True' : 'Waiting',
    }),
    "a unit that isn't there": commit(right, [allocation({ unit: 999_999 })]),
    'a day that the booking lacks': commit(right, [allocation({ day: addDays(today(now), 501) })]),
    // The rules use Google's clock.
    ...(isClockRight && {
      'a booking of a day that is over': commit(booking({ day: over }), [
        allocation({ day: over }),
      ]),
      'a hold of a day': [allocation({ expires: minutes(24 * 60, now) })],
    }),
    'an invoice for another amount': [...commit(right), invoice(changed('tax'))],
  }
}
