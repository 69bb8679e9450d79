// The desk's commands while visitors book with the site's own code, on the official emulator with
// the rules on.
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { block } from '../../office/desk/block'
import { cancel } from '../../office/desk/cancel'
import { move } from '../../office/desk/move'
import { hasBlockMark, ownerOf } from '../../office/sync/owner'
import type * as BookModule from '~/lib/booking/commit/book'
import { readStoredBooking } from '~/lib/db/bookings/stored-lines'
import { addDays, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { run, type Command } from '../sync/desk/desk'
import { capacity, castleOn, openShop } from './shop'

const host = inject('emulatorHost')
const visitors = 12
const on = (days: number) => addDays(today(new Date()), days)

describe.skipIf(host === null)('the desk among visitors', () => {
  let book: typeof BookModule.book
  let db: Firestore

  beforeAll(async () => {
    const shop = await openShop(host)
    ;({ book, db } = shop)
    return shop.close
  }, 60_000)

  // Every booking has exactly the units that it lists, and no unit is anybody's without a booking
  // or a block.
  afterAll(async () => {
    const stored = (await db.collection('bookings-test').get()).docs
    const expected = stored.flatMap((each) =>
      readStoredBooking(each.data()).units.map(
        ({ day, quantity }) => `${ownerOf(each.id)} ${day} ${quantity}`,
      ),
    )
    const taken = (await db.collection('allocations').get()).docs.map((each) => each.data())
    const owned = taken
      .filter(({ owner, expires }) => !hasBlockMark(String(owner)) && expires === null)
      .map(({ owner, date }) => `${owner} ${date} 1`)
    expect(owned.toSorted()).toEqual(expected.toSorted())
  })

  const desk = (command: Command, ...args: string[]) =>
    run(command, db, args, { at: new Date() }).then(
      () => true,
      (error: Error) => {
        expect(error.message).toContain('Nothing was changed')
        return false
      },
    )

  async function winners(day: Day, many = visitors) {
    const outcomes = await Promise.all(Array.from({ length: many }, () => book(castleOn(day))))
    return outcomes.filter(({ kind }) => kind === 'booked').length
  }

  async function unitsOn(day: Day) {
    const { docs } = await db.collection('allocations').where('date', '==', day).get()
    return docs.map((each) => each.data())
  }

  test('two units are blocked while visitors book: all or nothing', async () => {
    const day = on(5)
    const [isBlocked, won] = await Promise.all([
      desk(block, 'castle', '2', day, day, 'repair'),
      winners(day),
    ])
    expect(won).toBe(isBlocked ? 1 : capacity)
    const blocked = (await unitsOn(day)).filter(({ owner }) => hasBlockMark(String(owner)))
    expect(blocked).toHaveLength(isBlocked ? 2 : 0)
  })

  test('a canceled booking frees its unit for exactly one visitor', async () => {
    const day = on(15)
    const first = castleOn(day)
    expect(await book(first)).toMatchObject({ kind: 'booked' })
    expect(await winners(day, capacity - 1)).toBe(capacity - 1)
    const [, won] = await Promise.all([desk(cancel, first.key), winners(day)])
    // Those who came too early found the day full.
    expect(won).toBeLessThanOrEqual(1)
    expect(won + (await winners(day))).toBe(1)
    expect(await unitsOn(day)).toHaveLength(capacity)
  })

  test('a booking is moved as a whole or not at all while visitors book both days', async () => {
    const [from, to] = [on(25), on(26)]
    const order = castleOn(from)
    expect(await book(order)).toMatchObject({ kind: 'booked' })
    const [isMoved, wonThere] = await Promise.all([
      desk(move, order.key, to),
      winners(to),
      winners(from),
    ])
    expect(wonThere).toBe(isMoved ? capacity - 1 : capacity)
    const owner = ownerOf(order.key)
    const mine = async (day: Day) => (await unitsOn(day)).filter((each) => each['owner'] === owner)
    expect(await mine(from)).toHaveLength(isMoved ? 0 : 1)
    expect(await mine(to)).toHaveLength(isMoved ? 1 : 0)
  })
})
