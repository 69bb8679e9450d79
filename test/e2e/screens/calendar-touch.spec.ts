// The calendar under a finger, in windows of every phone.
import { tooSmall } from '../every-screen/too-small'
import { expect, test } from '../test'

test("the calendar's days are large enough for a finger", async ({ page }) => {
  await page.goto('/inflatable/forty-foot-obstacle-run')
  await page.getByRole('button', { name: 'Next month' }).click()
  for (const width of [320, 360, 390, 430, 599]) {
    await page.setViewportSize({ width, height: 844 })
    const targets = await tooSmall(page)
    expect.soft(targets.targets, `at ${width} px`).toEqual([])
    expect(targets.days).toBeGreaterThan(27)
  }
})
