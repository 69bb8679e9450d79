// A day looks full although its bookings were deleted. A visitor's press frees it, on the official
// emulator with the rules on.
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type * as ReleaseModule from '~/lib/db/days/release-stale-units'
import type * as UsesModule from '~/lib/db/days/item-uses'
import { addDays, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { chairsOn, openShop, type Shop } from './shop'

const host = inject('emulatorHost')

describe.skipIf(host === null)('a deleted booking', () => {
  let shop: Shop
  let releaseStaleUnits: typeof ReleaseModule.releaseStaleUnits
  let readItemUses: typeof UsesModule.readItemUses

  beforeAll(async () => {
    shop = await openShop(host)
    ;({ releaseStaleUnits } = await import('~/lib/db/days/release-stale-units'))
    ;({ readItemUses } = await import('~/lib/db/days/item-uses'))
    return shop.close
  }, 60_000)

  test('of 60 chairs booked as 40 and 20, one press frees all 40 that the office deleted', async () => {
    const saturday = addDays(today(new Date()), 12)
    const forty = chairsOn(saturday, 40)
    expect(await shop.book(forty)).toMatchObject({ kind: 'booked' })
    expect(await shop.book(chairsOn(saturday, 20))).toMatchObject({ kind: 'booked' })
    await shop.db.doc(`bookings-test/${forty.key}`).delete()

    const asked = vi.spyOn(globalThis, 'fetch')
    const allocations = await readChairs(saturday)
    expect(allocations).toHaveLength(60)
    expect(await releaseStaleUnits(allocations, [saturday])).toBe(true)
    expect(await readChairs(saturday)).toHaveLength(20)
    // One question for each of the two owners.
    const probes = asked.mock.calls.filter(([, init]) => JSON.stringify(init).includes('/orphans/'))
    expect(probes).toHaveLength(2)
  })

  async function readChairs(day: Day) {
    const reading = await readItemUses(['chair'], { from: day, to: day })
    const stored = await shop.db.collection('allocations').where('date', '==', day).get()
    const { allocations = [] } = reading?.get('chair') ?? {}
    expect(allocations).toHaveLength(stored.size)
    return allocations
  }
})
