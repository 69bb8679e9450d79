// A row of the cart on a phone: what it is, and one line of controls, each large enough for a finger.
import { fillCart, visit } from '../states/state'
import { expect, test } from '../test'

test('quantity, day and trash stand in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page)
  await visit(page, '/cart')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Frame Tent' })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const middles: number[] = []
    for (const name of [/^One less/, /^One more/, /^Change day/, /^Remove/]) {
      const box = await row.getByRole('button', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      middles.push((box?.y ?? 0) + (box?.height ?? 0) / 2)
    }
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThan(8)
  }
})
