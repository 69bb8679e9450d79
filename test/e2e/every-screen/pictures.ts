// Takes the picture of every state, at a phone's and a desktop's width. Those of README.md are kept
// in docs/screens, all others in a folder that git ignores.
import { allStates } from '../states/all-states'
import { settled } from '../states/state'
import { expect, test } from '../test'

/** Those of README.md, in a desktop's window, by the name of the state. */
const kept: Record<string, string> = {
  '/': 'home',
  'a chosen day': 'item-day-chosen',
  'the checkout, all set for the office': 'checkout-ready',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const state of allStates)
  test(
    state.name,
    { tag: state.name in kept ? '@docs' : [] },
    async ({ page, allowErrors }, { project }) => {
      const width = project.name === 'phone' ? 390 : 1440
      test.skip(state.width !== undefined && state.width !== width, 'Not in this window.')
      allowErrors(...(state.errors ?? []))
      await state.open(page)
      if (!state.name.endsWith('is loading')) await settled(page)
      const name = project.name === 'desktop' ? kept[state.name] : undefined
      if (name !== undefined) {
        // README's pictures show the page's beginning, and what a visitor sees who has waited.
        await page.evaluate(() => scrollTo(0, 0))
        await settled(page)
        await expect(page.locator('use[href$="#spinner"]')).toHaveCount(0)
      }
      const file = `${name ?? fileName(state.name)}-${project.name}.jpg`
      await page.screenshot({
        path: `${name === undefined ? 'screens' : 'docs/screens'}/${file}`,
        type: 'jpeg',
        quality: 70,
        animations: 'disabled',
      })
    },
  )

/** `an item's own form, filled in` as `an-items-own-form-filled-in`. */
function fileName(name: string): string {
  const words = name.replaceAll("'", '').match(/[\p{L}\d]+/gu) ?? ['home']
  return words.join('-').toLowerCase()
}
