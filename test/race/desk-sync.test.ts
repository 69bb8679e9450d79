// The desk, the sync, an office program, visitors and customers who change their bookings against
// each other, in a random order, on the official emulator with the rules on. A failure
// prints its orders, which repeat with the seed.
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, inject, test } from 'vitest'
import { needsInBooking } from '~/lib/db/bookings/booked-lines'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { addDays, today } from '~/lib/time/dates'
import { block } from '../../office/desk/block'
import { cancel } from '../../office/desk/cancel'
import { move } from '../../office/desk/move'
import { hasBlockMark, ownerOf } from '../../office/sync/owner'
import { fc } from '../property.ts'
import { sync } from '../sync/database'
import { run, type Command } from '../sync/desk/desk'
import { capacity, castleOn, openShop, type Shop } from './shop'

const host = inject('emulatorHost')
const days = [5, 6, 7].map((count) => addDays(today(new Date()), count))

/** One action. `pick` chooses among the bookings that exist then. */
type Step =
  | { who: 'visitor'; day: Day; quantity: number }
  | { who: 'program' | 'older program'; day: Day; quantity: number }
  | { who: 'block'; day: Day; units: number }
  | { who: 'cancel'; pick: number }
  | { who: 'move'; pick: number; day: Day }
  | { who: 'customer moves'; pick: number; day: Day }
  | { who: 'customer cancels'; pick: number }
  | { who: 'sync' }

const dayArb = fc.constantFrom(...days)
const quantity = fc.integer({ min: 1, max: 2 })
const pick = fc.nat(20)
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ who: fc.constant('visitor'), day: dayArb, quantity }) },
  fc.record({ who: fc.constantFrom('program', 'older program'), day: dayArb, quantity }),
  fc.record({ who: fc.constant('block'), day: dayArb, units: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ who: fc.constant('cancel'), pick }),
  { weight: 4, arbitrary: fc.record({ who: fc.constant('move'), pick, day: dayArb }) },
  { weight: 3, arbitrary: fc.record({ who: fc.constant('customer moves'), pick, day: dayArb }) },
  fc.record({ who: fc.constant('customer cancels'), pick }),
  { weight: 2, arbitrary: fc.constant<Step>({ who: 'sync' }) },
)
/** Steps that are taken at the same moment, one group after the other. */
const historyArb = fc.array(fc.array(stepArb, { minLength: 2, maxLength: 4 }), {
  minLength: 5,
  maxLength: 8,
})

describe.skipIf(host === null)('the desk, the sync and visitors', () => {
  test('leave every standing booking its units, no unit to two, and blocked units blocked', async () => {
    const shop = await openShop(host)
    try {
      await fc.assert(
        fc.asyncProperty(historyArb, (history) => play(shop, history)),
        { seed: 24, numRuns: 8, endOnFailure: true },
      )
      expect([...answers]).toEqual(expect.arrayContaining(['moved', 'canceled']))
      expect(answers).not.toContain('unanswered')
    } finally {
      await shop.close()
    }
  }, 120_000)
})

/** The outcomes of the customers' changes. */
const answers = new Set<string>()

async function play(shop: Shop, history: readonly Step[][]) {
  const { db } = shop
  await shop.reset()
  const keys = new Set<string>()
  for (const steps of history)
    await Promise.all(steps.map(async (step) => keys.add((await take(shop, step)) ?? '')))
  // A visitor's booking has its units from the first moment on, also before the next sync.
  for (const day of days) {
    const own = await ownersOn(db, day)
    for (const { id, quantity } of await needsOn(db, 'bookings-test', day))
      if (keys.has(id)) expect(own.get(ownerOf(id)) ?? 0).toBeGreaterThanOrEqual(quantity)
  }
  // What a sync wrote for a booking that was moved or canceled meanwhile, the next one removes.
  await syncNow(db)
  expect((await syncNow(db)).text).toContain('Done: 0 documents written or removed.')

  for (const day of days) {
    const owners = await ownersOn(db, day)
    const notes = (await db.collection('blocks').get()).docs.filter(({ id }) => id.includes(day))
    expect([...owners.keys()].filter(hasBlockMark)).toHaveLength(notes.length)
    const needs = await needsOn(db, 'bookings-test', day)
    const older = await needsOn(db, 'bookings', day)
    const needed = [...needs, ...older].reduce((sum, each) => sum + each.quantity, notes.length)
    // An office program may book a day that is full: the sync then gives it as many as there are.
    if (needed <= capacity)
      for (const { id, quantity } of needs) expect(owners.get(ownerOf(id))).toBe(quantity)
    const units = [...owners.values()].reduce((sum, each) => sum + each, 0)
    expect(units).toBe(Math.min(capacity, needed))
  }
}

/** @returns the id of a visitor's booking */
async function take(
  { book, moveBooking, cancelBooking, db }: Shop,
  step: Step,
): Promise<string | null> {
  const desk = (command: Command, ...args: string[]) =>
    run(command, db, args, { at: new Date() }).catch((error: Error) =>
      expect(error.message).toMatch(/^(Nothing was changed|There's no booking)/),
    )
  if (step.who === 'sync') await syncNow(db)
  else if (step.who === 'block')
    await desk(block, 'castle', String(step.units), step.day, step.day, 'repair')
  else if ('pick' in step) {
    const { docs } = await db.collection('bookings-test').get()
    const shown = docs[step.pick % docs.length]
    if (shown === undefined) return null
    const { id } = shown
    const booking = bookingFrom(id, shown.data())
    if (step.who === 'cancel') await desk(cancel, id)
    else if (step.who === 'move') await desk(move, id, step.day)
    else if (step.who === 'customer moves') answers.add((await moveBooking(booking, step.day)).kind)
    else answers.add((await cancelBooking(booking)).kind)
  } else {
    const order = castleOn(step.day, step.quantity)
    if (step.who === 'visitor') return (await book(order)).kind === 'booked' ? order.key : null
    const name = step.who === 'program' ? 'bookings-test' : 'bookings'
    await db.doc(`${name}/${order.key}`).set(order.document)
  }
  return null
}

const syncNow = (db: Firestore) => sync(db, true, { at: new Date() })

async function needsOn(db: Firestore, name: string, day: Day) {
  const { docs } = await db.collection(name).get()
  return docs.flatMap((each) =>
    needsInBooking(each.data())
      .needs.filter((need) => need.day === day)
      .map(({ quantity }) => ({ id: each.id, quantity })),
  )
}

/** How many units each owner has. */
async function ownersOn(db: Firestore, day: Day): Promise<Map<string, number>> {
  const { docs } = await db.collection('allocations').where('date', '==', day).get()
  const owners = new Map<string, number>()
  for (const each of docs) {
    expect(each.get('unit')).toBeLessThan(capacity)
    const owner = String(each.get('owner'))
    owners.set(owner, (owners.get(owner) ?? 0) + 1)
  }
  return owners
}
