// The orders for which the rules have the most to do, and all that is done with them. Of the many
// units of an order, which are alike, a commit here has one. Other commits have nothing that could
// grow with an order.
import { maxBookingLines, maxDaysPerLine, maxParts } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import {
  allocationPath,
  balances,
  booking,
  dayAhead,
  line,
  nameOf,
  randomId,
  type Fields,
  type Unit,
} from './builders'
import { cancelWrites } from './cases/canceling'
import { bookingWrites, holdWrites, invoice, freeingWrites, type Writes } from './commits'
import { later, mine, moveWrites, path, stored } from './moves'
import { testContracts } from './project'

export const days = (count: number): Day[] =>
  Array.from({ length: count }, (_, i) => dayAhead(i + 1))

/** Eight different items at $149.99, in numbers. */
export const ids = Array.from({ length: maxBookingLines }, (_, i) => `i${i}`)
export const items = Object.fromEntries(
  ids.map((id) => [`extras/${id}`, { name: nameOf(id), price: 149.99, count: 2 }]),
)

/** Days that are far enough ahead to be moved. */
export const fortnight = days(10 + maxDaysPerLine).slice(10)

const signed = `${testContracts[2]} | 11/26/2026 | 14:05`

/** With all lines, days and texts, a promo code, and in a town without a flat fee. */
export const largest = (changes: Fields = {}, amounts: Fields = {}) =>
  booking({
    organization: 'o'.repeat(400),
    crew: 'c'.repeat(400),
    signed,
    address: '1200 N Main St, Belvidere, Illinois 61008-1234',
    inflatables: [],
    extras: ids.map((id) => line(id, fortnight, { quantity: 2 })),
    // A quarter off 33,597.76, which is 149.99 x 2 units x 14 days x 8 items.
    balances: balances({
      rent: 25198.32,
      tax: 2204.85,
      damageWaiver: 2267.85,
      deliveryAmount: 125,
      deliveryFee: 18.75,
      ...amounts,
    }),
    ...changes,
  })
const byCard = { method: 'Credit Card', invoiceID: 'i1' }
const paid = largest({ ...byCard, paid: true })
const withDeposit = largest(byCard, { deposit: 100 })
const unpaid = largest()

const unit: Unit = { kind: 'extras', id: 'i7', day: fortnight[0] ?? dayAhead(11), unit: 1 }
const units = [unit]

/** The last item as a package of as many parts as there can be, and the last of these. */
const parts = Array.from({ length: maxParts }, (_, i) => ({ kind: 'extras', id: `p${i}` }))
const withParts: Writes = {
  'extras/i7': { ...items['extras/i7'], parts },
  'extras/p7': { name: nameOf('p7'), count: 1 },
}
const part: Unit = { ...unit, id: 'p7', unit: 0, package: 'extras/i7' }

const invoicePath = `invoices-test/${mine}-balance`
/** As it is stored, with its invoice. */
const before = (document: Fields, units = [unit]): Writes => ({
  ...stored(document, units),
  [invoicePath]: invoice(mine, document),
})
const free = Object.fromEntries(units.map((each) => [allocationPath(each), null]))
const moved = later(unpaid, 14)
const theirs = randomId()

/** What is stored already, besides the items, and what a page then writes. */
export type Commit = { name: string; before?: Writes; writes: Writes }

export const largestCommits: readonly Commit[] = [
  { name: 'held', writes: holdWrites(mine, units) },
  {
    name: 'held over another hold that has ended',
    before: holdWrites(theirs, units, -3),
    writes: holdWrites(mine, units),
  },
  { name: 'booked and paid', writes: bookingWrites({ document: paid, units }) },
  {
    name: 'booked with a deposit, after a hold',
    before: holdWrites(mine, units),
    writes: bookingWrites({ key: mine, document: withDeposit, units, hasInvoice: true }),
  },
  {
    name: 'booked with a package',
    before: withParts,
    writes: bookingWrites({ document: paid, units: [part] }),
  },
  {
    name: 'booked over a unit that a move has left',
    before: { ...before(unpaid), [path]: moved },
    writes: bookingWrites({ document: paid, units }),
  },
  {
    name: 'freed',
    before: holdWrites(mine, units),
    writes: freeingWrites(mine, units),
  },
  {
    name: 'moved',
    before: { ...withParts, ...before(unpaid, [unit, part]) },
    writes: {
      ...moveWrites(14, { document: unpaid, units: [unit, part] }),
      [invoicePath]: invoice(mine, moved),
    },
  },
  { name: 'canceled', before: before(unpaid), writes: { ...cancelWrites(unpaid), ...free } },
  {
    name: 'paid by its invoice',
    before: before(withDeposit),
    writes: {
      [path]: { ...withDeposit, paid: true, invoiceID: `${mine}-balance` },
      [invoicePath]: { ...invoice(mine, withDeposit), paid: true, paidOn: '11/26/2026 | 14:05' },
    },
  },
  {
    name: 'signed',
    before: { ...before(unpaid), [path]: largest({ signed: '' }) },
    writes: { [path]: unpaid },
  },
]

const ordinaryUnits: Unit[] = [
  { kind: 'inflatables', id: 'castle', day: dayAhead(1), unit: 0 },
  { kind: 'extras', id: 'tent', day: dayAhead(1), unit: 0 },
]
const ordinary = booking({
  inflatables: [line('castle', days(1))],
  extras: [line('tent', days(1))],
  balances: balances({ rent: 550, tax: 48.13, damageWaiver: 49.5 }),
  signed,
})
/** Two lines on one day, with the usual options. */
export const ordinaryCommits: readonly Commit[] = [
  {
    name: 'to be paid in the office',
    writes: bookingWrites({ document: ordinary, units: ordinaryUnits }),
  },
  {
    name: 'paid by card after a hold',
    before: holdWrites(mine, ordinaryUnits),
    writes: bookingWrites({
      key: mine,
      document: { ...ordinary, ...byCard, paid: true },
      units: ordinaryUnits,
    }),
  },
]
