// Bookings, invoices and payments that are wrong, or don't agree with taken days. Only a service account may
// read them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { closedDays } from '~/lib/domain/business'
import {
  allocation,
  allocationPath,
  balancesOf,
  booking,
  dayAhead,
  line,
  minutesFromNow,
  randomId,
  ownerOf,
  type Fields,
  type Unit,
} from '../../rules/builders'
import { bookingWrites, type Writes } from '../../rules/commits'
import type { World } from '../world'
import type { Breakage, Rows } from './breakage'
import { put } from './expect'

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(4), unit: 0 }
const [key, otherKey] = [randomId(), randomId()]
/** The castle for somebody else. */
const another = booking({ name: 'Grace' })
const ofTent = (some: Fields = {}) =>
  booking({ inflatables: [], extras: [line('tent', [tent.day])], ...some })
const booked = (some: Fields, units: readonly Unit[] = [tent]): Writes =>
  bookingWrites({ key, document: ofTent(some), units })
const withInvoice = (id: string, some: Fields): Writes => ({
  ...booked({}),
  [`invoices-test/${id}`]: { data: ofTent(), bookingId: key, paid: false, ...some },
})
/** Somebody's attempt to pay, which ended ten minutes ago without an answer. */
const lapsed = { attempt: 'a'.repeat(64), expires: minutesFromNow(-10), step: 'sent', over: [] }
const mail = {
  kind: 'mail',
  page: '/contact',
  release: '0a1b2c3d',
  browser: 'Chrome',
  version: 131,
}
const signedLost = `${'f'.repeat(12)} | 01/01/2027 | 12:00`
const odd = /amounts can't be right/
const lost = /^Bookings without an address, phone or email/
const far = { ...tent, day: dayAhead(3_000) }

const stored: Record<string, [writes: Writes, line: RegExp]> = {
  'a card payment without an answer': [
    { [`payments/${key}`]: lapsed },
    /^Balances for which a card/,
  ],
  'a balance that two may have paid': [
    { [`payments/${key}`]: { ...lapsed, step: 'paid', over: [minutesFromNow(-20)] } },
    /^Balances for which a card/,
  ],
  'a balance that was paid and is asked for again': [
    { ...booked({}), [`payments/${key}`]: { ...lapsed, step: 'paid' } },
    /^Balances for which a card/,
  ],
  'a booking without units': [
    { [`bookings-test/${randomId()}`]: ofTent() },
    /aren't marked as taken, .*: 1$/,
  ],
  'a unit taken by nobody': [
    { [allocationPath(tent)]: allocation(tent, 'a'.repeat(64)) },
    /^Taken by no booking/,
  ],
  'two bookings of one castle': [
    bookingWrites({ document: another, units: [] }),
    /^More is booked/,
  ],
  'a day in words': [
    { 'bookings/old': { extras: [{ ...line('tent', []), bookingDates: ['June 12, 2099'] }] } },
    /be read: bookings\/old$/,
  ],
  'an item that is gone': [
    booked({ extras: [line('boat', [tent.day])] }, [{ ...tent, id: 'boat' }]),
    /no longer in the catalog: boat$/,
  ],
  'a claim without its key': [
    { ...booked({}), [`claims/${ownerOf(key)}`]: {} },
    /never become free: 1$/,
  ],
  'an invoice of a booking gone': [
    { 'invoices-test/i1': { bookingId: randomId(), paid: false } },
    /one that is gone, .*: i1$/,
  ],
  'a paid invoice, an unpaid booking': [withInvoice('i1', { paid: true }), /marked as paid: i1$/],
  'an invoice of another amount': [
    withInvoice('i1', { data: ofTent({ balances: balancesOf(100) }) }),
    /ask for another amount/,
  ],
  'an invoice paid in words': [withInvoice('i1', { paid: 'yes' }), /field paid/],
  'an invoice that is gone': [booked({ invoiceID: 'i1' }), /isn't theirs, or is gone/],
  'a canceled booking that stands': [
    { ...booked({}), [`canceled-bookings/${key}`]: { ...ofTent(), canceled: 'yes' } },
    /canceled and stand/,
  ],
  'amounts in words': [
    booked({ balances: { ...balancesOf(350), tax: 'ask us' } }),
    /amounts can't be read/,
  ],
  'amounts in cents': [booked({ balances: balancesOf(35_000) }), odd],
  'a deposit above the total': [booked({ balances: { ...balancesOf(350), deposit: 900 } }), odd],
  'no amounts': [booked({ balances: {} }), odd],
  'paid in words': [booked({ paid: 'yes' }), /^Bookings or invoices whose field paid .*: \w{20}$/],
  'nobody to call': [booked({ phone: '' }), lost],
  'no rental': [booked({ extras: [] }, []), /^Bookings of nothing/],
  'a year too far': [booked({ extras: [line('tent', [far.day])] }, [far]), /more than two years/],
  'a booking that is there twice': [
    {
      ...booked({}),
      ...bookingWrites({ key: otherKey, document: ofTent(), units: [{ ...tent, unit: 1 }] }),
    },
    /there twice: \w{20}, \w{20}$/,
  ],
  'a quantity as a text': [
    booked({ extras: [line('tent', [tent.day], { quantity: '2' })] }),
    /several units/,
  ],
  'a request without an answer': [
    booked({ approved: 'Waiting', created: '01/02/2020 | 10:00' }),
    /^Requests that have waited/,
  ],
  'a signature on lost words': [
    booked({ signed: signedLost }),
    /^Customers signed words .*: f{12}$/,
  ],
  'a repair whose unit is for rent': [
    { [`blocks/tent_${tent.day}_1`]: { reason: 'repair', until: tent.day } },
    /^Units out of service/,
  ],
  'a repair whose unit is rented': [
    { ...booked({}), [`blocks/tent_${tent.day}_0`]: { reason: 'repair', until: tent.day } },
    /^Units out of service/,
  ],
  'a mail that was not sent': [
    { [`problems/${dayAhead(-3)}_mail_01`]: mail },
    /^1 visitor's mail wasn't sent this week$/,
  ],
}

/** The business closes a day on which somebody has booked already. */
function close(world: World) {
  const periods = closedDays as { from: string; to: string }[]
  periods.push({ from: tent.day, to: tent.day })
  onTestFinished(() => void periods.pop())
  return put(booked({}))(world)
}

/** Somebody edited the contract that a customer signed. */
function editContract(world: World) {
  const edited = { version: 'f'.repeat(12), from: '2027-01-01', words: [] }
  writeFileSync(join(world.dist, 'contracts.json'), JSON.stringify([edited]))
  return put(booked({ signed: signedLost }))(world)
}

export const bookings: Rows<Breakage> = [
  ...Object.entries(stored).map(
    ([what, [writes, line]]) => [what, { spoil: put(writes), line, hasKey: true }] as const,
  ),
  [
    'a signature on words that were edited',
    { hasKey: true, spoil: editContract, line: /^Customers signed words .*: f{12}$/ },
  ],
  [
    'a booking on a closed day',
    { hasKey: true, spoil: close, line: /^Bookings on days on which you are closed: \w{20}$/ },
  ],
]
