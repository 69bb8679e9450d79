import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import type { DayRun } from '~/lib/time/day-runs'
import { nearestFinder } from './nearest-finder'
import type { TakenByItem } from './taken-units'

const bookableDays = { today: day('2026-11-23'), first: day('2026-11-23'), last: day('2028-11-20') }
const saturday = { from: day('2026-12-12'), to: day('2026-12-12') }
const sunday = { from: day('2026-12-13'), to: day('2026-12-13') }
const taken = { taken: new Map([[saturday.from, { units: new Set([0]), unallocated: 0 }]]) }
const tent = extra({ id: 'tent', capacity: 1 })
const read = vi.fn<(ids: readonly string[], days: DayRun) => Promise<TakenByItem | null>>()

beforeEach(() => {
  vi.useFakeTimers()
  read.mockReset()
  read.mockResolvedValue(new Map(['castle', 'tent'].map((id) => [id, taken])))
})
afterEach(() => void vi.useRealTimers())

test('items asked about together are read together, three weeks to either side', async () => {
  const find = nearestFinder(saturday, bookableDays, read)
  const both = [find(inflatable()), find(tent)]
  await vi.runAllTimersAsync()
  expect(await Promise.all(both)).toEqual([sunday, sunday])
  const around = { from: '2026-11-23', to: '2027-01-02' }
  expect(read).toHaveBeenCalledExactlyOnceWith(['castle', 'tent'], around)
})

test('each item is read once, and one that is asked about later is read then', async () => {
  const find = nearestFinder(saturday, bookableDays, read)
  void find(inflatable())
  await vi.runAllTimersAsync()
  void find(inflatable())
  void find(tent)
  await vi.runAllTimersAsync()
  expect(read.mock.calls.map(([ids]) => ids)).toEqual([['castle'], ['tent']])
})

test.each([
  ['cannot be read', () => read.mockRejectedValueOnce(new Error('no network'))],
  ['nobody knows', () => read.mockResolvedValueOnce(null)],
])('the nearest day is unknown where the days %s, which are then read again', async (_, fails) => {
  fails()
  const find = nearestFinder(saturday, bookableDays, read)
  const first = find(inflatable())
  await vi.runAllTimersAsync()
  expect(await first).toBe('unknown')
  const second = find(inflatable())
  await vi.runAllTimersAsync()
  expect(await second).toEqual(sunday)
})

test('there is no nearest day where all days around are taken', async () => {
  read.mockResolvedValue(new Map())
  const nearest = nearestFinder(saturday, bookableDays, read)(inflatable({ capacity: 0 }))
  await vi.runAllTimersAsync()
  expect(await nearest).toBe('none')
})

test('a day on which the crew is fully booked is not offered, and is asked about once', async () => {
  const asked: string[] = []
  const find = nearestFinder(saturday, bookableDays, read, [], async (startsIn, known) => {
    for (;;) {
      const missing = startsIn(known).find((each) => !known.has(each))
      if (!missing) return
      asked.push(missing)
      known.set(missing, missing === sunday.from ? 'booked' : 'open')
    }
  })
  const both = [find(inflatable()), find(tent)]
  await vi.runAllTimersAsync()
  const friday = { from: day('2026-12-11'), to: day('2026-12-11') }
  expect(await Promise.all(both)).toEqual([friday, friday])
  expect(asked).toEqual([sunday.from, friday.from])
})

test('where the crew cannot be read, only the days that were read as fully booked are left out', async () => {
  const find = nearestFinder(saturday, bookableDays, read, [], (_, known) => {
    known.set(sunday.from, 'open')
    return Promise.reject(new Error('no network'))
  })
  const nearest = find(inflatable())
  await vi.runAllTimersAsync()
  expect(await nearest).toEqual(sunday)
})
