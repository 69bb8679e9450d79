// Where taken days come from, and that no single document opens the calendar.
import { getDocs, Timestamp } from 'firebase/firestore/lite'
import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { freeUnits } from '~/lib/availability/day-use'
import type { Day } from '~/lib/dates'
import { readItemUses } from '~/lib/db/item-uses'
import { readAvailabilitySource } from '~/lib/db/settings'

vi.mock('~/lib/db/client', () => ({ db: {}, inTime: (answer: unknown) => answer }))
vi.mock('~/lib/db/settings', () => ({ readAvailabilitySource: vi.fn() }))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  collection: (_: unknown, name: string) => name,
  query: (name: string) => name,
  where: () => null,
  getDocs: vi.fn(),
}))

const from = day('2027-06-08')
const saturday = day('2027-06-12')
const stored: Record<string, unknown[]> = {}
/** The collections that were read. */
let asked: string[] = []

beforeEach(() => {
  vi.mocked(readAvailabilitySource).mockResolvedValue('allocations')
  for (const name of ['allocations', 'bookings', 'bookings-test']) stored[name] = []
  asked = []
  vi.mocked(getDocs).mockImplementation(async (reference) => {
    // The mocks above pass the collection's name for the query.
    const name = reference as unknown as string
    asked.push(name)
    const docs = (stored[name] ?? []).map((data, at) => ({ id: `booking ${at}`, data: () => data }))
    return { docs } as unknown as Awaited<ReturnType<typeof getDocs>>
  })
})

const allocation = {
  itemID: 'castle',
  kind: 'inflatables',
  date: '2027-06-12',
  unit: 0,
  owner: 'somebody',
  expires: null,
}
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

async function free(itemId: string, capacity = 1) {
  const reading = (await readItemUses([itemId], { from }))?.get(itemId)
  return reading && freeUnits(reading.use, saturday, capacity)
}

test('a booked allocation takes its unit', async () => {
  stored['allocations'] = [allocation]
  expect(await free('castle')).toBe(0)
  expect(await free('castle', 2)).toBe(1)
})

test('a hold takes its unit while it runs', async () => {
  const minutes = (count: number) => Timestamp.fromMillis(Date.now() + count * 60_000)
  stored['allocations'] = [{ ...allocation, expires: minutes(5) }]
  expect(await free('castle')).toBe(0)
  stored['allocations'] = [{ ...allocation, expires: minutes(-5) }]
  expect(await free('castle')).toBe(1)
})

test('M4a: malformed allocations leave the well-formed ones standing', async () => {
  stored['allocations'] = [
    { ...allocation, date: 7 },
    { ...allocation, date: '2027-13-45' },
    {},
    { ...allocation, owner: null },
    allocation,
  ]
  expect(await free('castle')).toBe(0)
})

test('M4a: malformed bookings leave the well-formed ones standing, in either collection', async () => {
  vi.mocked(readAvailabilitySource).mockResolvedValue('bookings')
  stored['bookings-test'] = [...malformed, booking]
  expect(await free('castle')).toBe(0)
  stored['bookings-test'] = malformed
  expect(await free('castle')).toBe(1)
  stored['bookings'] = [...malformed, booking]
  expect(await free('castle')).toBe(0)
})

test("M3a: extras' days are read from bookings too", async () => {
  vi.mocked(readAvailabilitySource).mockResolvedValue('bookings')
  stored['bookings'] = [booking]
  expect(await free('tent')).toBe(0)
  expect(await free('tent', 2)).toBe(1)
})

test('only the days that were asked for are kept of the bookings', async () => {
  vi.mocked(readAvailabilitySource).mockResolvedValue('bookings')
  const bookingDates = ['06/07/2027', '06/08/2027', '06/12/2027', '06/13/2027']
  stored['bookings'] = [{ inflatables: [{ inflatableID: 'castle', bookingDates }] }]
  const daysOf = async (span: { from: Day; to?: Day }) => [
    ...((await readItemUses(['castle'], span))?.get('castle')?.use.keys() ?? []),
  ]
  expect(await daysOf({ from })).toEqual(['2027-06-08', '2027-06-12', '2027-06-13'])
  expect(await daysOf({ from, to: saturday })).toEqual(['2027-06-08', '2027-06-12'])
})

test('two bookings of the same item on one day take a unit each', async () => {
  vi.mocked(readAvailabilitySource).mockResolvedValue('bookings')
  stored['bookings'] = [booking, booking]
  stored['bookings-test'] = [booking]
  expect(await free('castle', 5)).toBe(2)
})

test('bookings are not read where allocations are said to hold everything', async () => {
  stored['bookings'] = [booking]
  expect(await free('castle')).toBe(1)
  expect(asked).toEqual(['allocations'])
})

test('M4a: while nobody has said where taken days come from, no day can be checked', async () => {
  vi.mocked(readAvailabilitySource).mockResolvedValue('unknown')
  expect(await readItemUses(['castle'], { from })).toBeNull()
})
