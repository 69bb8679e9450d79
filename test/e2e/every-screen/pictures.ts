// Takes the picture of every state, at a phone's and a desktop's width. Those of README.md are kept
// in docs/screens, all others in a folder that git ignores.
import { allStates } from '../states/all-states'
import { settled } from '../states/state'
import { test } from '../test'

/** By the name of the state. */
const kept: Record<string, string> = {
  '/': 'home',
  '/inflatables': 'catalog',
  'a chosen day': 'item-day-chosen',
  '/cart, filled': 'cart',
  'the checkout, all set for the office': 'checkout-ready',
  'the checkout, all set for a card': 'checkout-card',
  "an item's own booking, in the office": 'item-own-booking',
  'the confirmation, in the office': 'confirmation',
  'an invoice that is due': 'invoice',
  '/blogs/blog1': 'article',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const state of allStates)
  test(state.name, async ({ page, allowErrors }, { project }) => {
    const width = project.name === 'phone' ? 390 : 1440
    test.skip(state.width !== undefined && state.width !== width, 'Not in this window.')
    allowErrors(...(state.errors ?? []))
    await state.open(page)
    if (!state.name.endsWith('is loading')) await settled(page)
    const name = kept[state.name]
    const file = `${name ?? fileName(state.name)}-${project.name}.jpg`
    await page.screenshot({
      path: `${name === undefined ? 'screens' : 'docs/screens'}/${file}`,
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
    })
  })

/** `an item's own form, filled in` as `an-items-own-form-filled-in`. */
function fileName(name: string): string {
  const words = name.replaceAll("'", '').match(/[\p{L}\d]+/gu) ?? ['home']
  return words.join('-').toLowerCase()
}
