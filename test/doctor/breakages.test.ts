// The table of what can be wrong with a deployment: each test makes one breakage, and the doctor has exactly one line about it.
import { afterAll, describe, expect, inject, test } from 'vitest'
import { documents } from './breakages/documents'
import { outside } from './breakages/outside'
import { rules } from './breakages/rules'
import { testRules } from '../rules/project'
import { openWorld } from './world'

const host = inject('emulatorHost')
const breakages = [...rules, ...documents, ...outside]

describe.skipIf(host === null)('the doctor names', () => {
  let named = 0
  afterAll(() => console.log(`The doctor names ${named} of ${breakages.length} breakages.`))

  test.each(breakages)('$what', async ({ rules: change, hasKey, spoil, line }) => {
    const deployed = change ? testRules.replace(...change) : testRules
    if (change) expect(deployed).not.toBe(testRules)
    const world = await openWorld(host, deployed, hasKey)
    await spoil?.(world)
    const before = await world.everything()
    const { bad, look } = await world.examine()
    expect([...bad, ...look].map(({ what }) => what)).toEqual(
      line === null ? [] : [expect.stringMatching(line)],
    )
    expect(await world.everything()).toEqual(before)
    if (line !== null) named += 1
  })
})
