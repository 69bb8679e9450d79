// A booking of more units than one commit moves, which its customer has moved before: until the
// booking names the new day, anybody may take its units there.
import { expect, test, vi } from 'vitest'
import { move } from '../../../office/desk/move'
import { ownerOf } from '../../../office/sync/owner'
import { line, store } from '../database'
import { ann, bob, host, ofAnn, ofBob, openDesk, run } from './desk'

test.skipIf(host === null).each([
  [5, 260, /Done/],
  [60, 0, /Nothing was changed/],
])(
  'the move of a moved booking in several commits loses no unit to %i orders between them',
  async (taken, moved, said) => {
    const db = await openDesk({
      'extras/chair': { name: 'Folding Chairs', count: 300 },
      ...ofAnn({ extras: [line('chair', ['06/12/2027'], 260)] }, { moves: 1 }),
    })
    const unitsOf = async (owner: string, date: string) =>
      (
        await db
          .collection('allocations')
          .where('owner', '==', owner)
          .where('date', '==', date)
          .get()
      ).size
    await store(db, { [`claims/${ownerOf(bob)}`]: { key: bob }, ...ofBob({ extras: [] }) })
    const batch = db.batch.bind(db)
    vi.spyOn(db, 'batch').mockImplementationOnce(() => {
      const first = batch()
      const commit = first.commit.bind(first)
      first.commit = async () => {
        const results = await commit()
        for (let unit = 0; unit < taken; unit++)
          await db
            .doc(`allocations/chair_2027-06-19_${unit}`)
            .set({ ...chair, unit, owner: ownerOf(bob) })
        return results
      }
      return first
    })
    const chair = { itemID: 'chair', kind: 'extras', date: '2027-06-19', expires: null }
    const text = await run(move, db, [ann, '2027-06-19']).catch(String)
    expect(text).toMatch(said)
    expect(await unitsOf(ownerOf(bob), '2027-06-19')).toBe(taken)
    if (moved > 0) expect(await unitsOf(ownerOf(ann), '2027-06-19')).toBe(moved)
    expect(await unitsOf(ownerOf(ann), '2027-06-12')).toBe(260 - moved)
  },
)
