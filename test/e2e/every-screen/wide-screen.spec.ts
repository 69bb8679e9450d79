// The same on a desktop, of screens that are only looked at and of what only a wide window has. What opens on a screen is
// looked at in the phone that grows (every-screen.spec.ts).
import { allStates } from '../states/all-states'
import { expect, test } from '../test'
import { isLookedAt, open } from './open'
import { violations } from './violations'

for (const state of allStates.filter((one) => isLookedAt(one) || one.width === 1440))
  test(state.name, async ({ page, allowErrors }) => {
    allowErrors(...(state.errors ?? []))
    await open(page, state)
    expect.soft(await violations(page)).toEqual([])
  })
