// What must hold of every screen and of everything that opens on it, on a phone. Each state is
// opened once and checked for all of it:
// - nothing moves by itself while pictures, letters and slow data arrive;
// - axe finds nothing on a phone, nor on a page that is then as wide as a desktop: what opens on it
//   is the same there;
// - every control is large enough for a finger, and no field makes a phone zoom in;
// - nothing makes a narrow page wider than its window, and nothing is cut off, even with text twice
//   as large (WCAG 1.4.4 and 1.4.10);
// - amounts, ids, numbers and the business's name are left alone by translators.
import type { Page } from '@playwright/test'
import { examplePages } from '../../../local/catalog/example-pages'
import { allStates } from '../states/all-states'
import { expect, test } from '../test'
import { lost } from './lost'
import { isLookedAt, isOpenedWide, open } from './open'
import { tooSmall } from './too-small'
import { translatable } from './translatable'
import { violations } from './violations'

const phone = { width: 390, height: 844 }
// 720 px is a window of 1440 px at 200 %, 320 px one of 1280 px at 400 %.
const narrow = [720, 320, 390]

/** One opening of each screen: `npm test` leaves out all others. */
const core = [
  ...examplePages.map(({ url }) => url),
  '/cart, filled',
  'the checkout, all set for the office',
  "a booking's page, unpaid",
  'an invoice that is due',
]

test('what npm test opens are states', () => {
  expect(allStates.map(({ name }) => name)).toEqual(expect.arrayContaining(core))
})

for (const state of allStates.filter(({ width }) => width !== 1440))
  test(
    state.name,
    { tag: core.includes(state.name) ? '@core' : [] },
    async ({ page, allowErrors }) => {
      allowErrors(...(state.errors ?? []))
      await open(page, state)
      expect.soft(await violations(page, state)).toEqual([])
      expect.soft(await translatable(page), 'left to a translator').toEqual([])
      await expectUsableByThumb(page)
      if (!isLookedAt(state) || isOpenedWide(state)) return
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await violations(page, state), 'at 1440 px').toEqual([])
    },
  )

async function expectUsableByThumb(page: Page) {
  const targets = await tooSmall(page)
  expect.soft(targets.targets, 'smaller than 44 px').toEqual([])
  expect.soft(targets.texts, 'text of fields under 16 px').toEqual([])
  for (const width of narrow) {
    await page.setViewportSize({ width, height: phone.height })
    expect.soft(await lost(page, width), `lost at ${width} px`).toEqual([])
  }
  const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await page.setViewportSize({ width: 320, height: phone.height })
  expect.soft(await lost(page, 320), 'lost at 320 px with text of 200 %').toEqual([])
  await page.setViewportSize(phone)
  await larger.evaluate((style) => (style as Element).remove())
}
