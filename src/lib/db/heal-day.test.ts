import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { deleteFreed, findFreed } from '~/lib/db/allocations'
import { healDay } from '~/lib/db/heal-day'

vi.mock('~/lib/db/allocations', () => ({ findFreed: vi.fn(), deleteFreed: vi.fn() }))

const saturday = day('2027-06-12')
const booked = { itemId: 'castle', day: saturday, unit: 0, owner: 'somebody', expires: null }
const held = { ...booked, unit: 1, expires: new Date('2027-06-01T12:00:00Z') }
const sunday = { ...booked, day: day('2027-06-13') }

beforeEach(() => void vi.clearAllMocks())

test("asks about that day's booked units alone, and removes the freed ones", async () => {
  vi.mocked(findFreed).mockResolvedValue(['castle_2027-06-12_0'])
  expect(await healDay([booked, held, sunday], saturday)).toBe(true)
  expect(findFreed).toHaveBeenCalledWith([booked])
  expect(deleteFreed).toHaveBeenCalledWith(['castle_2027-06-12_0'])
})

test('writes nothing while all are taken', async () => {
  vi.mocked(findFreed).mockResolvedValue([])
  expect(await healDay([booked], saturday)).toBe(false)
  expect(deleteFreed).not.toHaveBeenCalled()
})
