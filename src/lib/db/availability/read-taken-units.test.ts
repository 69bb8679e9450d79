// Where taken days come from, and that a malformed document hides no other.
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#test/days'
import { extra } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import { unitsLeft } from '~/lib/availability/taken-units'
import type { Day } from '~/lib/domain/day'
import { readAllTakenUnits, readTakenUnits, type TakenReading } from './read-taken-units'

openBackend()

/** The collections that were queried. */
let queries: string[]

beforeEach(() => {
  queries = []
  backend.beforeRead = (path) => {
    if (!path.includes('/')) queries.push(path)
  }
})

const from = day('2027-06-08')
const saturday = day('2027-06-12')
const unit = { itemID: 'castle', kind: 'inflatables', date: '2027-06-12', unit: 0 }
const allocation = { ...unit, owner: 'somebody', expires: null }
const booking = {
  inflatables: [{ inflatableID: 'castle', bookingDates: [' 06/12/2027'] }],
  extras: [{ inflatableID: 'tent', bookingDates: ['06/12/2027'] }],
}
const malformed = [
  {},
  { inflatables: 'castle' },
  { inflatables: [null, 7, { inflatableID: 'castle' }] },
  { inflatables: [{ inflatableID: 'castle', bookingDates: ['soon', null, '13/45/2027'] }] },
]

/** Stores these documents, and no others, in a collection. */
function store(collection: string, ...documents: Parameters<typeof backend.put>[1][]): void {
  for (const path of backend.paths(collection)) backend.delete(path)
  documents.forEach((document, index) => backend.put(`${collection}/document ${index}`, document))
}

function freeIn(takenByItem: TakenReading, itemId: string, capacity: number) {
  const reading = takenByItem?.get(itemId)
  return reading && unitsLeft(reading.taken, saturday, capacity)
}
const free = async (itemId: string, capacity = 1) =>
  freeIn(await readTakenUnits([itemId], { from }), itemId, capacity)
const daysIn = (takenByItem: TakenReading, itemId: string) => [
  ...(takenByItem?.get(itemId)?.taken.keys() ?? []),
]

test('a booked allocation takes its unit', async () => {
  store('allocations', allocation)
  expect(await free('castle')).toBe(0)
  expect(await free('castle', 2)).toBe(1)
})

test('a hold takes its unit while it runs', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  store('allocations', { ...allocation, expires: minutes(5) })
  expect(await free('castle')).toBe(0)
  store('allocations', { ...allocation, expires: minutes(-5) })
  expect(await free('castle')).toBe(1)
})

test('malformed allocations leave the well-formed ones standing', async () => {
  store(
    'allocations',
    { ...allocation, date: '2027-13-45', unit: 1 },
    { ...allocation, owner: null, unit: 2 },
    { ...allocation, unit: 'none' },
    allocation,
  )
  expect(await free('castle', 4)).toBe(3)
})

test('bookings are not read where the switch names allocations as the source', async () => {
  store('bookings', booking)
  expect(await free('castle')).toBe(1)
  expect(queries).toEqual(['allocations'])
})

test('without the switch for the source of taken days, no day can be checked', async () => {
  backend.checked = false
  expect(await readTakenUnits(['castle'], { from })).toBeNull()
  expect(await readAllTakenUnits({ from, to: saturday })).toBeNull()
})

describe('where bookings are the source', () => {
  beforeEach(() => {
    backend.source = 'bookings'
    backend.items = [extra({ id: 'set', name: 'Chairs x 40' })]
  })

  test.each(['bookings', 'bookings-test'])(
    'malformed bookings leave the well-formed ones standing, in %s',
    async (collection) => {
      store(collection, ...malformed)
      expect(await free('castle')).toBe(1)
      store(collection, ...malformed, booking)
      expect(await free('castle')).toBe(0)
    },
  )

  test('only the days that were asked for are kept of the bookings', async () => {
    const bookingDates = ['06/07/2027', '06/08/2027', '06/12/2027', '06/13/2027']
    store('bookings', { inflatables: [{ inflatableID: 'castle', bookingDates }] })
    const daysOf = async (range: { from: Day; to?: Day }) =>
      daysIn(await readTakenUnits(['castle'], range), 'castle')
    expect(await daysOf({ from })).toEqual(['2027-06-08', '2027-06-12', '2027-06-13'])
    expect(await daysOf({ from, to: saturday })).toEqual(['2027-06-08', '2027-06-12'])
  })

  test('a number that ends the name in the catalog is no quantity', async () => {
    const set = { inflatableID: 'set', inflatableName: 'Chairs x 40' }
    store('bookings', { extras: [{ ...set, bookingDates: ['06/12/2027'] }] })
    expect(await free('set', 3)).toBe(2)
  })

  test('a booking in both collections takes its units once', async () => {
    store('bookings', booking)
    store('bookings-test', booking)
    expect(await free('castle', 2)).toBe(1)
  })

  test('each booking of an item takes a unit, beside the allocations', async () => {
    store('allocations', allocation)
    store('bookings', ...malformed, booking, booking)
    store('bookings-test', booking)
    expect(await free('castle', 5)).toBe(1)
    const takenByItem = await readAllTakenUnits({ from: saturday, to: saturday })
    expect([freeIn(takenByItem, 'castle', 5), freeIn(takenByItem, 'tent', 5)]).toEqual([1, 2])
  })
})

test('up to thirty items share one query for their days, and each has its answer', async () => {
  store(
    'allocations',
    { ...allocation, date: '2027-06-07' },
    allocation,
    { ...allocation, date: '2027-06-13' },
    { ...allocation, itemID: 'tent', date: '2027-06-08' },
  )
  const ids = ['castle', 'tent', ...Array.from({ length: 28 }, (_, index) => `item ${index}`)]
  const takenByItem = await readTakenUnits(ids, { from, to: saturday })
  expect(queries).toEqual(['allocations'])
  expect(daysIn(takenByItem, 'castle')).toEqual(['2027-06-12'])
  expect(daysIn(takenByItem, 'tent')).toEqual(['2027-06-08'])
  expect(daysIn(takenByItem, 'item 0')).toEqual([])
  const more = await readTakenUnits(['one more', ...ids], { from })
  expect(queries).toHaveLength(3)
  expect(daysIn(more, 'castle')).toEqual(['2027-06-12', '2027-06-13'])
})

test('the taken days of all items are one query', async () => {
  store(
    'allocations',
    { ...allocation, date: '2027-06-11' },
    allocation,
    { ...allocation, itemID: 'tent', date: '2027-06-13' },
    { ...allocation, itemID: 'slide', date: '2027-06-14' },
  )
  const takenByItem = await readAllTakenUnits({ from: saturday, to: day('2027-06-13') })
  expect(queries).toEqual(['allocations'])
  expect([...(takenByItem?.keys() ?? [])]).toEqual(['castle', 'tent'])
  expect(freeIn(takenByItem, 'castle', 3)).toBe(2)
})
