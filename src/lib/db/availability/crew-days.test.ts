// On which days the crew can make another delivery, on the stand-in database.
import '#test/browser-storage'
import { beforeEach, expect, test } from 'vitest'
import { limitDeliveries } from '#test/business-days'
import { day } from '#test/days'
import { backend, storeStaleUnit, openBackend, storeUnit } from '#test/stand-ins/backend'
import type { CrewDays } from '~/lib/availability/crew-limit'
import { readCrewDays, readCrewDaysFor, readTakenOnEvent } from './crew-days'

openBackend()
limitDeliveries({ weekday: 'Saturday', most: 3 })

const saturday = day('2027-06-12')
const [nextSaturday, thirdSaturday] = [day('2027-06-19'), day('2027-06-26')]
let queries = 0
beforeEach(() => {
  queries = 0
  backend.beforeRead = (path) => {
    if (path === 'allocations') queries += 1
  }
})

/** So many deliveries of Saturday are booked. */
function fill(count: number) {
  for (let unit = 0; unit < count; unit++)
    storeUnit('delivery', saturday, `owner ${unit}`, { unit })
}

test('a day without a limit costs no read, and each other day one query', async () => {
  fill(3)
  expect(await readCrewDays([day('2027-06-13')])).toEqual(new Map())
  expect(queries).toBe(0)
  expect(await readCrewDays([saturday, saturday, nextSaturday])).toEqual(
    new Map([
      [saturday, 'booked'],
      [nextSaturday, 'open'],
    ]),
  )
  expect(queries).toBe(2)
})

test('units of items count for nothing, as when the office takes ten chairs out of service', async () => {
  for (let unit = 0; unit < 10; unit++) storeUnit('chair', saturday, `block ${unit}`, { unit })
  expect((await readCrewDays([saturday])).get(saturday)).toBe('open')
})

test("an unfinished order's own delivery is no obstacle to it, and others' are only held", async () => {
  fill(2)
  storeUnit('delivery', saturday, 'mine', { unit: 2, expires: new Date(Date.now() + 60_000) })
  expect((await readCrewDays([saturday])).get(saturday)).toBe('held')
  expect((await readCrewDays([saturday], 'mine')).get(saturday)).toBe('open')
})

test('a full day opens where a booking was deleted, and its delivery is removed', async () => {
  fill(2)
  storeStaleUnit('delivery', saturday, 2)
  expect((await readCrewDays([saturday])).get(saturday)).toBe('open')
  expect(backend.paths('allocations')).toHaveLength(2)
})

test('days that are offered instead of full ones are read until one is open, each once', async () => {
  fill(3)
  const saturdays = [saturday, nextSaturday, thirdSaturday]
  const firstOpen = (crewDays: CrewDays) =>
    saturdays.filter((each) => (crewDays.get(each) ?? 'open') === 'open').slice(0, 1)
  const known = new Map([[nextSaturday, 'booked' as const]])
  expect(await readCrewDaysFor(firstOpen, known)).toEqual(
    new Map([
      [nextSaturday, 'booked'],
      [saturday, 'booked'],
      [thirdSaturday, 'open'],
    ]),
  )
  await readCrewDaysFor(firstOpen, known)
  expect(queries).toBe(2)
})

test("the list's one query for an event's days has the crew of the first one", async () => {
  fill(3)
  const read = await readTakenOnEvent({ from: saturday, to: day('2027-06-13') })
  expect(read?.crewDays).toEqual(new Map([[saturday, 'booked']]))
  expect(queries).toBe(1)
})
