// Which units an order takes, on the stand-in database.
import '#test/browser-storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingLine } from '#test/bookings'
import { limitDeliveries } from '#test/business-days'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import {
  storeStaleUnit,
  backend,
  openBackend,
  takenByAnother,
  storeUnit,
} from '#test/stand-ins/backend'
import type { UnitDay } from '~/lib/availability/pick-units'
import { deliveriesPerDay } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { ownsAll, readTakenOfLines, unitChooser } from './units'

openBackend()

const [saturday, sunday] = [day('2027-06-12'), day('2027-06-13')]
const days = [saturday, sunday]
const castle = bookingLine({ days, capacity: 2 })
const named = (units: readonly UnitDay[]) => units.map(({ day, unit }) => `${day} ${unit}`)

test('an order without lines reads nothing', async () => {
  backend.reachable = false
  expect(await readTakenOfLines([], 'me')).toEqual(new Map())
})

test('a visitor who is slower each time gives up after twelve tries', async () => {
  backend.items = [inflatable({ capacity: 100 })]
  const sent: string[][] = []
  const choose = unitChooser([{ ...castle, capacity: 100 }], 'me')
  let choice = await choose()
  while (choice.kind === 'units') {
    sent.push(named(choice.units))
    // Just before the commit, another visitor takes one of them.
    for (const { itemId, day: date, unit } of choice.units.slice(1))
      takenByAnother(itemId, date, unit)
    choice = await choose()
  }
  expect(choice).toEqual({ kind: 'differs' })
  expect(sent).toHaveLength(12)
})

test('a second refusal though all units are free says that something else changed', async () => {
  const choose = unitChooser([castle], 'me')
  expect(await choose()).toMatchObject({ kind: 'units' })
  // Somebody may have had one of them in the moment of the first.
  expect(await choose()).toMatchObject({ kind: 'units' })
  expect(await choose()).toEqual({ kind: 'differs' })
})

describe("where the crew's deliveries are limited", () => {
  const friday = day('2027-06-11')
  const order = [castle, bookingLine({ days: [saturday], itemId: 'chair', capacity: 2 })]
  beforeEach(() => limitDeliveries({ weekday: 'Saturday', most: 2 }))
  afterEach(() => void ((deliveriesPerDay as unknown as unknown[]).length = 0))
  const deliveries = (units: readonly UnitDay[]) =>
    units.filter(({ kind }) => kind === 'deliveries')

  test('an order takes one for each first day of its lines', async () => {
    const choice = await unitChooser(order, 'me', { rank: () => 0 })()
    expect(choice).toMatchObject({ kind: 'units', units: { length: 4 } })
    expect(deliveries('units' in choice ? choice.units : [])).toEqual([
      { itemId: 'delivery', kind: 'deliveries', day: saturday, unit: 0 },
    ])
  })

  test('without a limit none is read or taken', async () => {
    const paths: string[] = []
    backend.beforeRead = (path) => void paths.push(path)
    const line = bookingLine({ days: [friday], capacity: 2 })
    const choice = await unitChooser([line], 'me')()
    expect('units' in choice && deliveries(choice.units)).toEqual([])
    expect(paths.filter((path) => path === 'allocations')).toHaveLength(1)
  })

  test('a full day is taken, and says whether others only hold it', async () => {
    takenByAnother('delivery', saturday, 0)
    takenByAnother('delivery', saturday, 1)
    const shortage = { itemId: 'delivery', day: saturday, wanted: 1, free: 0, isHeld: false }
    expect(await unitChooser(order, 'me')()).toEqual({ kind: 'shortage', shortages: [shortage] })
    storeUnit('delivery', saturday, 'other', { unit: 1, expires: new Date(Date.now() + 60_000) })
    expect(await unitChooser(order, 'me')()).toEqual({
      kind: 'shortage',
      shortages: [{ ...shortage, isHeld: true }],
    })
  })

  test("one's own is kept, and one of a deleted booking is taken over", async () => {
    storeUnit('delivery', saturday, 'me', { unit: 1 })
    storeStaleUnit('delivery', saturday, 0)
    const mine = await unitChooser(order, 'me')()
    expect('units' in mine && deliveries(mine.units)).toMatchObject([{ unit: 1 }])
    const theirs = await unitChooser(order, 'other')()
    expect('units' in theirs && deliveries(theirs.units)).toMatchObject([{ unit: 0 }])
  })

  test('a charged order goes without where none is free, and once it was refused', async () => {
    const choose = unitChooser(order, 'me', { isCharged: true })
    const first = await choose()
    expect('units' in first && deliveries(first.units)).toHaveLength(1)
    const second = await choose()
    expect('units' in second && deliveries(second.units)).toEqual([])
    takenByAnother('delivery', saturday, 0)
    takenByAnother('delivery', saturday, 1)
    const full = await unitChooser(order, 'me', { isCharged: true })()
    expect('units' in full && full.units).toHaveLength(3)
  })
})

test('stale units are deleted on the days that lack one, and nowhere else', async () => {
  backend.items = [inflatable({ capacity: 1 }), inflatable({ id: 'slide', capacity: 2 })]
  storeStaleUnit('castle', '2027-06-12')
  storeStaleUnit('slide', '2027-06-12')
  storeStaleUnit('slide', '2027-06-13')
  const lines = [{ ...castle, capacity: 1 }, bookingLine({ itemId: 'slide', days, capacity: 2 })]
  expect(await unitChooser(lines, 'me')()).toMatchObject({ units: { length: 4 } })
  expect(backend.paths('allocations').sort()).toEqual([
    'allocations/slide_2027-06-12_0',
    'allocations/slide_2027-06-13_0',
  ])
})

describe('whether an order owns all of its units', () => {
  const castles = { itemId: 'castle', kind: 'inflatables' } as const
  const unit = (date: Day, number: number): UnitDay => ({ ...castles, day: date, unit: number })
  const units = [unit(saturday, 0), unit(sunday, 1)]

  async function owns(held: readonly UnitDay[], owner = 'me') {
    for (const { itemId, day: date, unit: number } of held)
      storeUnit(itemId, date, owner, { unit: number })
    const takenByItem = await readTakenOfLines([castle], 'me')
    if (takenByItem === null) throw new Error('no source')
    return ownsAll('me', units, takenByItem)
  }

  test.each([
    ['all of them', units, true],
    ['none', [], false],
    ['the first alone', units.slice(0, 1), false],
    ['the second alone', units.slice(1), false],
    ['others of the same days', [unit(saturday, 1), unit(sunday, 0)], false],
  ])('it has %s', async (_, held, all) => {
    expect(await owns(held)).toBe(all)
  })

  test('another visitor has them', async () => {
    expect(await owns(units, 'another')).toBe(false)
  })
})
