// The day's list on the emulator.
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, test, vi } from 'vitest'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { block } from '../../../scripts/desk/block'
import { booking } from '../../bookings'
import { line, openDatabase, store } from '../database'
import { ann, catalogue, host, listed, ofAnn, ofBob, openDesk, run } from './desk'

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
        // A window that begins before Ann's.
        specificTime: '04:30',
        balances: { ...toBookingDocument(booking()).balances, deliveryAmount: 75 },
      },
    ),
    'bookings/old': { inflatables: [], extras: [line('chair', ['06/12/2027'])] },
  }

  test('lists deliveries and pickups in the order of their windows, what to load, and what is out', async () => {
    const db = await openDesk(bookings)
    await run(block, db, ['chair', '2', '2027-06-12', '2027-06-14', 'repair'])
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('Saturday, June 12, 2027: 2 deliveries, 1 pickup')
    expect(text.indexOf('=Bob')).toBeLessThan(text.indexOf('Ann'))
    expect(text).toMatch(/Between 4:30am.*=Bob/i)
    expect(text).toContain('1 x Red Castle')
    expect(text).toContain('40 x Folding Chairs')
    expect(text).toContain('$292.84')
    expect(text).toMatch(/Concrete.*paid +Lincoln School\n.*Purchase order:/)
    expect(text).toMatch(/41 +Folding Chairs +Jensen 1, Jensen 40/)
    expect(text).toContain('Out of service:\n  2 x Folding Chairs: repair, until 2027-06-14\n')
    expect(text).toContain('only the older program has:\n  1 x Folding Chairs\n')
    expect(await listed(db, ['2027-06-13'])).toContain(
      'Sunday, June 13, 2027: 0 deliveries, 1 pickup\n',
    )
  })

  test('refuses while taken days are in the bookings', async () => {
    const { db } = openDatabase(host)
    await store(db, { ...catalogue, ...bookings })
    await expect(listed(db, ['2027-06-12'])).rejects.toThrow('allocations:sync')
  })

  test('delivers nothing to a canceled booking, but names it while its units are taken', async () => {
    const db = await openDesk(bookings)
    await db.doc(`bookings-test/${ann}`).update({ status: 'canceled' })
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('Saturday, June 12, 2027: 1 delivery, 0 pickups\n')
    expect(text).toMatch(/^1 +Folding Chairs +Jensen 1$/m)
    expect(text).toContain(`taken until the next sync:\n  Ann Jensen (${ann})\n`)
    expect(await listed(db, ['2027-06-13'])).not.toContain('Ann')
  })

  test('a request that nobody has approved is no order to be paid', async () => {
    const lines = { inflatables: [line('castle', ['06/12/2027'])] }
    const db = await openDesk(ofAnn(lines, { approved: 'Waiting' }))
    expect(await listed(db, ['2027-06-12'])).toMatch(/request, not.*\n.*approved/)
    expect(await listed(db, ['2027-06-12'], true)).toContain('"request, not approved","no"')
  })

  test('days apart are delivered and picked up each by itself', async () => {
    const days = ['06/12/2027', '06/13/2027', '06/19/2027']
    const db = await openDesk(ofAnn({ inflatables: [line('castle', days)] }))
    const text = await listed(db, ['2027-06-12', '2027-06-19'])
    expect(text).toContain('June 12, 2027: 1 delivery, 0 pickups')
    expect(text).toContain('June 13, 2027: 0 deliveries, 1 pickup')
    expect(text).toContain('June 19, 2027: 1 delivery, 1 pickup')
  })

  test('an item that was renamed is loaded under its name of now', async () => {
    const named = (inflatableName: string, quantity?: number) => ({
      extras: [{ ...line('chair', ['06/12/2027'], quantity), inflatableName }],
    })
    const db = await openDesk({
      ...ofAnn(named('Old Chairs x 2', 2)),
      ...ofBob(named('Folding Chairs')),
    })
    const text = await listed(db, ['2027-06-12'])
    expect(text).toMatch(/^3 +Folding Chairs +Jensen 2, Jensen 1/m)
    expect(text).not.toContain('Old Chairs')
  })

  test('a package is loaded with what is in it', async () => {
    const parts = [
      { kind: 'inflatables', id: 'castle', quantity: 1 },
      { kind: 'extras', id: 'chair', quantity: 20 },
    ]
    const db = await openDesk({
      'inflatables/party': { name: 'Party', count: 3, parts },
      ...ofAnn({
        inflatables: [{ ...line('party', ['06/12/2027'], 2), inflatableName: 'Party x 2' }],
        extras: [chairs(1, '06/12/2027')],
      }),
    })
    const text = await listed(db, ['2027-06-12'])
    expect(text).toMatch(/^41 +Folding Chairs +Jensen 40 \(Party\), Jensen 1/m)
    expect(text).toMatch(/^2 +Party +Jensen 2/m)
    expect(text).toMatch(/^2 +Red Castle +Jensen 2 \(Party\)/m)
    expect(text).not.toContain('look it up')
    const unread = "The catalog doesn't say what is in these, so look it up:\n"
    await db.doc('inflatables/party').update({ parts: 'castle' })
    expect(await listed(db, ['2027-06-12'])).toContain(`${unread}  Party: Jensen 2\n`)
    await db.doc('inflatables/party').delete()
    expect(await listed(db, ['2027-06-12'])).toContain(`${unread}  Party: Jensen 2\n`)
  })

  test('a unit, a claim and a booking are read once for a delivery, the catalog aside', async () => {
    const extras = [chairs(3, '06/12/2027')]
    const db = await openDesk({
      ...ofAnn({ inflatables: [line('castle', ['06/12/2027'])], extras }),
      ...ofBob({ extras }),
    })
    const reads = countReads(db)
    expect(await listed(db, ['2027-06-12'])).toContain('2 deliveries')
    // The settings' document, seven units, two claims and bookings, and two items, each looked up in both collections.
    expect(reads()).toBe(1 + 7 + 2 * 2 + 2 * 2)
  })

  test('a booking and its item are read once, however many days are listed', async () => {
    const days = ['06/12/2027', '06/13/2027', '06/14/2027']
    const db = await openDesk(ofAnn({ inflatables: [line('castle', days)] }))
    const reads = countReads(db)
    await listed(db, ['2027-06-12', '2027-06-14'])
    // The settings' document, a unit on each day, claim and booking, and the item in both collections.
    expect(reads()).toBe(1 + 3 + 2 + 2)
  })

  test('units that the office wrote by hand under one owner all count', async () => {
    const db = await openDesk({})
    for (const unit of [0, 1, 2]) {
      const taken = { itemID: 'chair', kind: 'extras', date: '2027-06-12', unit, owner: 'office' }
      await db.doc(`allocations/chair_2027-06-12_${unit}`).set({ ...taken, expires: null })
    }
    expect(await listed(db, ['2027-06-12'])).toContain('older program has:\n  3 x Folding Chairs\n')
  })

  test('as CSV: a row each, and no cell that a spreadsheet would calculate', async () => {
    const db = await openDesk(bookings)
    const rows = (await listed(db, ['2027-06-12', '2027-06-13'], true)).split('\n')
    expect(rows).toHaveLength(5)
    expect(rows[1]).toMatch(
      /^"2027-06-12","delivery",".*","'=Bob Jensen","\(815\) 555-0100","12 Oak St, /,
    )
    expect(rows[4]).toMatch(
      /^"2027-06-13","pickup",.*"\$0\.00","yes","Bob.*","Lincoln School; Purchase order: 4711"$/,
    )
  })

  test('a number that ends the name in the catalog is no quantity', async () => {
    const db = await openDesk({
      'extras/set': { name: 'Chairs x 40', count: 3 },
      ...ofAnn({ extras: [{ ...line('set', ['06/12/2027']), inflatableName: 'Chairs x 40' }] }),
    })
    expect(await listed(db, ['2027-06-12'])).toMatch(/^1 +Chairs x 40 +Jensen 1/m)
  })

  test.each([[['12/12/2027']], [['2027-06-13', '2027-06-12']], [[]]])(
    'refuses %j',
    async (args) => {
      await expect(listed(openDatabase(host).db, args)).rejects.toThrow('Name the day')
    },
  )
})

/** @returns how many documents transactions have read since */
function countReads(db: Firestore): () => number {
  let reads = 0
  const runTransaction = db.runTransaction.bind(db)
  vi.spyOn(db, 'runTransaction').mockImplementation((work, options) =>
    runTransaction((moment) => {
      for (const method of ['get', 'getAll'] as const) {
        const read = moment[method].bind(moment) as (...from: unknown[]) => Promise<object>
        vi.spyOn(moment, method).mockImplementation(async (...from: unknown[]) => {
          const answer = await read(...from)
          reads += 'docs' in answer ? (answer.docs as unknown[]).length : [answer].flat().length
          return answer as never
        })
      }
      return work(moment)
    }, options),
  )
  return () => reads
}
