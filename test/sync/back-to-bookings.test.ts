// Going back to the bookings as the source of taken days.
import { describe, expect, inject, test } from 'vitest'
import { goBackToBookings } from '../../office/sync/back-to-bookings'
import { ownerOf } from '../../office/sync/owner'
import { everything, line, openDatabase, store, sync } from './database'

const host = inject('emulatorHost')
const key = 'AbCdEfGhIjKlMnOpQrSt'

describe.skipIf(host === null)('going back', () => {
  test('removes what was written for bookings, keeps what has a claim, and names what the office wrote', async () => {
    const { db } = openDatabase(host)
    await store(db, {
      'inflatables/slide': { name: 'Slide', count: 3 },
      [`bookings-test/${key}`]: { inflatables: [line('slide', ['06/12/2027'])] },
      'bookings/old': { inflatables: [line('slide', ['06/12/2027'])] },
    })
    await sync(db, true)
    const byHand = { itemID: 'slide', kind: 'inflatables', date: '2027-06-20', unit: 0 }
    await store(db, {
      'allocations/slide_2027-06-20_0': { ...byHand, owner: 'f'.repeat(64), expires: null },
    })
    const before = await everything(db)
    const goBack = async (isApplied: boolean) => {
      const lines: string[] = []
      await goBackToBookings(db, { isApplied, say: (text) => lines.push(text) })
      return lines.join('\n')
    }

    expect(await goBack(false)).toContain('allocations: 1 day without a claim to remove')
    expect(await everything(db)).toEqual(before)

    const output = await goBack(true)
    expect(output).toMatch(/not the sync's; kept, look at them:\n {2}slide_2027-06-20_0/)
    expect(output).toContain('Done: 1 document removed.')
    const left = await db.collection('allocations').get()
    expect(new Set(left.docs.map((each): unknown => each.get('owner')))).toEqual(
      new Set([ownerOf(key), 'f'.repeat(64)]),
    )
    expect(left.size).toBe(2)
    expect((await db.doc('config/availability').get()).data()).toEqual({ source: 'bookings' })
  })
})
