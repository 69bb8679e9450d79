// On which days the crew can't make another delivery, on the stand-in database.
import '#test/browser-storage'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#test/days'
import { backend, openBackend, storeUnit } from '#test/stand-ins/backend'
import type { Day } from '~/lib/domain/day'
import { keepMyBooking } from '~/lib/storage/my-bookings'
import { newKey, sha256 } from '~/lib/storage/secret'
import { readFullDays, readFullOffers } from './full-days'

openBackend()

const saturday = day('2027-06-12')
const limits = [{ weekday: 'Saturday', most: 10 }] as const
const read = (...days: Day[]) => readFullDays(days, { limits })
let queries = 0
beforeEach(() => {
  queries = 0
  backend.beforeRead = (path) => {
    if (path === 'allocations') queries += 1
  }
})

/** So many other customers have a castle on Saturday. */
function fill(orders: number) {
  for (let unit = 0; unit < orders; unit++) storeUnit('castle', saturday, `owner ${unit}`, { unit })
}

test('a day without a limit costs no read, and each other day one query', async () => {
  fill(10)
  expect((await read(day('2027-06-13'))).size).toBe(0)
  expect(queries).toBe(0)
  await read(saturday, saturday, day('2027-06-19'))
  expect(queries).toBe(2)
})

test('days that are offered instead of full ones are read until one is open, each once', async () => {
  fill(10)
  const saturdays = ['2027-06-12', '2027-06-19', '2027-06-26'].map(day)
  const firstOpen = (full: ReadonlySet<Day>) =>
    saturdays.filter((each) => !full.has(each)).slice(0, 1)
  const known = new Map([[day('2027-06-19'), true]])
  expect([...(await readFullOffers(firstOpen, known, { limits }))]).toEqual([
    day('2027-06-19'),
    saturday,
  ])
  expect(known.get(day('2027-06-26'))).toBe(false)
  await readFullOffers(firstOpen, known, { limits })
  expect(queries).toBe(2)
})

test("there is room where one of this device's bookings comes anyway", async () => {
  fill(9)
  const id = newKey()
  storeUnit('tent', saturday, await sha256(id))
  expect((await read(saturday)).size).toBe(1)
  keepMyBooking(id, [{ itemId: 'tent', name: 'Tent', days: [saturday] }])
  expect((await read(saturday)).size).toBe(0)
})
