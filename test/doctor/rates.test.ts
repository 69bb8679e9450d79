// Every rate is changed in business.ts: rules, pages and the doctor follow.
import { describe, expect, inject, test, vi } from 'vitest'
import type * as business from '~/lib/domain/business'
import { openWorld } from './world'

const host = inject('emulatorHost')

vi.mock('~/lib/domain/business', async (original) => {
  const { fixedRates, changedRates } = await import('../fixed-rates')
  return { ...(await original<typeof business>()), ...fixedRates, ...changedRates }
})

describe.skipIf(host === null)('the rates of business.ts', () => {
  test('are in rules, pages and the doctor after a change of each', async () => {
    expect(await (await openWorld(host)).examine()).toEqual([])
  })
})
