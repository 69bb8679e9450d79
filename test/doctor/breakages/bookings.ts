// Bookings and taken days that don't agree, and problems. Only a service account may read them.
import { deleteDoc, doc, getDocs, collection } from 'firebase/firestore/lite'
import { dayWithoutYear } from '~/lib/time/day-text'
import {
  allocation,
  allocationPath,
  balancesOf,
  booking,
  castleTomorrow,
  dayAhead,
  line,
  minutesFromNow,
  newKey,
  ownerOf,
  type Unit,
} from '../../rules/builders'
import { bookingWrites, type Writes } from '../../rules/commits'
import type { World } from '../world'
import type { Breakage, Rows } from './breakage'
import { put } from './expect'

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(4), unit: 0 }
/** The castle for somebody else. */
const another = booking({ name: 'Grace' })
const ofTent = booking({ inflatables: [], extras: [line('tent', [tent.day])] })
const [key, otherKey] = [newKey(), newKey()]

/** A visitor's mail that wasn't sent, as many days ahead. */
const unsent = (ahead: number, number: string): Writes => ({
  [`problems/${dayAhead(ahead)}_mail_${number}`]: {
    kind: 'mail',
    page: '/contact',
    release: '0a1b2c3d',
    browser: 'Chrome',
    version: 131,
  },
})

/** Somebody's attempt to pay, which ended ten minutes ago without an answer. */
const lapsed = { attempt: 'a'.repeat(64), expires: minutesFromNow(-10), step: 'sent', over: [] }

const stored: Record<string, [writes: Writes, line: RegExp]> = {
  'a card payment without an answer': [
    { [`payments/${key}`]: lapsed },
    /^Card payments of a balance without an answer/,
  ],
  'a balance that two people may have paid': [
    { [`payments/${key}`]: { ...lapsed, step: 'paid', over: [minutesFromNow(-20)] } },
    /^Balances that somebody paid although another card may/,
  ],
  'a booking without units': [
    { [`bookings-test/${newKey()}`]: ofTent },
    /^Days of bookings that aren't marked as taken, so the site may sell them again: 1$/,
  ],
  'an order of the older program that is not marked': [
    { 'bookings/old': ofTent },
    /^Days of bookings that aren't marked .*: 1$/,
  ],
  'a unit taken by nobody': [
    { [allocationPath(tent)]: allocation(tent, 'a'.repeat(64)) },
    /^Taken by no booking that can be read: .*tent/i,
  ],
  'a unit of a deleted booking': [
    {
      [`claims/${ownerOf(key)}`]: { key },
      [allocationPath(tent)]: allocation(tent, ownerOf(key)),
    },
    /^Days that are taken for bookings which no longer list them: 1$/,
  ],
  'a unit that a move left behind': [
    bookingWrites({
      document: {
        ...booking({ inflatables: [], extras: [line('tent', [dayAhead(5)])] }),
        moves: 1,
      },
      units: [tent, { ...tent, day: dayAhead(5) }],
    }),
    /^Days that are taken for bookings which no longer list them: 1$/,
  ],
  'more taken than there are': [
    bookingWrites({ document: another, units: [{ ...castleTomorrow, unit: 1 }] }),
    /^More is booked than there is: .*castle/i,
  ],
  'two bookings of one castle': [
    bookingWrites({ document: another, units: [] }),
    /^More is booked than there is: .*castle/i,
  ],
  'a day in words': [
    { 'bookings/old': { extras: [{ ...line('tent', []), bookingDates: ['June 12, 2099'] }] } },
    /^Bookings with days ahead that can't be read: bookings\/old$/,
  ],
  'an invoice that names no booking': [
    { 'invoices-test/i1': { paid: false } },
    /^Invoices that name no booking, so nobody can pay them: i1$/,
  ],
  'an invoice of a booking that is gone': [
    { 'invoices-test/i1': { bookingId: newKey(), paid: false } },
    /^Invoices of bookings that are gone, .*: i1$/,
  ],
  'a paid invoice of an unpaid booking': [
    {
      ...bookingWrites({ key: otherKey, document: ofTent, units: [tent] }),
      'invoices-test/i1': { data: ofTent, bookingId: otherKey, paid: true },
    },
    /^Invoices that are paid, of bookings that aren't marked as paid: i1$/,
  ],
  'amounts in words': [
    bookingWrites({
      document: { ...ofTent, balances: { ...balancesOf(350), tax: 'ask us' } },
      units: [tent],
    }),
    /^Bookings whose amounts can't be read, so nobody can pay them: \w{20}$/,
  ],
  'paid in words': [
    bookingWrites({ document: { ...ofTent, paid: 'yes' }, units: [tent] }),
    /^Bookings whose field paid is neither true nor false: \w{20}$/,
  ],
  'mails that are not sent': [
    { ...unsent(-8, '01'), ...unsent(-3, '01'), ...unsent(0, '01'), ...unsent(0, '77') },
    RegExp(`^3 visitors' mails weren't sent since ${dayWithoutYear(dayAhead(-3))}$`),
  ],
  'problems that nobody deletes': [
    { ...unsent(-31, '01'), ...unsent(-30, '01') },
    /^Problems older than 30 days, .*: 1$/,
  ],
}

const others: Record<string, Breakage> = {
  'a booking without a claim': {
    spoil: async ({ project: { admin } }: World) => {
      const { docs } = await getDocs(collection(admin, 'claims'))
      for (const each of docs.slice(0, 1)) await deleteDoc(doc(admin, `claims/${each.id}`))
    },
    line: /^Bookings without a claim, so their days stay taken: 1$/,
  },
}

export const bookings: Rows<Breakage> = [
  ...Object.entries(stored).map(
    ([what, [writes, line]]) => [what, { spoil: put(writes), line }] as const,
  ),
  ...Object.entries(others),
].map(([what, row]) => [what, { ...row, hasKey: true }])
