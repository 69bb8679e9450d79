import { afterEach, expect, test, vi } from 'vitest'
import { storedBooking } from '#test/bookings'
import { day } from '#test/days'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import type * as ownChange from './own-change'

const today = day('2027-06-08')
const [castle] = storedBooking.inflatables
const onDays = (...bookingDates: string[]) => ({
  inflatables: [{ ...castle, bookingDates }],
  extras: [],
})
const unpaid = { balances: { ...storedBooking.balances, deposit: 0 } }

/** Why the booking with these changes is neither moved nor canceled. */
async function obstaclesOf(changes: object, numbers: object = {}) {
  vi.resetModules()
  vi.doMock('~/lib/domain/business', async (original) => ({
    ...(await original<object>()),
    ...numbers,
  }))
  const { whyNotMovable, whyNotCancelable } =
    await vi.importActual<typeof ownChange>('./own-change')
  const booking = bookingFrom('b', { ...storedBooking, ...unpaid, ...changes })
  return [whyNotMovable(booking, today), whyNotCancelable(booking, today)]
}

afterEach(() => vi.doUnmock('~/lib/domain/business'))

test.each<[string, object, unknown, unknown]>([
  ['an unpaid booking', {}, null, null],
  ['that begins in two days', onDays('06/10/2027'), null, null],
  ['that begins tomorrow', onDays('06/09/2027'), 'late', 'late'],
  ['that is over', onDays('06/01/2027'), 'late', 'late'],
  ['moved once', { moves: 1 }, null, null],
  ['moved twice', { moves: 2 }, 'often', null],
  ['a request', { approved: 'Waiting' }, 'waiting', null],
  ['a request that was approved', { approved: true }, null, null],
  ['canceled by the office', { status: 'Canceled' }, 'canceled', 'canceled'],
  ['paid', { paid: true }, null, 'paid'],
  ['with a deposit', { balances: storedBooking.balances }, null, 'paid'],
  ['of days apart', onDays('06/12/2027', '06/14/2027'), 'format', null],
  ['without a day', { inflatables: [], extras: [] }, 'format', 'format'],
  [
    'with an item that nobody can read',
    { extras: [{ bookingDates: ['06/12/2027'] }] },
    'format',
    'format',
  ],
  ['with moves as text', { moves: '1' }, 'format', null],
  ['with an unknown approval', { approved: 'yes' }, 'format', null],
  ['with paid as text', { paid: 'no' }, null, 'format'],
  ['of nine lines', { extras: Array(8).fill(castle) }, 'format', 'format'],
])('whether the customer may move or cancel a booking: %s', async (_, changes, move, cancel) => {
  expect(await obstaclesOf(changes)).toEqual([move, cancel])
})

test('the customer cannot move a booking where the business allows no moves', async () => {
  expect(await obstaclesOf({}, { maxMoves: 0 })).toEqual(['off', null])
})
