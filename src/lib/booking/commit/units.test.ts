// Which units an order takes, on the stand-in database.
import '#test/browser-storage'
import { describe, expect, test } from 'vitest'
import { bookingLine } from '#test/bookings'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import {
  leftBehind,
  backend,
  openBackend,
  takenByAnother,
  storeUnit,
} from '#test/stand-ins/backend'
import type { UnitDay } from '~/lib/availability/pick-units'
import type { Day } from '~/lib/domain/day'
import { ownsAll, readUses, unitChooser } from './units'

openBackend()

const [saturday, sunday] = [day('2027-06-12'), day('2027-06-13')]
const days = [saturday, sunday]
const castle = bookingLine({ days, capacity: 2 })
const named = (units: readonly UnitDay[]) => units.map(({ day, unit }) => `${day} ${unit}`)

test('an order without lines reads nothing', async () => {
  backend.reachable = false
  expect(await readUses([], 'me')).toEqual(new Map())
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
  expect(choice).toEqual({ kind: 'changed' })
  expect(sent).toHaveLength(12)
})

test('a second refusal though all units are free says that something else changed', async () => {
  const choose = unitChooser([castle], 'me')
  expect(await choose()).toMatchObject({ kind: 'units' })
  // Somebody may have had one of them in the moment of the first.
  expect(await choose()).toMatchObject({ kind: 'units' })
  expect(await choose()).toEqual({ kind: 'changed' })
})

test('stale units are released on the days that lack one, and nowhere else', async () => {
  backend.items = [inflatable({ capacity: 1 }), inflatable({ id: 'slide', capacity: 2 })]
  leftBehind('castle', '2027-06-12')
  leftBehind('slide', '2027-06-12')
  leftBehind('slide', '2027-06-13')
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
    const uses = await readUses([castle], 'me')
    if (uses === null) throw new Error('no source')
    return ownsAll('me', units, uses)
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
