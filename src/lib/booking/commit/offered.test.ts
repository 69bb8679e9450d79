// Whether an order can still be booked as it was priced, on the stand-in database.
import '#test/browser-storage'
import { expect, test } from 'vitest'
import { booking } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import { refusal } from '#test/stand-ins/backend-database'
import { bookingLines } from '~/lib/cart/booking-lines'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { isStillOffered } from './offered'

openBackend()

const chairs = extra({ name: 'Chairs' })
const tables = extra({ id: 'tables' })
const part = { ...chairs, quantity: 2 }
// As many as its parts allow, with units of its own or without.
const castle = inflatable({ name: 'Castle', capacity: 2, parts: [part] })
const days = [day('2027-06-12')]
const wanted = ['castle', 'chairs'].map((itemId) => ({ itemId, days, quantity: 1 }))

const contract = 'a'.repeat(12)
const document = {
  ...toBookingDocument(booking()),
  signed: `${contract} | 06/01/2027 | 10:00`,
}
/** The rules refuse the read that asks about these rates. */
const refuse = (numbers: (path: string) => boolean) => () => {
  backend.beforeRead = (path) => {
    if (path.startsWith('numbers/') && numbers(path)) throw refusal()
  }
}

/** An order of both items, after which the office changes something. */
async function offeredAfter(change: () => unknown): Promise<boolean> {
  backend.items = [castle, chairs]
  const { bookable: lines } = bookingLines(wanted, backend.items)
  change()
  return isStillOffered({ lines, numbers: 'f'.repeat(64), document })
}
const have =
  (...items: typeof backend.items) =>
  () =>
    (backend.items = items)

test('an order is offered as it was while nothing changes', async () => {
  expect(await offeredAfter(() => {})).toBe(true)
  expect(await offeredAfter(have(chairs, { ...castle, description: 'Taller.' }))).toBe(true)
})

test.each([
  ['the first name', have({ ...castle, name: 'Palace' }, chairs)],
  ['the second name', have(castle, { ...chairs, name: 'Seats' })],
  ['a price', have({ ...castle, priceCents: 1 }, chairs)],
  ['a count', have({ ...castle, capacity: 1 }, chairs)],
  ['whether it has units of its own', have({ ...castle, hasOwnUnits: false }, chairs)],
  ['the parts', have({ ...castle, parts: [] }, chairs)],
  ['a part', have({ ...castle, parts: [{ ...part, id: 'tables' }] }, chairs, tables)],
  ['how many of a part', have({ ...castle, parts: [{ ...part, quantity: 1 }] }, chairs)],
  ['the list of items', have(chairs)],
  ['the mode to requests', () => (backend.requestMode = true)],
  ['the rates in the rules', refuse(() => true)],
  ['the contract that was signed', refuse((path) => path.endsWith(`_${contract}`))],
])('an order is no longer offered once the office changes %s', async (_, change) => {
  expect(await offeredAfter(change)).toBe(false)
})
