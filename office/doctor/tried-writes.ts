// What visitors may do, and what they may not. The doctor asks the rules without doing it.
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import { storedAmountName, summaryLabels, type CostName } from '~/lib/domain/amounts'
import type { BookingLine } from '~/lib/domain/booking'
import { randomId, sha256 } from '~/lib/domain/booking-key'
import { depositRateCents, flatFeeTowns } from '~/lib/domain/business'
import { toDollars } from '~/lib/domain/money'
import type { Problem } from '~/lib/domain/problem'
import { addDays, today } from '~/lib/time/dates'
import type { PlainFields } from '../../local/firestore/plain'
import type { Database, TriedWrite } from './database'
import type { Sample } from './sample-booking'

/** Commits by the name that the report gives them. */
export type TriedWrites = Readonly<Record<string, readonly TriedWrite[]>>

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
  now: Date,
): Promise<TriedWrites> {
  const email = `${randomId().toLowerCase()}@example.com`
  const signup = {
    'a newsletter sign-up': [create(`newsLetter/${await sha256(email)}`, { email })],
    // Tomorrow's numbers are still free.
    'a report of a problem': [create(problemPath(now), problem)],
  }
  if (sample === null) return signup
  const { booking, allocation, commit, invoice } = sample
  const withDeposit = booking({ isByCard: true, depositOnly: true })
  return {
    ...signup,
    'a booking': commit(booking()),
    'a hold of ten minutes': [allocation({ expires: minutes(10, now) })],
    ...(!sample.isRequestMode && { 'an invoice': [...commit(withDeposit), invoice(withDeposit)] }),
  }
}

/** Every collection, and one of a new kind, with a document that no visitor may write there. */
const forged: Readonly<Record<string, PlainFields>> = {
  inflatables: { price: 1 },
  extras: { price: 1 },
  config: { status: true, source: 'bookings' },
  allocations: { itemID: 'doctor', kind: 'extras', date: '2099-01-01', unit: 0, expires: null },
  claims: { key: 'doctor' },
  'bookings-test': { paid: true, invoiceID: 'doctor' },
  'invoices-test': { paid: true },
  'canceled-bookings': { paid: false },
  payments: { step: 'paid' },
  newsLetter: { email: 'doctor' },
  problems: { ...problem, message: 'doctor' },
  blocks: { reason: 'doctor' },
  bookings: { paid: true },
  orphans: {},
  numbers: {},
  cancellations: {},
  doctor: { paid: true },
}
export const collections = Object.keys(forged)

/**
 * Commits that no visitor may make. Their paths are made up, which only shows rules that let anybody
 * write anything, except `known`: paths of stored documents.
 */
export function forgeries(
  { create, change, delete: remove }: Database,
  sample: Sample | null,
  { known, now }: { known: readonly string[]; now: Date },
): TriedWrites {
  const random = collections.map((name) => `${name}/${randomId()}`)
  const stored = random.filter((path) => !/^(?:orphans|numbers|cancellations|doctor)/.test(path))
  const named = (path: string) => (random.includes(path) ? path.split('/')[0] : path)
  const dataOf = (path: string) => forged[path.split('/')[0] ?? ''] ?? {}
  const writes = [
    ...random.map((path) => [`a new ${named(path)}`, create(path, dataOf(path))] as const),
    ...[...stored, ...known].flatMap((path) => [
      [`a change of ${named(path)}`, change(path, dataOf(path))] as const,
      [`a deletion of ${named(path)}`, remove(path)] as const,
    ]),
    ['a problem in words of its own', create(problemPath(now), dataOf('problems'))] as const,
    ['another address', change(`bookings-test/${randomId()}`, { address: 'Elsewhere' })] as const,
  ]
  return {
    ...Object.fromEntries(writes.map(([name, write]) => [name, [write]])),
    ...(sample !== null && forgedBookings(sample, now)),
  }
}

/** A whole booking with one thing wrong. */
function forgedBookings(sample: Sample, now: Date): TriedWrites {
  const { booking, allocation, commit, invoice, line } = sample
  const right = booking()
  const changed = (name: CostName) => {
    const stored = storedAmountName(name)
    return { ...right, balances: { ...right.balances, [stored]: right.balances[stored] + 9_999 } }
  }
  const of = (some: Partial<BookingLine>) => booking({ lines: [{ ...line, ...some }] })
  const over = addDays(today(now), -2)
  const wisconsin = '1 Main St, Beloit, WI 53511'
  const approved = sample.isRequestMode ? 'True' : 'Waiting'
  const deposit = toDollars(depositRateCents || 100_00)
  const bookings: Record<string, BookingDocument> = {
    // Other amounts are far too high: a lower price, no tax, no delivery fee or one dollar more may
    // be what this business charges.
    'a booking for a cent': of({ priceCents: 1 }),
    'a booking at another price': of({ priceCents: line.priceCents + 1_00 }),
    'a booking in Wisconsin with another tax': { ...changed('tax'), address: wisconsin },
    // Outside of the towns with a flat fee the page says the fee.
    'a delivery fee below zero': {
      ...right,
      address: '1 Main St, Freeport, IL 61032',
      balances: { ...right.balances, deliveryFee: -1 },
    },
    'more units than were paid': of({ name: `${line.name} x 9` }),
    'an office booking marked as paid': { ...right, paid: true },
    'a deposit that nobody paid': { ...right, balances: { ...right.balances, deposit } },
    'a signature on words of its own': { ...right, signed: 'ffffffffffff | 01/01/2027 | 12:00' },
    'a field of its own': { ...right, doctor: true } as typeof right,
    'a line with a script': of({ image: 'javascript:alert(1)' }),
    'a text of any length': { ...right, name: 'Doctor'.repeat(100) },
    'a booking that skips approval': { ...right, approved },
  }
  const names = Object.keys(summaryLabels) as CostName[]
  for (const name of names.filter((each) => each !== 'rent'))
    if (name !== 'deliveryFee' || flatFeeTowns.length > 0)
      bookings[`a booking with another ${summaryLabels[name].toLowerCase()}`] = changed(name)
  return {
    ...Object.fromEntries(
      Object.entries(bookings).map(([name, document]) => [name, commit(document)]),
    ),
    "a unit that isn't there": commit(right, [allocation({ unit: 999_999 })]),
    'a day that the booking lacks': commit(right, [allocation({ day: addDays(today(now), 501) })]),
    'a booking of a day that is over': commit(of({ days: [over] }), [allocation({ day: over })]),
    'a hold of a day': [allocation({ expires: minutes(24 * 60, now) })],
    'an invoice for another amount': [...commit(right), invoice(changed('tax'))],
  }
}
