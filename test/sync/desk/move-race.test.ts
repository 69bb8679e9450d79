// A visitor comes between the plan of a move and its commit.
import { expect, test } from 'vitest'
import { move } from '../../../office/desk/move'
import { ownerOf } from '../../../office/sync/owner'
import { afterReading, everything, line } from '../database'
import { ann, bob, host, ofAnn, ofBob, openDesk, run } from './desk'

test.skipIf(host === null)('a visitor who takes the new day first keeps it', async () => {
  const castle = (day: string) => ({ inflatables: [line('castle', [day])] })
  const db = await openDesk(ofAnn(castle('06/12/2027')))
  const before = await everything(db)
  const taken = {
    ...ofBob(castle('06/19/2027')),
    [`claims/${ownerOf(bob)}`]: { key: bob },
    'allocations/castle_2027-06-19_0': {
      itemID: 'castle',
      kind: 'inflatables',
      date: '2027-06-19',
      unit: 0,
      owner: ownerOf(bob),
      expires: null,
    },
  }
  const plans = afterReading(db, () =>
    Promise.all(Object.entries(taken).map(([path, document]) => db.doc(path).set(document))),
  )
  await expect(run(move, db, [ann, '2027-06-19'])).rejects.toThrow(
    /0 of 1 free\. In the way: Bob Jensen/,
  )
  expect(plans).toHaveBeenCalledTimes(2)
  expect(await everything(db)).toMatchObject(before)
})
