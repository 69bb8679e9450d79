// Every kind of number is changed in business.ts: rules, pages and the doctor follow. Rules that are left behind are named.
import { readFileSync, writeFileSync } from 'node:fs'

import { join } from 'node:path'
import { describe, expect, inject, test, vi } from 'vitest'
import * as changed from '~/lib/domain/business'
import type { SharedNumbers } from '~/lib/domain/shared-numbers'
import { fingerprintOf, withRuleNumbers } from '../../scripts/build/numbers'
import { openWorld } from './world'

const host = inject('emulatorHost')
const rules = readFileSync('firestore.rules', 'utf8')

type Module = typeof changed

vi.mock('~/lib/domain/business', async (original) => {
  const business = await original<Module>()
  const flatFeeCities = [...business.flatFeeCities.filter((town) => town !== 'Durand'), 'BELVIDERE']
  return {
    ...business,
    taxBasisPoints: { IL: 900, WI: 550 },
    damageWaiverBasisPoints: 1050,
    insuranceCents: 49_95,
    depositCents: 150_00,
    flatDeliveryCents: 35_00,
    wisconsinDeliveryCents: 60_00,
    deliveryCentsPerMile: 1_75,
    flatFeeCities,
    isFlatFeeCity: (city: string) =>
      flatFeeCities.some((town) => town.toLowerCase() === city.toLowerCase()),
    timeWindows: { ...business.timeWindows, exact: { cents: 140_00 } },
    promoCodes: { betterbounce10: 10, Party20: 20 },
  }
})

describe.skipIf(host === null)('the numbers of business.ts', () => {
  test('are in rules, pages and the doctor after a change of every kind', async () => {
    const world = await openWorld(host, withRuleNumbers(rules))
    const before = await world.everything()
    const { bad, look } = await world.examine()
    expect([...bad, ...look]).toEqual([])
    expect(await world.everything()).toEqual(before)
  })

  // The deployed rules have all new numbers but one.
  test.each<[string, keyof SharedNumbers, string[]]>([
    ['a tax', 'taxBasisPoints', ['Tax in Illinois 9%', 'Tax in Wisconsin 5.5%']],
    ['a waiver', 'damageWaiverBasisPoints', ['Damage waiver 10.5%']],
    ['an insurance', 'insuranceCents', ['Insurance certificate $49.95']],
    ['a deposit', 'depositCents', ['Deposit $150.00']],
    ['a window', 'timeWindows', ['Delivery time: Exact Time Delivery $140.00']],
    ['a flat fee', 'flatDeliveryCents', ['Delivery to a town with the flat fee $35.00']],
    ['a fee', 'wisconsinDeliveryCents', ['Delivery in Wisconsin $60.00']],
    [
      'a fee by the mile',
      'deliveryCentsPerMile',
      ['Delivery elsewhere in Illinois, for each mile $1.75'],
    ],
    ['a town', 'flatFeeCities', ['Towns with the flat fee Cherry Valley, Loves Park']],
    ['a code', 'promoCodes', ['Promo codes betterbounce10 10%, Party20 20%']],
  ])('%s that the rules lack is named', async (_, name, finding) => {
    const before = await vi.importActual<Module>('~/lib/domain/business')
    const world = await openWorld(
      host,
      withRuleNumbers(rules, { ...changed, [name]: before[name] }),
    )
    const { bad } = await world.examine()
    expect(bad).toHaveLength(1)
    expect(bad[0]?.what).toContain(`refuse bookings with: ${finding.join('; ')}`)
    expect(bad[0]?.remedy).toContain('npm run deploy')
  })

  test('rules that lack only the fingerprint are named, as they stop every payment by card', async () => {
    const world = await openWorld(host, withRuleNumbers(rules).replace(fingerprintOf(), 'before'))
    const { bad } = await world.examine()
    expect(bad.map(({ what, remedy }) => [what, remedy])).toEqual([
      [
        expect.stringMatching(/^The rules don't have the fingerprint of this folder's numbers/),
        expect.stringContaining('npm run deploy'),
      ],
    ])
  })

  test('pages that were built before are named', async () => {
    const world = await openWorld(host, withRuleNumbers(rules))
    const home = join(world.dist, 'index.html')
    writeFileSync(home, readFileSync(home, 'utf8').replace(/content="\w+"/, 'content="before"'))
    const { bad } = await world.examine()
    expect(bad.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^The pages were built with other prices/),
    ])
  })
})
