// Every kind of number is changed in business.ts: rules, pages and the doctor follow. Rules that
// are left behind are named.
import { describe, expect, inject, test, vi } from 'vitest'
import type * as business from '~/lib/domain/business'
import { withRuleRates } from '../../scripts/build/rates'
import { fixedRates } from '../fixed-rates'
import { testRules } from '../rules/project'
import { openWorld } from './world'

const host = inject('emulatorHost')

vi.mock('~/lib/domain/business', async (original) => {
  const before = {
    ...(await original<typeof business>()),
    ...(await import('../fixed-rates')).fixedRates,
  }
  const flatFeeCities = [...before.flatFeeCities.filter((town) => town !== 'Durand'), 'BELVIDERE']
  return {
    ...before,
    taxBasisPoints: { IL: 900, WI: 550 },
    damageWaiverBasisPoints: 1050,
    insuranceCents: 49_95,
    depositCents: 150_00,
    flatDeliveryCents: 35_00,
    wisconsinDeliveryCents: 60_00,
    deliveryCentsPerMile: 1_75,
    flatFeeCities,
    timeWindows: { ...before.timeWindows, exact: { cents: 140_00 } },
    promoCodes: { betterbounce10: 10, Party20: 20 },
  }
})

describe.skipIf(host === null)('the rates of business.ts', () => {
  test('are in rules, pages and the doctor after a change of every kind', async () => {
    const world = await openWorld(host)
    const before = await world.everything()
    const { bad, look } = await world.examine()
    expect([...bad, ...look]).toEqual([])
    expect(await world.everything()).toEqual(before)
  })

  test('if the rules lack all rates, each is named', async () => {
    const actual = await vi.importActual<typeof business>('~/lib/domain/business')
    const world = await openWorld(host, withRuleRates(testRules, { ...actual, ...fixedRates }))
    const { bad } = await world.examine()
    expect(bad.map(({ remedy }) => remedy)).toEqual([expect.stringContaining('npm run deploy')])
    expect(bad[0]?.what.split(/: (?=Tax)|; /)).toEqual([
      'The rules have other rates, and refuse bookings with',
      'Tax in Illinois 9%',
      'Tax in Wisconsin 5.5%',
      'Promo codes betterbounce10 10%, Party20 20%',
      'Damage waiver 10.5%',
      'Insurance certificate $49.95',
      'Deposit $150.00',
      'Delivery time: Exact time $140.00',
      'Delivery to a town with the flat fee $35.00',
      expect.stringContaining('Towns with the flat fee Cherry Valley, Loves Park'),
      'Delivery elsewhere in Illinois, for each mile $1.75',
      'Delivery in Wisconsin $60.00',
    ])
  })
})
