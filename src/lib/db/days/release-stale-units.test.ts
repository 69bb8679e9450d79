import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import type { Allocation } from '~/lib/availability/allocation'
import { deleteFreed, findFreed } from './allocations'
import { releaseStaleUnits } from './release-stale-units'

vi.mock('~/lib/db/days/allocations', () => ({ findFreed: vi.fn(), deleteFreed: vi.fn() }))

const saturday = day('2027-06-12')
/** As a reading has it: an object of its own. */
const booked = (some: Partial<Allocation> = {}): Allocation => ({
  itemId: 'castle',
  day: saturday,
  unit: 0,
  owner: 'somebody',
  expires: null,
  ...some,
})

beforeEach(() => void vi.clearAllMocks())

test("asks about those days' booked units alone, and removes the freed ones", async () => {
  const held = booked({ unit: 1, expires: new Date('2027-06-01T12:00:00Z') })
  const sunday = booked({ day: day('2027-06-13') })
  const wanted = booked()
  vi.mocked(findFreed).mockResolvedValue(['castle_2027-06-12_0'])
  expect(await releaseStaleUnits([wanted, held, sunday], [saturday])).toBe(true)
  expect(findFreed).toHaveBeenCalledWith([wanted])
  expect(deleteFreed).toHaveBeenCalledWith(['castle_2027-06-12_0'])
})

test('writes nothing while all are taken', async () => {
  vi.mocked(findFreed).mockResolvedValue([])
  expect(await releaseStaleUnits([booked()], [saturday])).toBe(false)
  expect(deleteFreed).not.toHaveBeenCalled()
})

test('asks once about what one reading shows, and again after the next reading', async () => {
  vi.mocked(findFreed).mockResolvedValue([])
  const reading = [booked()]
  await releaseStaleUnits(reading, [saturday])
  await releaseStaleUnits(reading, [saturday])
  expect(findFreed).toHaveBeenCalledTimes(1)
  await releaseStaleUnits([booked()], [saturday])
  expect(findFreed).toHaveBeenCalledTimes(2)
})
