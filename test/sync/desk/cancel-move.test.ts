// What cancel and move write and refuse on the emulator. test/race lets them race with visitors.
import { describe, expect, onTestFinished, test } from 'vitest'
import { closedDays } from '~/lib/domain/business'
import { block } from '../../../office/desk/block'
import { cancel } from '../../../office/desk/cancel'
import { move } from '../../../office/desk/move'
import { ownerOf } from '../../../office/sync/owner'
import { closeOn } from '../../business-days'
import { everything, idsOf, line, sync } from '../database'
import { ann, bob, host, ofAnn, ofBob, openDesk, bookingFor, run } from './desk'

describe.skipIf(host === null)('npm run cancel', () => {
  test('frees the days, keeps the booking elsewhere, and says what to refund', async () => {
    const booked = ofAnn({ inflatables: [line('castle', ['06/12/2027'])] }, { paid: true })
    const db = await openDesk({
      ...booked,
      'invoices-test/i1': { bookingId: ann, data: {} },
    })
    const before = await everything(db)
    const dry = await run(cancel, db, [ann], { isApplied: false })
    expect(dry).toMatch(/Nothing was changed yet.*$/)
    expect(dry).not.toContain('tell the customer')
    expect(await everything(db)).toEqual(before)
    const text = await run(cancel, db, [ann])
    expect(text).toContain(
      `Ann Jensen, (815) 555-0100 (${ann})\n  1 x Red Castle, Sat, Jun 12, 2027\n`,
    )
    expect(text).toContain('Its units can be booked again.')
    expect(text).toContain(
      `This command refunds nothing. At Stripe, find a card's payment with "${ann}"`,
    )
    expect(text).toContain('can no longer be paid: i1')
    expect(text).toMatch(/Done\. No email goes out, .*canceled-bookings.*$/)
    expect(await idsOf(db, 'bookings-test')).toEqual([])
    expect(await idsOf(db, 'allocations')).toEqual([])
    const { canceled, ...kept } = (await db.doc(`canceled-bookings/${ann}`).get()).data() ?? {}
    expect(kept).toEqual(Object.values(booked)[0])
    expect(canceled).toBe('06/01/2027 | 12:00')
    await expect(run(cancel, db, [ann])).rejects.toThrow(`There's no booking ${ann}`)
  })
})

describe.skipIf(host === null)('a booking that is in bookings, too', () => {
  const castle = { inflatables: [line('castle', ['06/12/2027'])] }
  const both = { ...ofAnn(castle), [`bookings/${ann}`]: castle }

  test('is canceled in both, so that the sync takes none of its units again', async () => {
    const db = await openDesk(both)
    expect(await run(cancel, db, [ann])).toContain('Its document in bookings is deleted, too.')
    await sync(db, true)
    expect(await idsOf(db, 'allocations')).toEqual([])
    expect(await idsOf(db, 'bookings')).toEqual([])
  })

  test('is moved in both, so that the sync takes none of its old days again', async () => {
    const db = await openDesk(both)
    await run(move, db, [ann, '2027-06-19'])
    await sync(db, true)
    expect(await idsOf(db, 'allocations')).toEqual(['castle_2027-06-19_0'])
  })

  test('is not moved while the two differ', async () => {
    const extras = [line('chair', ['06/12/2027'])]
    const db = await openDesk({ ...both, [`bookings/${ann}`]: { ...castle, extras } })
    const before = await everything(db)
    await expect(run(move, db, [ann, '2027-06-19'])).rejects.toThrow('lists other units or days')
    expect(await everything(db)).toEqual(before)
  })
})

describe.skipIf(host === null)('npm run move', () => {
  const two = {
    inflatables: [line('castle', ['06/12/2027', '06/13/2027'])],
    extras: [line('chair', ['06/13/2027'], 2)],
  }

  test('moves all days along with the first, and keeps units of days that stay', async () => {
    const db = await openDesk(ofAnn(two))
    const before = await everything(db)
    const dry = await run(move, db, [ann, '2027-06-13'], { isApplied: false })
    expect(dry).toMatch(/ agreed\.\nNothing was changed yet.*$/)
    expect(await everything(db)).toEqual(before)
    const done = await run(move, db, [ann, '2027-06-13'])
    expect(done).toMatch(/Done\. No email .*To undo it: npm run move -- \w+ 2027-06-12 --apply$/)
    expect(done).toContain(
      'Red Castle, Sat, Jun 12, 2027 to Sun, Jun 13, 2027\n  2 x Folding Chairs, Sun, Jun 13, 2027\nNow: Sat, Jun 12, 2027 to Sun, Jun 13, 2027. New: Sun, Jun 13, 2027 to Mon, Jun 14, 2027.',
    )
    expect(await idsOf(db, 'allocations')).toEqual([
      'castle_2027-06-13_0',
      'castle_2027-06-14_0',
      'chair_2027-06-14_0',
      'chair_2027-06-14_1',
    ])
    const moved = (await db.doc(`bookings-test/${ann}`).get()).data()
    expect(moved?.['inflatables'][0].bookingDates).toEqual(['06/13/2027', '06/14/2027'])
    expect(moved?.['balances']).toEqual(bookingFor('Ann', two).balances)
    // As the sync would have it.
    expect((await sync(db, true)).text).toContain('Done: 0 documents written or removed.')
  })

  test('says that it has the day already', async () => {
    const db = await openDesk(ofAnn(two))
    await expect(run(move, db, [ann, '2027-06-12'])).rejects.toThrow(
      'has Jun 12 to Jun 13 already.',
    )
  })

  test('warns of days on which the business is closed for what is rented then', async () => {
    closeOn({ from: '2027-06-20', to: '2027-06-21' })
    closeOn({ from: '2027-06-27', to: '2027-06-28', only: 'extras' })
    onTestFinished(() => void (closedDays as unknown as unknown[]).splice(-2))
    const db = await openDesk(ofAnn(two))
    const careful = async (day: string) => {
      const text = await run(move, db, [ann, day])
      return text.match(/Careful.*/g)?.join('\n')
    }
    const words = 'Careful: you are closed on Sun, Jun 20 (closedDays in business.ts).'
    expect(await careful('2027-06-19')).toBe(words)
    expect(await careful('2027-06-28')).toBeUndefined()
    const text = await careful('2027-06-27')
    expect(text).toContain('closed on Mon, Jun 28 ')
    expect(text).not.toContain('Jun 27')
  })

  test('sees one unit of an item of the single-unit list, whatever its count', async () => {
    const chair = (day: string) => ({ extras: [line('chair', [day])] })
    const db = await openDesk({ ...ofAnn(chair('06/12/2027')), ...ofBob(chair('06/19/2027')) })
    const options = { singleUnitItems: ['chair'] }
    await expect(run(move, db, [ann, '2027-06-19'], options)).rejects.toThrow('0 of 1 free')
    await run(move, db, [ann, '2027-06-19'])
  })

  test('names what else is in the way: a visitor who is ordering, a repair, a booking without an owner', async () => {
    const db = await openDesk(ofAnn({ extras: [line('chair', ['06/12/2027'], 60)] }))
    const taken = { itemID: 'chair', kind: 'extras', date: '2027-06-20' }
    const until = new Date('2027-06-01T17:10:00Z')
    await db
      .doc('allocations/chair_2027-06-20_1')
      .set({ ...taken, unit: 1, owner: 'x', expires: until })
    for (const unit of [2, 3])
      await db
        .doc(`allocations/chair_2027-06-20_${unit}`)
        .set({ ...taken, unit, owner: 'office', expires: null })
    await run(block, db, ['chair', '1', '2027-06-20', '2027-06-20', 'repair'])
    await expect(run(move, db, [ann, '2027-06-20'])).rejects.toThrow(
      'Folding Chairs, Sunday, June 20, 2027: 56 of 60 free. In the way: out of service (repair); a visitor who is ordering until Tuesday, June 1, 12:10pm; 2 x a booking without an owner, of the older program',
    )
  })

  test('refuses a day when another booking has a unit, and changes nothing', async () => {
    const db = await openDesk({
      ...ofAnn(two),
      ...ofBob({ inflatables: [line('castle', ['06/20/2027'])] }),
    })
    const before = await everything(db)
    await expect(run(move, db, [ann, '2027-06-19'])).rejects.toThrow(
      `Red Castle, Sunday, June 20, 2027: 0 of 1 free. In the way: Bob Jensen, (815) 555-0100 (${bob})`,
    )
    expect(await everything(db)).toEqual(before)
    expect((await db.doc(`allocations/castle_2027-06-20_0`).get()).get('owner')).toBe(ownerOf(bob))
  })

  const days = ['06/12/2027', '06/13/2027', '06/14/2027', '06/15/2027', '06/16/2027']
  const manyDays = ['17', '18', '19', '20', '21', '22', '23', '24', '25'].map((d) => `06/${d}/2027`)

  test.each([
    ['that a customer moved away', { moves: 1 }, true],
    ['that nobody moved', {}, false],
  ])('takes a unit that a booking %s no longer names: %s %s', async (_, moves, isFree) => {
    const castle = (day: string) => ({ inflatables: [line('castle', [day])] })
    const db = await openDesk({
      ...ofAnn(castle('06/12/2027')),
      ...ofBob(castle('06/26/2027'), moves),
    })
    const bobs = await db.doc('allocations/castle_2027-06-26_0').get()
    await db.doc('allocations/castle_2027-06-19_0').set({ ...bobs.data(), date: '2027-06-19' })
    const moved = run(move, db, [ann, '2027-06-19'])
    await (isFree ? moved : expect(moved).rejects.toThrow('0 of 1 free'))
  })

  test('more units than one commit takes are not moved; canceled, they are free with the next sync', async () => {
    const db = await openDesk(
      ofAnn({ extras: [line('chair', [...days, ...manyDays.slice(0, 4)], 60)] }),
    )
    const before = await everything(db)
    await expect(run(move, db, [ann, '2027-07-01'])).rejects.toThrow(
      'too many units and days for one change. Enter it again on the site',
    )
    expect(await everything(db)).toEqual(before)

    expect(await run(cancel, db, [ann])).toContain('Its units can be booked again.')
    expect(await idsOf(db, 'bookings-test')).toEqual([])
    await sync(db, true)
    expect(await idsOf(db, 'allocations')).toEqual([])
  })

  const oldForm = { inflatableID: 'castle', bookingDates: '06/12/2027' }
  test.each([
    [{ [`bookings-test/${ann}`]: oldForm }, '2027-06-19', 'older form'],
    [ofAnn(two), '2027-05-19', 'is in the past'],
    [ofAnn(two), 'someday', '"someday" isn\'t a day. The last word has'],
    [ofAnn(two, { status: 'canceled' }), '2027-06-19', 'canceled'],
  ])('refuses what it could only do in part (%#)', async (stored, to, message) => {
    const db = await openDesk(stored)
    await expect(run(move, db, [ann, to])).rejects.toThrow(message)
  })
})

describe.skipIf(host === null)('a package', () => {
  const parts = [
    { kind: 'inflatables', id: 'castle', quantity: 1 },
    { kind: 'extras', id: 'chair', quantity: 2 },
  ]
  const party = (date: string) => ({ inflatables: [line('party', [date])] })
  const withParty = (others = {}) =>
    openDesk({
      'inflatables/party': { name: 'Party', count: '', parts },
      ...ofAnn(party('06/12/2027')),
      ...others,
    })

  test("is moved with its parts: their units name it on the new day, and another's no longer", async () => {
    const db = await withParty()
    const packages = async () =>
      (await db.collection('allocations').get()).docs.map((each): unknown => each.get('package'))
    expect(await packages()).toEqual(Array(3).fill('inflatables/party'))
    // A deleted booking's chair, which was part of another package.
    await db.doc('allocations/chair_2027-06-19_0').set({
      ...(await db.doc('allocations/chair_2027-06-12_0').get()).data(),
      date: '2027-06-19',
      owner: ownerOf(bob),
      package: 'inflatables/other',
    })
    await db.doc(`claims/${ownerOf(bob)}`).set({ key: bob })
    await run(move, db, [ann, '2027-06-19'])
    expect(await idsOf(db, 'allocations')).toEqual([
      'castle_2027-06-19_0',
      'chair_2027-06-19_0',
      'chair_2027-06-19_1',
    ])
    expect(await packages()).toEqual(Array(3).fill('inflatables/party'))
    await db.doc(`bookings-test/${ann}`).delete()
    await run(block, db, ['castle', '1', '2027-06-19', '2027-06-19', 'repair'])
    expect((await packages())[0]).toBeUndefined()
  })

  test('keeps the castle of a day that stays, which is then a part and no rental of its own', async () => {
    const both = { inflatables: [line('party', ['06/12/2027']), line('castle', ['06/13/2027'])] }
    const db = await withParty(ofAnn(both, { moves: 1 }))
    await run(move, db, [ann, '2027-06-13'])
    const castle = async (date: string) =>
      (await db.doc(`allocations/castle_${date}_0`).get()).get('package') as unknown
    expect(await castle('2027-06-13')).toBe('inflatables/party')
    expect(await castle('2027-06-14')).toBeUndefined()
  })

  test('is canceled with its parts', async () => {
    const db = await withParty()
    await run(cancel, db, [ann])
    expect(await idsOf(db, 'allocations')).toEqual([])
  })
})
