// Orders of a package on the stand-in database. The pauses between repeats pass at once.
import '#test/browser-storage'
import '#test/stand-ins/pauses'
import { beforeEach, expect, test } from 'vitest'
import { booking, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { storeStaleUnit, backend, openBackend, takenByAnother } from '#test/stand-ins/backend'
import { text } from '#test/stand-ins/backend-state'
import { book } from '~/lib/booking/commit/book'
import { isStillOffered } from '~/lib/booking/commit/offered'
import { bookingLines } from '~/lib/cart/booking-lines'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { bookCharged } from './book-charged'
import { hold } from './hold'

openBackend()

const castle = inflatable({ name: 'Castle', capacity: 1 })
const slide = inflatable({ id: 'slide', name: 'Slide', capacity: 1 })
const chairs = extra({ capacity: 60 })
function party(part: typeof castle) {
  const parts = [
    { ...part, quantity: 1 },
    { ...chairs, quantity: 2 },
  ]
  return inflatable({ id: 'party', name: 'Party', capacity: 1, parts })
}
const saturday = '2027-06-12'
const wanted = { itemId: 'party', days: [day(saturday)], quantity: 1 }

/** The order as the catalog is now. */
function order() {
  const lines = bookingLines([wanted], backend.items).bookable
  return orderEntry({ document: toBookingDocument(booking({ lines })), lines })
}

/** Each booked or held unit: its item, and the package that it names. */
const taken = () =>
  backend
    .paths('allocations')
    .map((path) => backend.get(path))
    .map((unit) => `${text(unit, 'itemID')} ${text(unit, 'package') || 'none'}`)
    .sort()

const whole = [
  ...['castle', 'chairs', 'chairs'].map((id) => `${id} inflatables/party`),
  'party none',
]

beforeEach(() => void (backend.items = [castle, slide, chairs, party(castle)]))

test('where somebody took a part, the package is taken, and nothing is booked', async () => {
  takenByAnother('castle', saturday)
  const shortages = [{ itemId: 'castle', day: saturday, wanted: 1, free: 0 }]
  expect(await book(order())).toEqual({ kind: 'shortage', shortages })
  expect(backend.commits).toEqual([])
})

test('a part whose booking the office deleted is free for the package', async () => {
  storeStaleUnit('castle', saturday)
  expect(await book(order())).toMatchObject({ kind: 'booked' })
  expect(taken()).toEqual(whole)
})

test('a hold takes the parts without naming the package, and its booking names it', async () => {
  const held = await hold(order())
  expect(taken()).toEqual(['castle', 'chairs', 'chairs', 'party'].map((id) => `${id} none`))
  if (held.kind !== 'booking') throw new Error(held.kind)
  expect(await bookCharged({ ...held, step: 'charged' })).toMatchObject({ kind: 'booked' })
  expect(taken()).toEqual(whole)
})

test('parts that change before the charge stop it', async () => {
  const entry = order()
  expect(await isStillOffered(entry)).toBe(true)
  backend.items = [castle, slide, chairs, party(slide)]
  expect(await isStillOffered(entry)).toBe(false)
})

test('parts that change during the charge are booked as they are now', async () => {
  const held = await hold(order())
  if (held.kind !== 'booking') throw new Error(held.kind)
  backend.items = [castle, slide, chairs, party(slide)]
  // The rules refuse the castle, which the package no longer contains.
  backend.beforeCommit = ({ units }) =>
    units.some(({ itemId }) => itemId === 'castle') ? 'refused' : undefined
  expect(await bookCharged({ ...held, step: 'charged' })).toMatchObject({ kind: 'booked' })
  expect(backend.commits).toHaveLength(1)
  const ids = backend.commits[0]?.units.map(({ itemId }) => itemId).sort()
  expect(ids).toEqual(['chairs', 'chairs', 'party', 'slide'])
})
