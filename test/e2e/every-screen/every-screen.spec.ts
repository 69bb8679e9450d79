// What holds of every screen and of everything that opens on it. A state is opened once, and everything is looked at:
// - nothing moves by itself while pictures, letters and slow data arrive (0.02 is a fifth of what counts as good);
// - axe finds nothing, on a phone and on a desktop;
// - every control is large enough for a finger, and no field makes a phone zoom in;
// - nothing makes a narrow page wider than its window, and nothing is cut off, with text twice as large neither
//   (WCAG 1.4.4 and 1.4.10).
import type { Page } from '@playwright/test'
import { addressStates, invoiceStates } from '../states/address-states'
import { allStates } from '../states/all-states'
import { settled, type State } from '../states/state'
import { expect, test } from '../test'
import { lost } from './lost'
import { cumulated, scrollThrough, seenShifts, watchShifts } from './shifts'
import { tooSmall } from './too-small'
import { violations } from './violations'

const phone = { width: 390, height: 844 }
// 720 px is a window of 1440 px at 200 %, 320 px one of 1280 px at 400 %.
const narrow = [720, 320, 390]
/** Long enough for the placeholders to show. */
const slowMs = 600

const withoutSteps = new Set([...addressStates, ...invoiceStates])
const nothing = { sideways: 0, cutOff: [], outside: [] }

for (const state of allStates) {
  const looksOnly = withoutSteps.has(state)
  test(state.name, async ({ page, allowErrors }, { project }) => {
    const touch = project.name === 'phone'
    test.skip(state.width === (touch ? 1440 : 390), 'There is nothing of it in this window.')
    test.skip(
      !touch && !looksOnly && state.width === undefined,
      'Looked at in the phone that grows.',
    )
    allowErrors(...(state.errors ?? []))
    if (looksOnly) await openSlowly(page, state)
    else {
      // What is still appearing has the wrong contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await state.open(page)
    }

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await violations(page)).toEqual([])
    if (!touch) return
    await expectUsableByThumb(page)
    if (looksOnly || state.width !== undefined) return
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await violations(page), 'at 1440 px').toEqual([])
  })
}

/** The database answers late, and nothing moves by itself. What answers a press may move what stands below it. */
async function openSlowly(page: Page, { open }: State) {
  await watchShifts(page)
  await page.route('**/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.continue()
  })
  await open(page)
  await scrollThrough(page)
  await settled(page)
  const shifts = await seenShifts(page)
  expect.soft(cumulated(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02)
}

async function expectUsableByThumb(page: Page) {
  const found = await tooSmall(page)
  expect.soft(found.targets, 'smaller than 44 px').toEqual([])
  expect.soft(found.texts, 'text of fields under 16 px').toEqual([])
  for (const width of narrow) {
    await page.setViewportSize({ width, height: phone.height })
    expect.soft(await lost(page, width), `lost at ${width} px`).toEqual(nothing)
  }
  const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect.soft(await lost(page, phone.width), 'lost with text of 200 %').toEqual(nothing)
  await larger.evaluate((style) => (style as Element).remove())
}
