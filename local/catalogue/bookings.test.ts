import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addDays, readStoredDay } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { basisPointsOf, readDollars } from '~/lib/domain/money'
import { demoDocuments } from './documents'
import { extras } from './extras'
import { inflatables } from './inflatables'

type Kind = 'inflatables' | 'extras'
type Line = { inflatableID: string; bookingDates: string[]; quantity?: number }
type Booking = { address: string; balances: Record<string, number> } & Record<Kind, Line[]>
type Allocation = {
  itemID: string
  kind: Kind
  date: string
  unit: number
  owner: string
  expires: null
  /** Of a part: the package that it is booked in. */
  package?: string
}

const catalogue = { inflatables, extras }
const wednesday = '2027-06-09' as Day
/** Seven todays, so that every distance to the next Saturday is tried, and the Saturday that follows each. */
const todays = Array.from({ length: 7 }, (_, days) => addDays(wednesday, days)).map((today) => ({
  today,
  saturday: (today < '2027-06-12' ? '2027-06-12' : '2027-06-19') as Day,
}))

describe.each(todays)('bookings as of $today', ({ today, saturday }) => {
  const documents = Object.entries(demoDocuments(today))
  const within = <Data>(collection: string) =>
    documents
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([path, data]) => ({
        id: path.slice(collection.length + 1),
        data: data as unknown as Data,
      }))
  const bookings = within<Booking>('bookings-test')
  const allocations = within<Allocation>('allocations')

  test('each future day of each line is allocated, unit by unit, and nothing else is', () => {
    const booked = bookings.flatMap(({ id, data }) =>
      linesOf(data).flatMap(({ kind, itemId, days, quantity }) =>
        days
          .filter((day) => day >= today)
          .flatMap((day) =>
            takenBy({ kind, itemId, quantity }).map((unit) => `${unit} ${day} ${sha256(id)}`),
          ),
      ),
    )
    const keys = new Set(bookings.map(({ id }) => sha256(id)))
    const ours = allocations.filter(({ data }) => keys.has(data.owner))
    expect(ours.map(({ data }) => spokenFor(data)).toSorted()).toEqual(booked.toSorted())
  })

  test('an older booking has its days allocated under an owner that no key can claim', () => {
    const [older, malformed] = within<Line>('bookings')
    const days = older?.data.bookingDates.map(readStoredDay)
    expect(older?.data.bookingDates.every((date) => date.startsWith(' '))).toBe(true)
    expect(malformed?.data.bookingDates.map(readStoredDay)).toEqual([null, null, null, null])
    const theirs = allocations.filter(({ data }) => data.itemID === older?.data.inflatableID)
    expect(theirs.map(({ data }) => data.date)).toEqual(days)
    const owners = within('claims').map(({ id }) => id)
    expect(theirs.some(({ data }) => owners.includes(data.owner))).toBe(false)
  })

  test('an allocation says what its id says, within the count of its item', () => {
    for (const { id, data } of allocations) {
      expect(id).toBe(`${data.itemID}_${data.date}_${data.unit}`)
      expect(Object.keys(data).slice(0, 6)).toEqual([
        'itemID',
        'kind',
        'date',
        'unit',
        'owner',
        'expires',
      ])
      expect(data.expires).toBeNull()
      const count = Number(catalogue[data.kind][data.itemID]?.['count'])
      expect(data.unit, id).toBeLessThan(count)
    }
  })

  test('each booking has its claim', () => {
    expect(within('claims')).toEqual(
      bookings.map(({ id }) => ({ id: sha256(id), data: { key: id } })),
    )
  })

  test('a booked package takes what it contains', () => {
    const inside = allocations.filter(({ data }) => data.package === 'extras/picnic-package')
    expect(inside.filter(({ data }) => data.itemID === 'folding-chairs')).toHaveLength(32)
    expect(inside).toHaveLength(1 + 4 + 32 + 1)
  })

  test.each([
    ['rockford-castle', 1],
    ['bounce-and-slide-combo', 2],
    ['popcorn-machine', 2],
    ['folding-chairs', 40],
  ])('on the next Saturday %s has %i units taken', (itemId, taken) => {
    const busy = allocations.filter(({ data }) => data.itemID === itemId && data.date === saturday)
    expect(busy).toHaveLength(taken)
  })

  test.each(bookings)('the balances of $id follow from the catalogue', ({ data }) => {
    const rent = linesOf(data).reduce(
      (sum, { kind, itemId, days, quantity }) =>
        sum +
        (readDollars(catalogue[kind][itemId]?.['price']) ?? Number.NaN) * days.length * quantity,
      0,
    )
    expect(readDollars(data.balances['rent'])).toBe(rent)
    const taxRate = data.address.includes(', WI ') ? 625 : 875
    expect(readDollars(data.balances['tax'])).toBe(basisPointsOf(rent, taxRate))
    expect([0, basisPointsOf(rent, 900)]).toContain(readDollars(data.balances['damageWaiver']))
    expect(Object.keys(data.balances)).toHaveLength(7)
  })
})

function linesOf(booking: Booking) {
  return (['inflatables', 'extras'] as const).flatMap((kind) =>
    booking[kind].map((line) => ({
      kind,
      itemId: line.inflatableID,
      days: line.bookingDates.map(readStoredDay).filter((day) => day !== null),
      quantity: line.quantity ?? 1,
    })),
  )
}

type Units = { kind: Kind; itemId: string; quantity: number }

/** The units of a line on one day: its item's, and what a package contains, with the package. */
function takenBy({ kind, itemId, quantity }: Units): string[] {
  const item = catalogue[kind][itemId]
  const parts = (item?.['parts'] ?? []) as { kind: Kind; id: string; quantity: number }[]
  return Array<string[]>(quantity)
    .fill([
      ...(item?.['count'] === undefined ? [] : [`${kind} ${itemId} undefined`]),
      ...parts.flatMap((part) =>
        Array<string>(part.quantity).fill(`${part.kind} ${part.id} ${kind}/${itemId}`),
      ),
    ])
    .flat()
}

const spokenFor = ({ kind, itemID, date, owner, package: inside }: Allocation) =>
  `${kind} ${itemID} ${String(inside)} ${date} ${owner}`
const sha256 = (value: string) => createHash('sha256').update(value).digest('hex')
