// Every kind of number is changed in business.ts: rules, pages and the doctor follow.
import { describe, expect, inject, test, vi } from 'vitest'
import type * as business from '~/lib/domain/business'
import { openWorld } from './world'

const host = inject('emulatorHost')

vi.mock('~/lib/domain/business', async (original) => {
  const before = {
    ...(await original<typeof business>()),
    ...(await import('../fixed-rates')).fixedRates,
  }
  const flatFeeTowns = [...before.flatFeeTowns.filter((town) => town !== 'Durand'), 'BELVIDERE']
  return {
    ...before,
    taxBasisPoints: { IL: 900, WI: 550 },
    damageWaiverBasisPoints: 1050,
    insuranceCents: 49_95,
    depositCents: 150_00,
    flatDeliveryCents: 35_00,
    wisconsinDeliveryCents: 60_00,
    deliveryCentsPerMile: 1_75,
    flatFeeTowns,
    timeWindows: { ...before.timeWindows, exact: { cents: 140_00 } },
    promoCodes: { betterbounce10: 10, Party20: 20 },
  }
})

describe.skipIf(host === null)('the rates of business.ts', () => {
  test('are in rules, pages and the doctor after a change of every kind', async () => {
    expect(await (await openWorld(host)).examine()).toEqual([])
  })
})
