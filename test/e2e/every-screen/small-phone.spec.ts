// Phones of 375 px, and windows of 393 px with a scroll bar, show what is in one line at 390 px in
// one line, too.
import type { Page } from '@playwright/test'
import { fillCart, visit } from '../states/state'
import { expect, test } from '../test'

const paths = [
  '/',
  '/inflatables/slides',
  '/inflatable/forty-foot-obstacle-run',
  '/cart',
  '/checkout',
  '/contact',
]

/** The visible texts, and in how many lines each is. */
function linesOfTexts(page: Page) {
  return page.evaluate(() => {
    const linesOf = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }
    const result: { words: string; lines: number }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const words = text.data.trim()
      if (words === '' || !text.parentElement?.checkVisibility()) continue
      result.push({ words, lines: linesOf(text) })
    }
    return result
  })
}

for (const path of paths)
  test(`${path}: a phone of 375 px wraps nothing that one of 390 px doesn't`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fillCart(page)
    await visit(page, path)
    const wide = await linesOfTexts(page)
    for (const width of [378, 375]) {
      await page.setViewportSize({ width, height: 844 })
      const narrow = await linesOfTexts(page)
      // An all-in amount may arrive meanwhile.
      const wrapped = narrow.filter(
        ({ words, lines }, i) => lines > 1 && wide[i]?.words === words && wide[i].lines === 1,
      )
      expect.soft(wrapped, `at ${width} px`).toEqual([])
    }
  })
