// The day's sheet on the emulator.
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, test, vi } from 'vitest'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { block } from '../../../office/desk/block'
import { booking } from '../../bookings'
import { line, openDatabase, store, sync } from '../database'
import { ann, catalog, host, listed, ofAnn, ofBob, openDesk, bookingFor, run } from './desk'

describe.skipIf(host === null)('npm run day', () => {
  const chairs = (quantity: number, ...days: string[]) => ({
    ...line('chair', days, quantity),
    inflatableName: quantity === 1 ? 'Folding Chairs' : `Folding Chairs x ${quantity}`,
  })
  const bookings = {
    ...ofAnn({
      inflatables: [line('castle', ['06/12/2027'])],
      extras: [chairs(40, '06/12/2027')],
    }),
    ...ofBob(
      { extras: [chairs(1, '06/12/2027', '06/13/2027')] },
      {
        name: '=Bob',
        paid: true,
        organization: 'Lincoln School\nPurchase order: 4711',
        crew: 'Gate: narrower than 4 ft',
        // A window that begins before Ann's.
        specificTime: '04:30',
        balances: { ...toBookingDocument(booking()).balances, deliveryAmount: 75 },
      },
    ),
    'bookings/old': {
      name: 'Cid',
      address: '7 Elm St, Beloit, WI 53511',
      extras: [line('chair', ['06/12/2027'])],
    },
  }

  test('lists deliveries by town and time, pickups, what to load, and what is out', async () => {
    const db = await openDesk(bookings)
    await run(block, db, ['chair', '2', '2027-06-12', '2027-06-14', 'repair'])
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('Saturday, June 12, 2027: 3 deliveries, 2 pickups')
    expect(text).toMatch(/Cid[^]*=Bob[^]*Ann/)
    expect(text).toMatch(/Between 4:30am.*=Bob/i)
    expect(text).toContain('1 x Red Castle')
    expect(text).toContain('40 x Folding Chairs')
    expect(text).toMatch(
      /Ground: Concrete[^]*paid, as rec.*<li>Lincoln School.*<li>Purchase order:.*Gate:/,
    )
    expect(text).toContain('42 x Folding Chairs: Cid 1, =Bob Jensen 1, Ann Jensen 40<')
    expect(text).toContain(
      'Out of service:</h2><ul><li>2 x Folding Chairs: repair, until Monday, June 14, 2027<',
    )
    expect(text).not.toContain('Also taken')
    expect(await listed(db, ['2027-06-13'])).toContain(
      'Sunday, June 13, 2027: 0 deliveries, 1 pickup<',
    )
  })

  test('lists today if no day is given', async () => {
    const db = await openDesk(ofAnn({ inflatables: [line('castle', ['06/01/2027'])] }))
    expect(await listed(db, [])).toContain('Tuesday, June 1, 2027: 1 delivery, 1 pickup<')
  })

  test('names a booking that has no unit, because another has it or the sync has yet to come', async () => {
    const onSaturday = { inflatables: [line('castle', ['06/12/2027'])] }
    const db = await openDesk({ ...ofAnn(onSaturday), ...ofBob(onSaturday) })
    const late = bookingFor('Late', { extras: [chairs(2, '06/12/2027')] })
    await db.doc('bookings/late').set(late)
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('3 deliveries, 3 pickups')
    expect(text).toMatch(
      /<h2>Without a reserved unit.*<li>Bob Jensen, \(815\) 555-0100 \(Bob.*\): Red Castle: 1 of 1 missing<.*Late.*\(bookings\/late\): Folding Chairs: 2 of 2 missing</,
    )
    await sync(db, true)
    expect(await listed(db, ['2027-06-12'])).not.toContain('(bookings/late): Folding')
  })

  test('is whole while taken days are in the bookings, but knows no units', async () => {
    const { db } = openDatabase(host)
    await store(db, { ...catalog, ...bookings })
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('3 deliveries, 2 pickups')
    expect(text).not.toContain('Without a reserved unit')
    expect(text).toContain('the sheet names no booking without a reserved unit')
  })

  test('delivers nothing to a canceled booking, but names it while its units are taken', async () => {
    const db = await openDesk(bookings)
    await db.doc(`bookings-test/${ann}`).update({ status: 'canceled' })
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('Saturday, June 12, 2027: 2 deliveries, 1 pickup<')
    expect(text).toContain('2 x Folding Chairs: Cid 1, =Bob Jensen 1<')
    expect(text).toContain(`until the next sync:</h2><ul><li>Ann Jensen, (815) 555-0100 (${ann})<`)
    expect(await listed(db, ['2027-06-13'])).not.toContain('Ann')
  })

  test('a package whose parts nobody can read is to be looked up', async () => {
    const unread =
      "The catalog doesn't say what is in these, so look it up:</h2><ul><li>Party: Ann Jensen 2<"
    const party = { ...line('party', ['06/12/2027'], 2), inflatableName: 'Party x 2' }
    const db = await openDesk({
      'inflatables/party': { name: 'Party', count: 3, parts: 'castle' },
      ...ofAnn({ inflatables: [party] }),
    })
    expect(await listed(db, ['2027-06-12'])).toContain(unread)
    await db.doc('inflatables/party').delete()
    expect(await listed(db, ['2027-06-12'])).toContain(unread)
  })

  test('a date that may be any day of several is listed once, on the first', async () => {
    const db = await openDesk(ofAnn({ inflatables: [line('castle', ['in June 2027'])] }))
    const pages = await listed(db, ['2027-06-12', '2027-06-14'])
    expect(pages.match(/<h1>\w+|in June 2027/g)).toEqual(['<h1>Saturday', 'in June 2027'])
    expect(await listed(db, ['2027-06-13'])).toContain('in June 2027')
  })

  test('all bookings are read once for their dates, and those of the days once more', async () => {
    const days = ['06/12/2027', '06/13/2027', '06/14/2027']
    const db = await openDesk({
      ...ofAnn({ inflatables: [line('castle', days)] }),
      ...ofBob({ inflatables: [line('castle', ['06/19/2027'])] }),
    })
    const reads = countReads(db)
    const pages = await listed(db, ['2027-06-12', '2027-06-14'])
    // Two bookings' dates, one booking, the switch, two items, three units and a claim.
    expect(reads()).toBe(2 + 1 + 1 + 2 + 3 + 1)
    // Nothing is done on the day between.
    expect(pages.match(/<h1>\w+/g)).toEqual(['<h1>Saturday', '<h1>Monday'])
    expect(await listed(db, ['2027-06-20', '2027-06-21'])).toContain('<li>Nothing is delivered')
  })

  test('units that the office wrote by hand under one owner all count', async () => {
    const db = await openDesk({})
    for (const unit of [0, 1, 2]) {
      const taken = { itemID: 'chair', kind: 'extras', date: '2027-06-12', unit, owner: 'office' }
      await db.doc(`allocations/chair_2027-06-12_${unit}`).set({ ...taken, expires: null })
    }
    expect(await listed(db, ['2027-06-12'])).toContain(
      'in no booking of this day:</h2><ul><li>3 x Folding Chairs<',
    )
  })

  test.each([
    [['6/13', '6/12'], 'June 12, 2027 is before Sunday, June 13'],
    [['6/12', '6/13', '6/14'], 'Name one day'],
  ])('refuses %j', async (args, why) => {
    await expect(listed(openDatabase(host).db, args)).rejects.toThrow(why)
  })
})

/** @returns how many documents transactions have read since */
function countReads(db: Firestore): () => number {
  let reads = 0
  const runTransaction = db.runTransaction.bind(db)
  vi.spyOn(db, 'runTransaction').mockImplementation((work, options) =>
    runTransaction((transaction) => {
      for (const method of ['get', 'getAll'] as const) {
        const read = transaction[method].bind(transaction) as (
          ...from: unknown[]
        ) => Promise<object>
        vi.spyOn(transaction, method).mockImplementation(async (...from: unknown[]) => {
          const answer = await read(...from)
          reads += 'docs' in answer ? (answer.docs as unknown[]).length : [answer].flat().length
          return answer as never
        })
      }
      return work(transaction)
    }, options),
  )
  return () => reads
}
