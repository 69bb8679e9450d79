import { beforeEach, expect, test } from 'vitest'
import { day } from '#test/days'
import {
  storeStaleUnit,
  backend,
  openBackend,
  takenByAnother,
  storeUnit,
} from '#test/stand-ins/backend'
import { ownerOf } from '~/../office/sync/owner'
import type { Allocation } from '~/lib/availability/allocation'
import { deleteStaleUnits } from './delete-stale-units'

openBackend()

/** The units that the database was asked to free. */
let questions: string[]

beforeEach(() => {
  questions = []
  backend.beforeRead = (path) => void questions.push(path)
})

const saturday = day('2027-06-12')

test("only those days' booked units are probed, and the stale ones are deleted", async () => {
  storeStaleUnit('castle', saturday)
  storeStaleUnit('castle', '2027-06-13')
  const expires = new Date('2027-06-01T12:00:00Z')
  const held: Allocation = { itemId: 'castle', day: saturday, unit: 1, owner: 'somebody', expires }
  expect(await deleteStaleUnits([...backend.taken, held], [saturday])).toBe(true)
  expect(questions).toEqual(['orphans/castle_2027-06-12_0'])
  expect(backend.paths('allocations')).toEqual(['allocations/castle_2027-06-13_0'])
})

test('a unit is probed once for each reading that shows it', async () => {
  takenByAnother('castle', saturday, 0)
  const reading = backend.taken
  expect(await deleteStaleUnits(reading, [saturday])).toBe(false)
  expect(await deleteStaleUnits(reading, [saturday])).toBe(false)
  expect(questions).toHaveLength(1)
  await deleteStaleUnits(backend.taken, [saturday])
  expect(questions).toHaveLength(2)
  expect(backend.paths('allocations')).toHaveLength(1)
})

// test/rules/cases/units.ts has the largest such commit.
test('of 60 chairs booked as 40 and 20, one press frees all 40 that the office deleted, eight in a commit', async () => {
  const key = 'deleted'.padEnd(20, '0')
  for (let unit = 0; unit < 60; unit++)
    storeUnit('chairs', saturday, unit < 40 ? ownerOf(key) : 'somebody', { unit })
  backend.put(`claims/${ownerOf(key)}`, { key })
  const commits: number[] = []
  backend.beforeWrites = (paths) => void commits.push(paths.length)
  expect(await deleteStaleUnits(backend.taken, [saturday])).toBe(true)
  // One question for each of the two owners.
  expect(questions).toHaveLength(2)
  expect(commits).toEqual([8, 8, 8, 8, 8])
  expect(backend.paths('allocations')).toHaveLength(20)
})
