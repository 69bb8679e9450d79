// Customers who move their bookings at the same moment as others book. `npm run test:all` runs one
// round, with ORDERS=all ten.
import { initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { beforeAll, expect, test } from 'vitest'
import { toStoredBooking, type StoredBooking } from '~/lib/db/bookings/read-booking'
import { readStoredBooking } from '~/lib/db/bookings/stored-lines'
import { moveUntilDays } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { addDays, today } from '~/lib/time/dates'
import { booking, line, newKey, ownerOf } from '../../rules/builders'
import { bookingWrites, commit } from '../../rules/commits'
import { Browser } from '../browser'
import { newOrder } from '../orders'
import { Services } from '../services'
import { describeOrders, world, type Visit } from '../world'

const rounds = Array.from({ length: process.env['ORDERS'] === 'all' ? 10 : 1 }, (_, index) => index)
const customers = 50
const minute = 60_000

describeOrders('customers who move their bookings', () => {
  let visits: Visit[]
  let db: Firestore

  beforeAll(async () => {
    visits = []
    const services = new Services()
    while (visits.length < customers) visits.push(await world.visit(new Browser(), services))
    const { projectId } = world.project
    db = getFirestore(initializeApp({ projectId }, projectId))
    await db.doc('config/availability').set({ source: 'allocations' })
  }, 5 * minute)

  test.each(rounds)(
    'against new bookings: one of 50 gets the last castle (round %#)',
    async () => {
      await empty(db)
      const day = newDay()
      const answers = await race(day)
      expect(answers.filter((kind) => kind === 'moved' || kind === 'booked')).toHaveLength(1)
      expect(answers.filter((kind) => kind === 'taken')).toHaveLength(customers - 1)
      expect(await soldOn(db, day)).toBe(1)
      await expectUnitsOfBookings(db)
    },
    5 * minute,
  )

  /** Half of the customers move to the day, half book it. */
  async function race(day: Day): Promise<unknown[]> {
    const movers = visits.slice(0, customers / 2)
    const moving = await Promise.all(
      movers.map(async (visit) => ({ visit, shown: await stored(newDay()) })),
    )
    return Promise.all([
      ...moving.map(({ visit, shown }) => answerOf(() => visit.moveBooking(shown, day))),
      ...visits
        .slice(customers / 2)
        .map((visit) => answerOf(() => visit.placeInOffice(newOrder(day)))),
    ])
  }

  /** A booking of the castle, as its customer sees it. */
  async function stored(day: Day): Promise<StoredBooking> {
    const key = newKey()
    const document = booking({ inflatables: [line('castle', [day])] })
    const unit = { kind: 'inflatables', id: 'castle', day, unit: 0 } as const
    await commit(world.project.admin, bookingWrites({ key, document, units: [unit] }))
    return toStoredBooking(key, document)
  }
})

/** Presses again while a busy emulator doesn't answer within the page's deadline. */
async function answerOf(
  press: () => Promise<{ kind: string } | 'died'> | undefined,
): Promise<string> {
  for (;;) {
    const answer = await press()
    const kind = typeof answer === 'object' ? answer.kind : 'died'
    if (kind !== 'unanswered' && kind !== 'down') return kind
  }
}

let used = 0

/** A day that no booking of this race had before. */
const newDay = (): Day => addDays(today(new Date()), moveUntilDays + ++used)

async function empty(db: Firestore) {
  used = 0
  for (const name of ['bookings-test', 'claims', 'allocations', 'invoices-test'])
    await db.recursiveDelete(db.collection(name))
}

/** How many bookings have the castle on a day. */
async function soldOn(db: Firestore, day: Day): Promise<number> {
  const { docs } = await db.collection('bookings-test').get()
  const units = docs.flatMap((each) => readStoredBooking(each.data()).units)
  return units.filter((unit) => unit.day === day).length
}

/** Every booking has exactly the units that it lists: none is sold twice, and none is lost. */
async function expectUnitsOfBookings(db: Firestore) {
  const expected = (await db.collection('bookings-test').get()).docs.flatMap((each) =>
    readStoredBooking(each.data()).units.map(({ day }) => `${ownerOf(each.id)} ${day}`),
  )
  const taken = (await db.collection('allocations').get()).docs.map(
    (each) => `${String(each.get('owner'))} ${String(each.get('date'))}`,
  )
  expect(taken.toSorted()).toEqual(expected.toSorted())
}
