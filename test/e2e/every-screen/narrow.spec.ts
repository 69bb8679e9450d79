// Phones, narrow windows, and wide ones magnified: every control is large enough for a finger, nothing makes a page wider
// than the window, and nothing is cut off.
import { lost } from './lost'
import { screenStates } from '../states/screen-states'
import { screens } from '../states/screens'
import { expect, test } from '../test'
import { tooSmall } from './too-small'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// 720 px is a window of 1440 px at 200 %, 320 px one of 1280 px at 400 %.
const widths = [720, 390, 320]

for (const { name, open, errors = [], width } of [...screens, ...screenStates]) {
  if (width === 1440) continue
  test(`large enough for a finger, and nothing lost: ${name}`, async ({ page, allowErrors }) => {
    allowErrors(...errors)
    await open(page)
    const found = await tooSmall(page)
    expect.soft(found.targets, 'smaller than 44 px').toEqual([])
    expect.soft(found.texts, 'text of fields under 16 px').toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect
        .soft(await lost(page, width), `lost at ${width} px`)
        .toEqual({ sideways: 0, cutOff: [], outside: [] })
    }
  })
}

test("the calendar's days are large enough for a finger", async ({ page }) => {
  await page.goto('/inflatable/forty-foot-obstacle-run')
  await page.getByRole('button', { name: 'Next month' }).click()
  for (const width of [320, 360, 390, 430, 599]) {
    await page.setViewportSize({ width, height: 844 })
    const found = await tooSmall(page)
    expect.soft(found.targets, `at ${width} px`).toEqual([])
    expect(found.days).toBeGreaterThan(27)
  }
})
