// The office types what it likes: a name of 3,000 characters without a space wraps, wherever it is shown.
import type { Page } from '@playwright/test'
import { lost } from './lost'
import { fillCart, visit } from '../states/state'
import { addToCart, chooseDay, dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const named = 'Forty-Foot Obstacle Run'
const name = 'W'.repeat(3_000)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Every answer of the database has the long name in place of the item's own. */
async function renameItem(page: Page) {
  await page.route('**/documents:*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(named, name) })
  })
}

const screens: { title: string; open: (page: Page) => Promise<void> }[] = [
  { title: 'its card in a list', open: (page) => visit(page, '/inflatables/games-and-obstacles') },
  {
    title: 'its card in the carousel',
    async open(page) {
      await visit(page, '/')
      // Read afresh once somebody comes near it.
      await page.getByRole('heading', { name: 'A look at what we rent' }).scrollIntoViewIfNeeded()
    },
  },
  {
    title: 'its card beside a neighbour',
    async open(page) {
      await visit(page, '/inflatable/backyard-obstacle-dash')
      // The neighbours are read afresh once somebody comes near them.
      await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
    },
  },
  { title: 'its own page', open: (page) => visit(page, '/inflatable/forty-foot-obstacle-run') },
  {
    title: 'the dialog of what is in the cart',
    async open(page) {
      await visit(page, '/inflatable/forty-foot-obstacle-run')
      await chooseDay(page, dayAhead(120))
      await addToCart(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    title: 'the cart',
    async open(page) {
      await fillCart(page)
      await visit(page, '/cart')
    },
  },
  {
    title: 'what was removed from the cart',
    async open(page) {
      await fillCart(page)
      await visit(page, '/cart')
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  {
    title: 'the checkout',
    async open(page) {
      await fillCart(page)
      await visit(page, '/checkout')
    },
  },
]

for (const { title, open } of screens)
  test(`a very long name wraps: ${title}`, async ({ page }) => {
    await renameItem(page)
    await open(page)
    await expect(page.getByText(name).first()).toBeAttached()
    for (const width of [1440, 720, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect
        .soft(await lost(page, width), `at ${width} px`)
        .toEqual({ sideways: 0, cutOff: [], outside: [] })
    }
  })
