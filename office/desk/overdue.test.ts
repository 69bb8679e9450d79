// Which bookings are unpaid after their 24 hours, to the minute, in every form that programs
// have stored.
import { expect, test } from 'vitest'
import { allForms, bookingOf, friday } from '../../test/day-sheet/bookings'
import { balances, castle, rentals, usualFields } from '../../test/day-sheet/parts'
import { toSyncCatalog } from '../sync/catalog'
import { dueBookings } from './overdue'

const catalog = toSyncCatalog(rentals, [])
const minute = 60_000
const offsets = [-24 * 60 * minute, -minute, -1, 0, minute - 1, minute, 23 * 60 * minute]

/** Each form at each time around 24 hours before noon of Friday. */
const all = allForms.flatMap(([, form], row) =>
  offsets.map((offset, column) => {
    const made = new Date(friday.getTime() - 24 * 60 * minute + offset)
    return { ...bookingOf(form, row * offsets.length + column, made), offset }
  }),
)

test('there are at least 300 bookings', () => {
  expect(all.length).toBeGreaterThanOrEqual(300)
})

test('the overdue ones are those that were chosen by hand, the first delivery first', () => {
  const { overdue } = dueBookings(
    {
      bookingsTest: all.flatMap(({ id, made, test: data }) => (data ? [{ id, data, made }] : [])),
      bookings: all.flatMap(({ id, made, earlier: data }) =>
        data && all.some((each) => each.id === id && each.test) ? [{ id, data, made }] : [],
      ),
      invoices: all.flatMap(({ invoice }) => invoice ?? []),
      catalog,
    },
    friday,
    true,
  )
  const expected = all
    // A stored moment has no seconds: it is due in the minute that says the same a day later.
    .filter(({ form, offset, test: data }) => data && form.isDue !== false && offset < minute)
    .toSorted((a, b) => startOf(a) - startOf(b) || a.id.localeCompare(b.id))
  expect(overdue.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})

test.each([
  ['today', '06/11/2027', {}, true],
  ['in a week', '06/18/2027', {}, true],
  ['later', '06/19/2027', {}, false],
  ['before today', '06/10/2027', {}, false],
  ['today, but is paid', '06/11/2027', { paid: true }, false],
  ['today, but is canceled', '06/11/2027', { status: 'canceled' }, false],
])('a deposit for a delivery %s', (_, date, some, isDue) => {
  const data = { ...usualFields, ...castle(date), balances: { ...balances, deposit: 100 }, ...some }
  const documents = {
    bookingsTest: [{ id: 'a', data, made: friday }],
    bookings: [],
    invoices: [],
  }
  const { overdue, deposits } = dueBookings({ ...documents, catalog }, friday, true)
  expect(deposits.map(({ balanceDueCents }) => balanceDueCents)).toEqual(isDue ? [192_84] : [])
  expect(overdue).toEqual([])
})

function startOf({ form, listed }: (typeof all)[number]): number {
  const { firstDay = '2027-06-12' } = form
  return firstDay === null ? Infinity : Date.parse(firstDay) + listed.from * minute
}
