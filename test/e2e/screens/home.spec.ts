// The home page on a desktop and on a phone: the carousel under every kind of hand, and nothing that jumps.
import type { Page } from '@playwright/test'
import { cards, openHome, placeOf } from '../steps/carousel-steps'
import { expect, test } from '../test'

const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()

declare global {
  interface Window {
    shifted: number
  }
}

test('nothing jumps, however late the sections and the rentals come', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const sections = held(page, '**/assets/HomeSections-*.js')
  const lists = held(page, '**/documents:runQuery*')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Browse Rentals' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  // As far down as the first screen without the sections goes.
  await page.evaluate(() => scrollTo(0, 500))
  await sections.release()
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeAttached()
  const before = await page.getByRole('heading', { name: 'About Us' }).boundingBox()
  await lists.release()
  await expect(cards(page).first()).toBeVisible()
  expect(await page.getByRole('heading', { name: 'About Us' }).boundingBox()).toEqual(before)

  for (const name of ['About Us', 'What are you planning?', 'What customers say'])
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
})

/** Keeps requests back until they are released. */
function held(page: Page, url: string) {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  const routed = page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return {
    async release() {
      await routed
      resolve()
    },
  }
}

test('every rental is there once, in an order that stays for the visit', async ({
  page,
  newVisitor,
}) => {
  await openHome(page)
  const order = await titles(page)
  expect(order.length).toBeGreaterThan(40)
  expect(new Set(order).size).toBe(order.length)

  await cards(page).first().getByRole('link', { name: 'Read More' }).click()
  await expect(page).toHaveURL(/\/(inflatable|extra)\//)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
  expect(await titles(page)).toEqual(order)
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(order)

  const other = await newVisitor()
  await openHome(other)
  const otherOrder = await titles(other)
  expect(otherOrder).not.toEqual(order)
  expect(otherOrder.toSorted()).toEqual(order.toSorted())
})

test('an extra has a description of 150 px and no size; a wedding item has no price', async ({
  page,
}) => {
  await openHome(page)
  const chairs = cards(page).filter({ hasText: 'White folding chairs' })
  await chairs.scrollIntoViewIfNeeded()
  const description = chairs.getByText('White folding chairs, priced by the piece.')
  expect((await description.boundingBox())?.height).toBe(150)
  const sizes = /ft (wide|high)/
  await expect(cards(page).getByText(sizes)).not.toHaveCount(0)
  await expect(chairs.getByText(sizes)).toHaveCount(0)
  await expect(chairs.getByText('$2.50')).toBeVisible()
  const wedding = cards(page).filter({ hasText: 'Wedding White Bouncer' })
  await expect(wedding).toHaveCount(1)
  await expect(wedding.getByText(/\$/)).toHaveCount(0)
})

/** Those that are far outside of the window have no insides of their own yet. */
const layOutCards = (page: Page) =>
  page.addStyleTag({ content: 'main li { content-visibility: visible !important }' })

test('no card has a hole above its price', async ({ page }) => {
  await openHome(page)
  await layOutCards(page)
  const holes = await cards(page).evaluateAll((all) =>
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
      return Math.round(price - Math.max(...above))
    }),
  )
  expect(Math.max(...holes)).toBeLessThanOrEqual(24)
})

test('all cards are of one height, with their text inside', async ({ page }) => {
  await openHome(page)
  await layOutCards(page)
  const feet = await cards(page).evaluateAll((all) =>
    all.slice(0, 12).map((card) => {
      const { bottom, height } = card.getBoundingClientRect()
      const last = card.lastElementChild?.getBoundingClientRect()
      return { height, below: Math.round(bottom - (last?.bottom ?? 0)) }
    }),
  )
  expect(new Set(feet.map(({ height }) => height)).size).toBe(1)
  // Nothing hangs out of its card.
  expect(Math.min(...feet.map(({ below }) => below))).toBeGreaterThanOrEqual(0)
})

test('the arrow keys move it by 50 px, from any card', async ({ page }) => {
  const row = await openHome(page)
  await cards(page).first().getByRole('link', { name: 'Read More' }).focus()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => placeOf(row)).toBe(150)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => placeOf(row)).toBe(100)
})

test('Tab leads from card to card, and past all of them when asked', async ({ page }) => {
  const row = await openHome(page)
  const skip = page.getByRole('link', { name: 'Skip these rentals' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  for (let tabs = 0; tabs < 14; tabs++) await page.keyboard.press('Tab')
  await expect(cards(page).nth(6).getByRole('link').last()).toBeFocused()
  await expect(cards(page).nth(6)).toBeInViewport()
  expect(await placeOf(row)).toBeGreaterThan(0)

  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Learn More' })).toBeFocused()
})

test("the footer's Inflatables leads home, where the categories are at hand", async ({ page }) => {
  await page.goto('/contract')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inflatables' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'What are you looking for?' })).toBeVisible()
})
