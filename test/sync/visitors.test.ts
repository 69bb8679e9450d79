// The sync among visitors who hold and book at the same time.
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, inject, test } from 'vitest'
import type { Write } from '../../office/sync/write'
import { commitAll } from '../../office/sync/write'
import { afterReading, idsOf, line, now, openDatabase, store, sync } from './database'

const host = inject('emulatorHost')
const castle = { 'inflatables/castle': { name: 'Red Castle', count: '1' } }

const castleUntil = (expires: Timestamp | null) => ({
  itemID: 'castle',
  kind: 'inflatables',
  date: '2027-06-12',
  unit: 0,
  owner: 'a'.repeat(64),
  expires,
})

describe.skipIf(host === null)('the sync among visitors', () => {
  test('a hold of a visitor is left alone, and allocations are not the source before it ends', async () => {
    const { db } = openDatabase(host)
    const hold = castleUntil(Timestamp.fromMillis(now.getTime() + 5 * 60_000))
    await store(db, {
      ...castle,
      'allocations/castle_2027-06-12_0': hold,
      'bookings/a': { inflatables: [line('castle', ['06/12/2027'])] },
    })
    const { text, isReady } = await sync(db, true)
    expect(isReady).toBe(false)
    expect(text).toContain('held by visitors just now')
    expect((await db.doc('allocations/castle_2027-06-12_0').get()).data()).toEqual(hold)
    expect((await db.doc('config/availability').get()).exists).toBe(false)
  })

  test('a visitor who books while the sync runs keeps the unit', async () => {
    const { db } = openDatabase(host)
    const visitors = castleUntil(null)
    await store(db, {
      ...castle,
      'bookings/a': { inflatables: [line('castle', ['06/12/2027', '06/13/2027'])] },
    })
    afterReading(db, () => db.doc('allocations/castle_2027-06-12_0').set(visitors))
    const { text, isReady } = await sync(db, true)
    expect(isReady).toBe(false)
    expect(text).toContain('allocations/castle_2027-06-12_0')
    expect((await db.doc('allocations/castle_2027-06-12_0').get()).data()).toEqual(visitors)
    expect(await idsOf(db, 'allocations')).toContain('castle_2027-06-13_0')
    expect((await db.doc('config/availability').get()).exists).toBe(false)
  })

  test('a refusal other than an overtaken write stops the sync', async () => {
    const { db } = openDatabase(host)
    const tooLong: Write = {
      path: 'a/b',
      add: (to) => to.set(db.doc(`a/${'b'.repeat(2_000)}`), {}),
    }
    await expect(commitAll(db, [tooLong])).rejects.toThrow()
  })
})
