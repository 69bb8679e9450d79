// Units out of service on the emulator.
import { describe, expect, test } from 'vitest'
import { block } from '../../../office/desk/block'
import { ownerOf } from '../../../office/sync/owner'
import { afterReading, everything, idsOf, line, openDatabase, store, sync } from '../database'
import { ann, catalog, host, ofAnn, openDesk, run } from './desk'

describe.skipIf(host === null)('npm run block', () => {
  const repair = ['https://example.com/inflatable/castle', '1', '6/12', '6/13/2027', 'repair']

  test('takes units out of service, for the sync too, and 0 puts them back in service', async () => {
    const db = await openDesk({})
    const before = await everything(db)
    expect(await run(block, db, repair, { isApplied: false })).toContain('changed yet')
    expect(await everything(db)).toEqual(before)
    expect(await run(block, db, repair)).toContain('2 units to block')
    expect(await idsOf(db, 'allocations')).toEqual(['castle_2027-06-12_0', 'castle_2027-06-13_0'])
    expect(await run(block, db, repair)).toContain('0 units to block')
    expect((await sync(db, true)).text).not.toContain('Taken, but in no booking')
    expect(await idsOf(db, 'allocations')).toHaveLength(2)
    await run(block, db, ['castle', '0', '2027-06-12', '2027-06-13'])
    expect(await everything(db)).toEqual(before)
  })

  test('finds the item by its name, which may have numbers, and asks if several are named so', async () => {
    const db = await openDesk({ 'inflatables/wave-18': { name: 'Wave Slide 18 ft', count: 1 } })
    const block1 = (name: string) => run(block, db, [...name.split(' '), ...repair.slice(1)])
    expect(await block1('wave slide 18 ft')).toContain('Wave Slide 18 ft (wave-18), Saturday,')
    expect(await block1('folding chair')).toContain(
      'Folding Chairs (chair), Saturday, June 12, 2027',
    )
    await db.doc('inflatables/castle').update({ name: 'Red Castle Slide' })
    await expect(block1('Slide')).rejects.toThrow(
      '2 items are named "Slide". Name one of them by its id:\n  Red Castle Slide (castle)\n  Wave Slide 18 ft (wave-18)',
    )
  })

  test('refuses while the site reads taken days from the bookings', async () => {
    const { db } = openDatabase(host)
    await store(db, { ...catalog, 'config/availability': { source: 'bookings' } })
    await expect(run(block, db, repair)).rejects.toThrow('allocations:sync')
    expect(await idsOf(db, 'allocations')).toEqual([])
  })

  test('refuses where too few are free, and changes no day then', async () => {
    const db = await openDesk(ofAnn({ inflatables: [line('castle', ['06/13/2027'])] }))
    await expect(run(block, db, repair)).rejects.toThrow(
      `Red Castle, Sunday, June 13, 2027: 0 of 1 free. In the way: Ann Jensen, (815) 555-0100 (${ann})`,
    )
    expect(await idsOf(db, 'allocations')).toEqual(['castle_2027-06-13_0'])
    // The booking is gone, so its unit is free.
    await db.doc(`bookings-test/${ann}`).delete()
    await run(block, db, repair)
    expect(await idsOf(db, 'allocations')).toHaveLength(2)
  })

  test('a blocked unit beyond a lowered count takes nothing off sale, and is put back in service', async () => {
    const db = await openDesk({})
    await run(block, db, ['chair', '60', '2027-06-12', '2027-06-12', 'cleaning'])
    await db.doc('extras/chair').update({ count: 2 })
    const text = await run(block, db, ['chair', '1', '2027-06-12', '2027-06-12', 'repair'])
    expect(text).toContain('0 units to block, 59 to put back in service,')
    expect(await idsOf(db, 'allocations')).toEqual(['chair_2027-06-12_0'])
    expect(await idsOf(db, 'blocks')).toEqual(['chair_2027-06-12_0'])
    // A booking on a unit beyond the count has one of the two.
    await db.doc('allocations/chair_2027-06-12_9').set({
      ...(await db.doc('allocations/chair_2027-06-12_0').get()).data(),
      unit: 9,
      owner: ownerOf(ann),
    })
    const both = ['chair', '2', '2027-06-12', '2027-06-12', 'repair']
    await expect(run(block, db, both)).rejects.toThrow('1 of 2')
  })

  test('never writes its note over a newer one', async () => {
    const db = await openDesk({})
    await run(block, db, repair)
    const note = db.doc('blocks/castle_2027-06-12_0')
    const reads = afterReading(db, () => note.update({ reason: 'sold' }))
    await run(block, db, [...repair.slice(0, 4), 'cleaning'])
    expect(reads).toHaveResolvedTimes(2)
    expect((await note.get()).get('reason')).toBe('cleaning')
  })

  test('refuses more than one commit takes, whether to block or to put back', async () => {
    const db = await openDesk({})
    const chairs = (units: string, from: string, to: string) =>
      run(block, db, ['chair', units, from, to, 'cleaning'])
    const tooMuch = 'too many units and days for one change'
    await expect(chairs('60', '2027-06-12', '2027-06-17')).rejects.toThrow(tooMuch)
    await chairs('60', '2027-06-12', '2027-06-14')
    await chairs('60', '2027-06-15', '2027-06-17')
    await expect(chairs('0', '2027-06-12', '2027-06-17')).rejects.toThrow(tooMuch)
    expect(await idsOf(db, 'allocations')).toHaveLength(360)
  })

  test.each([
    [['castle', '1', '2027-06-12', '2027-06-13'], 'The reason is missing'],
    [['castle', 'one', '2027-06-12', '2027-06-13', 'x'], /^Type it like this: npm run block --/],
    [['1', '2027-06-12', '2027-06-13', 'x'], /^Type it like this: npm run block --/],
    [['castle', '1', '6/13', '6/12', 'x'], 'June 12, 2027 is before Sunday, June 13'],
    [['castle', '1', '6/12', '6/32', 'x'], '"6/32" isn\'t a day'],
    [['boat', '1', '2027-06-12', '2027-06-13', 'x'], 'no item "boat"'],
    [['castle', '1', '2027-05-12', '2027-05-13', 'x'], 'in the past'],
    [['castle', '1', '2027-06-12', '2028-06-12', 'x'], 'Split it into smaller parts'],
    [['.', '1', '2027-06-12', '2027-06-13', 'x'], 'no item "."'],
  ])('refuses %j', async (args, message) => {
    await expect(run(block, await openDesk({}), args)).rejects.toThrow(message)
  })
})
