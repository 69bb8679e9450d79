// What waits in the place of something has its box, so that nothing moves as it comes.
import type { Locator } from '@playwright/test'
import { hold } from '../steps/hold'
import { dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const boxOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x, y, width, height }
}

for (const width of [390, 1440])
  test(`at ${width} px the waiting boxes are as large as the cards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const answer = await hold(page, /documents:runQuery/, 'allocations')
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

for (const width of [390, 768, 1440])
  for (const path of ['/inflatable/rockford-castle', '/extra/folding-chairs'])
    test(`at ${width} px ${path} keeps the room of its own form`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const answer = await hold(page, /documents:runQuery/, 'allocations')
      const asked = page.waitForRequest(
        (request) => request.postData()?.includes('allocations') === true,
      )
      await page.goto(path)
      await asked
      const column = page.getByRole('region', { name: 'Rental information' }).locator('..')
      const before = await boxOf(column)

      answer()
      await expect(page.getByRole('region', { name: 'Book just this one' })).toBeVisible()
      expect(Math.abs((await boxOf(column)).height - before.height)).toBeLessThan(1)
    })
