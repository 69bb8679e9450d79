// The home page on a desktop and on a phone: nothing jumps, and the carousel's cards are well
// filled.
import { cards, openHome } from '../steps/carousel-steps'
import { expect, test } from '../test'

test('cards are of one height, without a hole above the price; extras have a description of 150 px', async ({
  page,
}) => {
  await openHome(page)
  // Cards that are far outside of the window have no insides of their own yet.
  await page.addStyleTag({ content: 'main li { content-visibility: visible !important }' })
  const chairs = cards(page).filter({ hasText: 'White folding chairs' })
  const description = chairs.getByText('White folding chairs, priced per chair.')
  expect((await description.boundingBox())?.height).toBe(150)

  const measured = await cards(page).evaluateAll((all) =>
    all.slice(0, 12).map((card) => {
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      const above: number[] = []
      let price = 0
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const { top, bottom } = range.getBoundingClientRect()
        if (/^\$|^Price shown|^Read More/.test(range.toString())) {
          price = top
          break
        }
        above.push(bottom)
      }
      const { bottom, height } = card.getBoundingClientRect()
      const last = card.lastElementChild?.getBoundingClientRect()
      return { height, below: bottom - (last?.bottom ?? 0), hole: price - Math.max(...above) }
    }),
  )
  expect(new Set(measured.map(({ height }) => height)).size).toBe(1)
  for (const { below, hole } of measured) {
    expect(Math.round(hole)).toBeLessThanOrEqual(24)
    // Nothing hangs out of its card.
    expect(Math.round(below)).toBeGreaterThanOrEqual(0)
  }
})
