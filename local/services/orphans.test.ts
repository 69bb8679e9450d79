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

  function moved(date: string, changes: object = { moves: 1 }, inPackage?: string) {
    const line = { inflatableID: inPackage ?? 'castle', bookingDates: [date] }
    const part = inPackage === undefined ? {} : { package: `inflatables/${inPackage}` }
    return {
      [allocation]: { ...booked, date: '2027-06-12', ...part },
      ...claim,
      [`bookings-test/${key}`]: { inflatables: [line], extras: [], ...changes },
    }
  }

  test.each([
    ['there is none', {}, true],
    [
      'it is booked',
      { [allocation]: booked, ...claim, [`bookings-test/${key}`]: { name: 'Ann' } },
      true,
    ],
    ['it is booked without a claim', { [allocation]: booked }, true],
    ['its booking is gone', { [allocation]: booked, ...claim }, false],
    ['its booking was moved to its day', moved('06/12/2027'), true],
    ['its booking was moved away', moved('06/13/2027'), false],
    ['its booking never was on that day, and nobody moved it', moved('06/13/2027', {}), true],
    ['its package was moved to its day', moved('06/12/2027', { moves: 1 }, 'party'), true],
    ['its package was moved away', moved('06/13/2027', { moves: 1 }, 'party'), false],
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

test('a booking was canceled if it is kept as such', async () => {
  const store = createStore()
  const ask = () =>
    isRefusedProbe(store, 'batchGet', { documents: [`p/documents/cancellations/${key}`] }, now)
  expect(ask()).toBe(true)
  await store.seed({ [`canceled-bookings/${key}`]: { name: 'Ann' } })
  expect(ask()).toBe(false)
})

test('other reads are let through', () => {
  const store = createStore()
  expect(
    isRefusedProbe(store, 'batchGet', { documents: ['p/documents/inflatables/castle'] }, now),
  ).toBe(false)
  expect(isRefusedProbe(store, 'runQuery', {}, now)).toBe(false)
})
