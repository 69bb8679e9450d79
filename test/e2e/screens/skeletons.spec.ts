// What waits in the place of something has its box, so that nothing moves as it comes.
import type { Locator, Page } from '@playwright/test'
import { dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const boxOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x, y, width, height }
}

for (const width of [390, 1440])
  test(`at ${width} px the waiting boxes are as large as the cards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const answer = await holdDays(page)
    await page.goto(`/inflatables/bounce-houses?date=${dayAhead(150)}`)
    const waiting = page.getByRole('main').locator('[aria-busy="true"]')
    const box = await boxOf(waiting.locator('> div').first())
    expect(box.height).toBeGreaterThan(100)

    answer()
    await expect(waiting).toBeHidden()
    // Its name takes one line.
    const card = await boxOf(page.getByRole('main').getByRole('article').first())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(box[side] - card[side]), side).toBeLessThan(1)
  })

for (const [width, path] of [
  [390, '/inflatable/rockford-castle'],
  [1440, '/extra/wedding-flower-arch'],
] as const)
  test(`at ${width} px ${path} keeps the room of its own form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const answer = await holdDays(page)
    await page.goto(path)
    const column = page.getByRole('region', { name: 'Rental information' }).locator('..')
    await expect(page.getByRole('status').filter({ hasText: 'Checking' })).toBeAttached()
    const before = await boxOf(column)

    answer()
    await expect(page.getByRole('region', { name: 'Book just this one' })).toBeVisible()
    expect(Math.abs((await boxOf(column)).height - before.height)).toBeLessThan(1)
  })

/** Keeps the answers about days away, until what it returns is called. */
async function holdDays(page: Page): Promise<() => void> {
  const answers: (() => void)[] = []
  await page.route('**/documents:runQuery*', async (route) => {
    if (route.request().postData()?.includes('allocations'))
      await new Promise<void>((answer) => answers.push(answer))
    await route.continue()
  })
  return () => answers.forEach((answer) => answer())
}
