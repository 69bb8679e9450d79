import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, inject, test } from 'vitest'
import { ownerOf } from '../../office/sync/owner'
import { everything, idsOf, line, openDatabase, store, sync } from './database'

const host = inject('emulatorHost')
const key = 'AbCdEfGhIjKlMnOpQrSt'
const owner = ownerOf(key)

const castle = { 'inflatables/castle': { name: 'Red Castle', count: '1' } }
const tent = { 'extras/tent': { name: 'Tent', count: 2 } }

describe.skipIf(host === null)('the sync of allocations', () => {
  test('a dry run writes nothing; applied, it builds allocations, claims and switches; applied again, it changes nothing', async () => {
    const { db } = openDatabase(host)
    await store(db, {
      ...castle,
      ...tent,
      [`bookings-test/${key}`]: {
        inflatables: [line('castle', ['05/31/2027', '06/12/2027'])],
        extras: [line('tent', ['06/12/2027'], 2)],
      },
      'bookings/old': { inflatableID: 'castle', bookingDates: ' 06/14/2027, 06/15/2027' },
    })
    const before = await everything(db)
    const dry = await sync(db, false)
    expect(await everything(db)).toEqual(before)
    expect(dry.isReady).toBe(true)
    expect(dry.text).toContain('bookings-test: 1 booking read, 3 days to add, 0 stale days')
    expect(dry.text).toContain('Nothing was changed yet')

    await sync(db, true)
    const stored = await everything(db)
    const taken = { date: '2027-06-12', owner, expires: null }
    // Nothing else is in them: everybody can read allocations.
    const written = {
      'allocations/castle_2027-06-12_0': {
        ...taken,
        itemID: 'castle',
        kind: 'inflatables',
        unit: 0,
      },
      'allocations/tent_2027-06-12_1': { ...taken, itemID: 'tent', kind: 'extras', unit: 1 },
      [`claims/${owner}`]: { key },
      'config/requestBooking': { status: false },
      'config/availability': { source: 'allocations' },
    }
    expect(stored).toEqual(expect.objectContaining(written))
    expect(await idsOf(db, 'allocations')).toEqual([
      'castle_2027-06-12_0',
      'castle_2027-06-14_0',
      'castle_2027-06-15_0',
      'tent_2027-06-12_0',
      'tent_2027-06-12_1',
    ])
    expect(await idsOf(db, 'claims')).toEqual([owner])

    expect((await sync(db, true)).text).toContain('Done: 0 documents written or removed.')
    expect(await everything(db)).toEqual(stored)
  })

  test('a unit that was part of a deleted package booking no longer names the package', async () => {
    const { db } = openDatabase(host)
    await store(db, {
      ...castle,
      'inflatables/party': {
        name: 'Party',
        count: '',
        parts: [{ kind: 'inflatables', id: 'castle', quantity: 1 }],
      },
      [`bookings-test/${key}`]: { inflatables: [line('party', ['06/12/2027'])] },
    })
    await sync(db, true)
    const unit = db.doc('allocations/castle_2027-06-12_0')
    expect((await unit.get()).get('package')).toBe('inflatables/party')
    await db.doc(`bookings-test/${key}`).delete()
    await db.doc('bookings-test/next').set({ inflatables: [line('castle', ['06/12/2027'])] })
    await sync(db, true)
    expect((await unit.get()).get('owner')).not.toBe(owner)
    expect((await unit.get()).data()).not.toHaveProperty('package')
  })

  test('an unread day ahead blocks the switch until it is accepted; all else is built', async () => {
    const { db } = openDatabase(host)
    const customer = { name: 'Ada', lastName: 'Lovelace' }
    await store(db, {
      ...castle,
      'bookings/typed': { ...customer, inflatables: [line('castle', ['6/14/2027', '06/12/2027'])] },
      'bookings/timed': {
        inflatables: [
          {
            inflatableID: 'castle',
            bookingDates: Timestamp.fromDate(new Date('2027-06-20T17:00Z')),
          },
        ],
      },
    })
    const first = await sync(db, true)
    expect(first.isReady).toBe(false)
    expect(first.text).toContain('Ada Lovelace, "6/14/2027" (bookings/typed)')
    expect(first.text).toContain('no name, 2027-06-20 (bookings/timed)')
    expect(await idsOf(db, 'allocations')).toEqual(['castle_2027-06-12_0'])
    expect((await db.doc('config/availability').get()).exists).toBe(false)
    expect((await sync(db, true, { acceptsUnread: true })).isReady).toBe(true)
    expect((await db.doc('config/availability').get()).get('source')).toBe('allocations')
  })

  test('large collections are read page by page and written batch by batch', async () => {
    const { db } = openDatabase(host)
    const bookings = Array.from({ length: 501 }, (_, index) => [
      `bookings-test/booking-${index}`,
      { extras: [line('chair', ['06/12/2027'])] },
    ])
    await store(db, Object.fromEntries(bookings))
    const old = Array.from({ length: 2_501 }, (_, index) => [
      `bookings/old-${index}`,
      { bookingDates: '06/12/2020', inflatableID: 'chair' },
    ])
    await store(db, Object.fromEntries(old))
    await store(db, { 'extras/chair': { name: 'Chair', count: 600 } })
    const { text } = await sync(db, true)
    expect(text).toContain('501 bookings read, 501 days to add')
    expect(text).toContain('bookings: 2501 bookings read, 0 days to add')
    expect(await idsOf(db, 'allocations')).toHaveLength(501)
    expect(await idsOf(db, 'claims')).toHaveLength(501)
    expect((await sync(db, true)).text).toContain('501 bookings read, 0 days to add')
  })
})
