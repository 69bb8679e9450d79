// Where taken days come from, and that no single document opens the calendar.
import { getDocs, Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { freeUnits } from '~/lib/availability/day-use'
import type { Day } from '~/lib/domain/day'
import { readAllUses, readItemUses } from './item-uses'
import { readAvailabilitySource } from '~/lib/db/settings'

vi.mock('~/lib/db/client', () => ({ db: {}, inTime: (answer: unknown) => answer }))
vi.mock('~/lib/db/settings', () => ({ readAvailabilitySource: vi.fn() }))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  collection: (_: unknown, name: string) => ({ name, conditions: [] }),
  where: (...condition: unknown[]) => condition.join(' '),
  query: ({ name }: Asked, ...conditions: string[]) => ({ name, conditions }),
  getDocs: vi.fn(),
}))

/** What the mocks above make of a collection or a query. */
type Asked = { name: string; conditions: string[] }

const from = day('2027-06-08')
const saturday = day('2027-06-12')
const stored: Record<string, unknown[]> = {}
/** The collections that were read. */
let asked: string[] = []
/** What was asked of the allocations. */
let conditionsAsked: string[] = []

beforeEach(() => {
  vi.mocked(readAvailabilitySource).mockResolvedValue('allocations')
  for (const name of ['allocations', 'bookings', 'bookings-test']) stored[name] = []
  asked = []
  conditionsAsked = []
  vi.mocked(getDocs).mockImplementation(async (reference) => {
    const { name, conditions } = reference as unknown as Asked
    asked.push(name)
    conditionsAsked.push(conditions.join(' and '))
    const docs = (stored[name] ?? []).map((data, index) => ({
      id: `document ${index}`,
      data: () => data,
    }))
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
    { ...allocation, unit: 'none' },
    allocation,
  ]
  expect(await free('castle', 4)).toBe(3)
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

test('up to thirty items are one question, and each answer is its own', async () => {
  stored['allocations'] = [allocation, { ...allocation, itemID: 'tent', date: '2027-06-13' }]
  const ids = ['castle', 'tent', ...Array.from({ length: 28 }, (_, at) => `item ${at}`)]
  const uses = await readItemUses(ids, { from, to: saturday })
  expect(asked).toEqual(['allocations'])
  expect(conditionsAsked).toEqual([
    `itemID in ${ids.join()} and date >= 2027-06-08 and date <= 2027-06-12`,
  ])
  expect([...(uses?.get('castle')?.use.keys() ?? [])]).toEqual(['2027-06-12'])
  expect([...(uses?.get('tent')?.use.keys() ?? [])]).toEqual(['2027-06-13'])
  expect(uses?.get('item 0')?.use.size).toBe(0)
  await readItemUses([...ids, 'one more'], { from })
  expect(asked).toHaveLength(3)
  expect(conditionsAsked.at(-1)).toBe('itemID in one more and date >= 2027-06-08')
})

test('no items are no question', async () => {
  expect((await readItemUses([], { from }))?.size).toBe(0)
  expect(asked).toEqual([])
})

describe('what is taken of every item', () => {
  const weekend = { from: saturday, to: day('2027-06-13') }

  test('is one question about the days, whatever the number of items', async () => {
    stored['allocations'] = [allocation, { ...allocation, itemID: 'tent', date: '2027-06-13' }]
    const uses = await readAllUses(weekend)
    expect(asked).toEqual(['allocations'])
    expect(conditionsAsked).toEqual(['date >= 2027-06-12 and date <= 2027-06-13'])
    expect([...(uses?.keys() ?? [])]).toEqual(['castle', 'tent'])
    expect(freeUnits(uses?.get('castle')?.use ?? new Map(), saturday, 3)).toBe(2)
  })

  test('is also what bookings take, where they are the source', async () => {
    vi.mocked(readAvailabilitySource).mockResolvedValue('bookings')
    stored['allocations'] = [allocation]
    stored['bookings'] = [...malformed, booking]
    const uses = await readAllUses(weekend)
    expect(freeUnits(uses?.get('castle')?.use ?? new Map(), saturday, 3)).toBe(1)
    expect(freeUnits(uses?.get('tent')?.use ?? new Map(), saturday, 3)).toBe(2)
  })

  test('is not known while nobody has said where taken days come from', async () => {
    vi.mocked(readAvailabilitySource).mockResolvedValue('unknown')
    expect(await readAllUses(weekend)).toBeNull()
  })
})
