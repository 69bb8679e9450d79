// What the sync does for the crew's deliveries after each change of their limit.
import { beforeEach, describe, expect, test } from 'vitest'
import { limitDeliveries } from '#test/business-days'
import { deliveriesPerDay } from '~/lib/domain/business'
import { ownerOf } from './owner'
import { planSync } from './plan'
import {
  allocation,
  ann,
  applied,
  bob,
  booking,
  claimed,
  plan,
  shelf,
  snapshotOf,
  writesOf,
} from './plan-builders'
import { describePlan } from './report'

const saturday = '2027-06-12'
const keys = Array.from({ length: 12 }, (_, index) => String.fromCodePoint(65 + index).repeat(20))
const bookings = keys.map((key) => booking(key, 'chair', ['06/12/2027', '06/13/2027']))
const synced = () => {
  const before = snapshotOf({ ...shelf, bookingsTest: bookings })
  return applied(before, planSync(before, []))
}
const ofCrew = (writes: readonly string[]) => writes.filter((line) => line.includes('delivery_'))
const deliveries = (count: number) =>
  Array.from({ length: count }, (_, unit) => `create delivery_${saturday}_${unit}`)

beforeEach(() => {
  ;(deliveriesPerDay as unknown as unknown[]).length = 0
})

describe('switched on with 12 bookings on a day', () => {
  test('ten deliveries are written at a limit of ten, and the office reads of two more', () => {
    const before = synced()
    limitDeliveries({ weekday: 'Saturday', most: 10 })
    const planned = planSync(before, [])
    expect(writesOf(planned)).toEqual(deliveries(10))
    expect(planned.writes[0]).toMatchObject({
      fields: { itemID: 'delivery', kind: 'deliveries', date: saturday, unit: 0, expires: null },
    })
    expect(planned.conflicts).toEqual([
      { itemId: 'delivery', day: saturday, demanded: 12, capacity: 10 },
    ])
    expect(describePlan(planned).join('\n')).toContain(
      "The crew's deliveries, Saturday, June 12, 2027: 12 booked, 10 units",
    )
    expect([planned.uncounted, planned.unexplained]).toEqual([[], []])
    expect(planSync(applied(before, planned), []).writes).toEqual([])
  })

  test('a limit that is raised adds the other two, and one that is lowered removes none', () => {
    const before = synced()
    limitDeliveries({ weekday: 'Saturday', most: 10 })
    const at10 = applied(before, planSync(before, []))
    ;(deliveriesPerDay as unknown as { most: number }[])[0]!.most = 15
    const raised = planSync(at10, [])
    expect(writesOf(raised)).toEqual(deliveries(12).slice(10))
    const at15 = applied(at10, raised)
    ;(deliveriesPerDay as unknown as { most: number }[])[0]!.most = 5
    expect(planSync(at15, [])).toMatchObject({
      writes: [],
      conflicts: [{ itemId: 'delivery', demanded: 12, capacity: 5 }],
    })
  })

  test('without a limit again, all deliveries are removed', () => {
    const before = synced()
    limitDeliveries({ weekday: 'Saturday', most: 10 })
    const limited = applied(before, planSync(before, []))
    ;(deliveriesPerDay as unknown as unknown[]).length = 0
    const off = applied(limited, planSync(limited, []))
    expect(off.allocations.map(({ id }) => id)).toEqual(before.allocations.map(({ id }) => id))
  })
})

test('a booking takes one delivery on each day on which a line begins, a canceled one none', () => {
  limitDeliveries({ weekday: 'Saturday', most: 10 }, { weekday: 'Sunday', most: 10 })
  const line = (inflatableID: string, ...bookingDates: string[]) => ({ inflatableID, bookingDates })
  const inflatables = [line('castle', '06/12/2027', '06/13/2027'), line('slide', '06/12/2027')]
  const booked = { id: ann, data: { inflatables, extras: [line('chair', '06/13/2027')] } }
  const canceled = { id: bob, data: { ...booked.data, status: 'canceled' } }
  const planned = plan({ bookingsTest: [booked, canceled] })
  expect(ofCrew(writesOf(planned))).toEqual([
    'create delivery_2027-06-12_0',
    'create delivery_2027-06-13_0',
  ])
  const older = plan({ bookings: [booked], bookingsTest: [booked] })
  expect(ofCrew(writesOf(older))).toHaveLength(2)
  expect(ofCrew(writesOf(plan({ bookings: [booked] })))).toHaveLength(2)
})

test('a delivery of a booking that has moved or was deleted is removed, and a hold stays', () => {
  limitDeliveries({ weekday: 'Saturday', most: 10 })
  const planned = plan({
    bookingsTest: [booking(ann, 'chair', ['06/14/2027'])],
    claims: claimed(ann, bob),
    allocations: [
      allocation('delivery', saturday, 0, ownerOf(ann)),
      allocation('delivery', saturday, 1, ownerOf(bob)),
      allocation('delivery', saturday, 2, 'c'.repeat(64), new Date('2027-06-01T17:05:00Z')),
    ],
  })
  expect(ofCrew(writesOf(planned))).toEqual([
    `delete delivery_${saturday}_0`,
    `delete delivery_${saturday}_1`,
  ])
})
