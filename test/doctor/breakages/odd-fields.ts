// Fields of taken days, bookings and invoices in forms that other programs, their
// extensions and colleagues write.
import { Timestamp } from 'firebase/firestore/lite'
import { onTestFinished } from 'vitest'
import { closedDays } from '~/lib/domain/business'
import {
  allocation,
  balancesOf,
  booking,
  dayAhead,
  line,
  newKey,
  ownerOf,
  type Unit,
} from '../../rules/builders'
import { bookingWrites, commit, type Writes } from '../../rules/commits'
import { intercept } from '../intercept'
import type { World } from '../world'
import type { Breakage, Rows } from './breakage'
import { put } from './expect'

type Fields = Record<string, unknown>

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(4), unit: 0 }
const taken = (some: Partial<Unit>, changes: Fields = {}, id?: string): Writes => {
  const unit = { ...tent, ...some }
  const path = id ?? `${unit.id}_${unit.day}_${unit.unit}`
  return { [`allocations/${path}`]: allocation(unit, 'a'.repeat(64), changes) }
}

const days: Record<string, [writes: Writes, line: RegExp]> = {
  'a day as bookings have it': [taken({}, { date: '06/12/2099' }, 'a'), /nobody finds, .*: a$/],
  'a day as a timestamp': [taken({}, { date: Timestamp.now() }, 'a'), /nobody finds, .*: a$/],
  'a day of an item that is gone': [taken({ id: 'boat' }), /the catalog has no longer: boat_/],
  'a unit beyond the count': [taken({ unit: 9 }), /that there are no longer: tent_/],
  'a day of another kind': [
    taken({ kind: 'inflatables' }),
    /another kind than their item's, .*: tent_/,
  ],
  'a day taken by hand': [taken({}, { owner: 'office' }), /under an owner that is none, .*: tent_/],
}

const key = newKey()
const ofTent = (some: Fields = {}) =>
  booking({ inflatables: [], extras: [line('tent', [tent.day])], ...some })
const booked = (some: Fields, units: readonly Unit[] = [tent]): Writes =>
  bookingWrites({ key, document: ofTent(some), units })
const onDays = (...ahead: number[]): Writes =>
  booked(
    { extras: [line('tent', ahead.map(dayAhead))] },
    ahead.map((count) => ({ ...tent, day: dayAhead(count) })),
  )
const withInvoice = (id: string, some: Fields): Writes => ({
  ...booked({}),
  [`invoices-test/${id}`]: { data: ofTent(), bookingId: key, paid: false, ...some },
})
const inTexts = Object.fromEntries(
  Object.entries(balancesOf(350)).map(([name, dollars]) => [name, String(dollars)]),
)

const bookings: Record<string, [writes: Writes, line: RegExp]> = {
  'no amounts': [booked({ balances: {} }), /amounts aren't all numbers/],
  'amounts as texts': [booked({ balances: inTexts }), /amounts aren't all numbers/],
  'a timestamp as its date': [booked({ created: Timestamp.now() }), /a field that isn't a text/],
  'a name that is a number': [booked({ name: 5 }), /a field that isn't a text/],
  'an address as a map': [booked({ address: { city: 'Rockford' } }), /a field that isn't a text/],
  'approved in words': [booked({ approved: 'yes' }), /can't move, because approved or moves/],
  'moves in words': [booked({ moves: '1' }), /can't move, because approved or moves/],
  'a signature in words': [booked({ signed: 'yes' }), /whose signature can't be read/],
  'an address without .com': [booked({ email: 'ada@example' }), /whose customers get no mail/],
  'nobody to call': [booked({ email: '', phone: '' }), /whose crew .* whom to call/],
  'no rental': [booked({ extras: [] }, []), /without a rental/],
  'nothing at all': [{ [`bookings-test/${key}`]: {} }, /without a rental/],
  'days with a gap': [onDays(4, 6), /days in another order, or with days between them/],
  'days in reverse': [onDays(5, 4), /days in another order, or with days between them/],
  'a quantity as a text': [
    booked({ extras: [line('tent', [tent.day], { quantity: '2' })] }),
    /^Bookings of several units that take only one/,
  ],
  'another way to pay': [booked({ method: 'Zelle' }), /floorType or method that the site doesn't/],
  'a date of a program': [booked({ created: '2026-11-20T10:00:00Z' }), /^Bookings with a created,/],
  'a time in words': [
    booked({ specificTime: '2:30 PM' }),
    /^Bookings with a created, specificTime/,
  ],
  'another ground': [booked({ floorType: 'gravel' }), /^Bookings with a created, specificTime, fl/],
  'amounts in cents': [booked({ balances: balancesOf(35_000) }), /amounts can't be right/],
  'a deposit above the total': [
    booked({ balances: { ...balancesOf(350), deposit: 900 } }),
    /amounts can't be right/,
  ],
  'no town': [booked({ address: '1200 N Main St' }), /^Bookings whose crew doesn't know where/],
  'a short phone number': [booked({ phone: '555-0100' }), /^Bookings whose crew .* whom to call/],
  'a slip in its address': [booked({ email: 'ada@gmial.com' }), /whose customers get no mail/],
  'a test': [booked({ name: 'Test' }), /^Bookings that somebody made as a test/],
  'an order that is there twice': [
    {
      ...booked({}),
      ...bookingWrites({ key: newKey(), document: ofTent(), units: [{ ...tent, unit: 1 }] }),
    },
    /^Bookings that are there twice: .*: \w{20}; \w{20}$/,
  ],
  'a year too far': [onDays(3_000), /^Bookings more than two years ahead/],
  'a line without a name': [
    booked({ extras: [line('tent', [tent.day], { inflatableName: '' })] }),
    /^Bookings with a line whose name is missing/,
  ],
  'a quantity that its name lacks': [
    booked(
      { extras: [line('tent', [tent.day], { quantity: 2, inflatableName: 'The tent x 3' })] },
      [tent, { ...tent, unit: 1 }],
    ),
    /^Bookings with a line whose name .* lacks the quantity/,
  ],
  'an id of another program': [
    bookingWrites({ key: 'order-1001', document: ofTent(), units: [tent] }),
    /^Bookings whose id isn't 20 letters and digits, .*: order-1001$/,
  ],
  'an invoice of another amount': [
    withInvoice('i1', { data: ofTent({ balances: balancesOf(100) }) }),
    /^Invoices that ask for another amount than their booking/,
  ],
  'an address that is there twice': [
    { 'newsLetter/a': { email: 'ada@school.org' }, 'newsLetter/b': { email: 'Ada@School.org' } },
    /^Newsletter addresses that are there twice: b$/,
  ],
  'a request that nobody answered': [
    booked({ approved: 'Waiting', created: '01/02/2020 | 10:00' }),
    /^Requests that have waited for more than a week/,
  ],
  'an item that is gone': [
    booked({ extras: [line('boat', [tent.day])] }, [{ ...tent, id: 'boat' }]),
    /no longer in the catalog: boat$/,
  ],
  'an invoice that is paid in words': [withInvoice('i1', { paid: 'yes' }), /^Invoices whose field/],
  "an invoice under another booking's id": [
    withInvoice(`${newKey()}-balance`, {}),
    /^Invoices under another booking's id/,
  ],
  'an invoice that is gone': [booked({ invoiceID: 'i1' }), /isn't theirs, or is gone/],
  'a booking that was canceled and stands': [
    {
      ...booked({}),
      [`canceled-bookings/${key}`]: { ...ofTent(), canceled: '06/12/2027 | 12:00' },
    },
    /^Bookings that were canceled and stand/,
  ],
  'a repair whose unit is for rent': [
    { [`blocks/tent_${tent.day}_1`]: { reason: 'repair', until: tent.day } },
    /^Units out of service that can be rented: tent_/,
  ],
  'a repair under another id': [
    { 'blocks/tent': { reason: 'repair', until: tent.day } },
    /^Units out of service that can be rented: tent$/,
  ],
  'an address that nobody can mail': [{ 'newsLetter/a': { mail: 'a' } }, /^Newsletter addresses/],
  'a claim without its key': [
    { ...booked({}), [`claims/${ownerOf(key)}`]: {} },
    /^Bookings without a claim/,
  ],
}

/** The emulator needs no indexes, so its answer is replaced. */
const exemptDate = () =>
  intercept((_, { body }) =>
    /GREATER_THAN_OR_EQUAL.*5000/.test(JSON.stringify(body ?? ''))
      ? Response.json([{ error: { message: 'No index.' } }], { status: 400 })
      : undefined,
  )

/** The owner closes a day on which somebody has booked already. */
function close({ project }: World) {
  const periods = closedDays as { from: string; to: string }[]
  periods.push({ from: tent.day, to: tent.day })
  onTestFinished(() => void periods.pop())
  return commit(project.admin, booked({}))
}

export const oddFields: Rows<Breakage> = [
  ...Object.entries(days).map(
    ([what, [writes, line]]) => [what, { spoil: put(writes), line }] as const,
  ),
  ...Object.entries(bookings).map(
    ([what, [writes, line]]) => [what, { spoil: put(writes), line, hasKey: true }] as const,
  ),
  ...Object.entries<Breakage>({
    'a booking on a closed day': {
      hasKey: true,
      spoil: close,
      line: /^Bookings on days on which business\.ts says that you are closed: \w{20}$/,
    },
    'a field that the console took out of the indexes': {
      spoil: exemptDate,
      line: /^The list's query for a day fails \(400 No index\.\)$/,
    },
    'a mode that is gone': {
      spoil: put({ 'config/requestBooking': null }),
      line: /has no status \(missing\)/,
    },
    'a source as a list': {
      spoil: put({ 'config/availability': { source: ['allocations'] } }),
      line: /has the source \["allocations"\]/,
    },
  }),
]
