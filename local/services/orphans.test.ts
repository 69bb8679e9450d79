import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createStore } from '../firestore/store'
import { isRefusedProbe } from './orphans'

const key = 'ABCDEFGHIJKLMNOPQRST'
const owner = createHash('sha256').update(key).digest('hex')
const now = new Date('2027-06-12T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const booked = { itemID: 'castle', owner, expires: null }

async function refused(documents: Parameters<ReturnType<typeof createStore>['seed']>[0]) {
  const store = createStore()
  await store.seed(documents)
  const names = ['projects/p/databases/(default)/documents/orphans/castle_2027-06-12_0']
  return isRefusedProbe(store, 'batchGet', { documents: names }, now)
}

describe('a probe of an allocation', () => {
  const allocation = 'allocations/castle_2027-06-12_0'
  const claim = { [`claims/${owner}`]: { key } }

  test.each([
    ['there is none', {}, true],
    [
      'it is booked',
      { [allocation]: booked, ...claim, [`bookings-test/${key}`]: { name: 'Ann' } },
      true,
    ],
    ['it is booked without a claim', { [allocation]: booked }, true],
    ['its booking is gone', { [allocation]: booked, ...claim }, false],
    ['it is held', { [allocation]: { ...booked, expires: minutes(5) } }, true],
    ['its hold ended a minute ago', { [allocation]: { ...booked, expires: minutes(-1) } }, true],
    [
      'its hold ended three minutes ago',
      { [allocation]: { ...booked, expires: minutes(-3) } },
      false,
    ],
  ])('when %s', async (_, documents, isRefused) => {
    expect(await refused(documents)).toBe(isRefused)
  })
})

test('other reads are let through', () => {
  const store = createStore()
  expect(
    isRefusedProbe(store, 'batchGet', { documents: ['p/documents/inflatables/castle'] }, now),
  ).toBe(false)
  expect(isRefusedProbe(store, 'runQuery', {}, now)).toBe(false)
})
