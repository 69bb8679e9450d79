// On a desktop: what only a wide window has, and screens of each kind whose data, pictures or
// letters arrive late. All others are checked by every-screen.spec.ts, which widens the phone's
// window.
import { allStates } from '../states/all-states'
import { expect, test } from '../test'
import { arriveLate, isOpenedWide, open } from './open'
import { violations } from './violations'

for (const state of allStates.filter(isOpenedWide))
  test(state.name, async ({ page, allowErrors }) => {
    allowErrors(...(state.errors ?? []))
    await open(page, state)
    expect.soft(await violations(page, state)).toEqual([])
  })

test('each of the screens that arrive late is a state', () => {
  const names = allStates.map(({ name }) => name)
  expect(arriveLate.filter((name) => !names.includes(name))).toEqual([])
})
