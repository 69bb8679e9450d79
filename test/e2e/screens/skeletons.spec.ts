// What waits in the place of the list's cards has their boxes, so that nothing moves as they come.
import type { Locator } from '@playwright/test'
import { dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const boxOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x, y, width, height }
}

for (const width of [390, 1440])
  test(`at ${width} px the waiting boxes are as large as the cards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const answers: (() => void)[] = []
    await page.route('**/documents:runQuery*', async (route) => {
      if (route.request().postData()?.includes('allocations'))
        await new Promise<void>((answer) => answers.push(answer))
      await route.continue()
    })
    await page.goto(`/inflatables/bounce-houses?date=${dayAhead(150)}`)
    const waiting = page.getByRole('main').locator('[aria-busy="true"]')
    const box = await boxOf(waiting.locator('> div').first())
    expect(box.height).toBeGreaterThan(100)

    for (const answer of answers) answer()
    await expect(waiting).toBeHidden()
    // Its name takes one line.
    const card = await boxOf(page.getByRole('main').getByRole('article').first())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(box[side] - card[side]), side).toBeLessThan(1)
  })
