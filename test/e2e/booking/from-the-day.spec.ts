// A visit that starts from the day of an event: it is chosen once.
import type { Page } from '@playwright/test'
import { chooseEventDay, eventField, takenSaturday } from '../steps/event-steps'
import { pressAddToCart, dayTile } from '../steps/steps'
import { expect, test } from '../test'

const saturday = takenSaturday()
const query = `?date=${saturday}`

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('from the day on the home page to two rentals in the cart', async ({ page }) => {
  await page.goto('/')
  await chooseEventDay(page, saturday)
  await expect(page).toHaveURL(`/inflatables/all-rentals${query}`)
  await expect(page.getByText(/\d+ free on Sat, /)).toBeVisible()

  // What is free leads, what is taken ends the list.
  const castle = cards(page).filter({ hasText: 'Rockford Castle' })
  await castle.scrollIntoViewIfNeeded()
  await expect(castle).toContainText('Booked on Sat, ')
  await expect(castle).toContainText(/Free on \w+, /)
  const words = await cards(page).allTextContents()
  const taken = words.map((text) => text.includes('Booked on'))
  expect(taken.indexOf(true)).toBeGreaterThan(20)
  expect(taken.slice(taken.indexOf(true))).not.toContain(false)

  // Two are in sight at once, without scrolling.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const at of [0, 1]) {
    const foot = cards(page)
      .nth(at)
      .getByRole('link', { name: /^Read More/ })
    await expect(foot).toBeInViewport({ ratio: 1 })
  }

  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/inflatable/[^?]+\\${query}$`))
  await expect(dayTile(page, saturday)).toHaveAccessibleName(/free, your date$/)
  await pressAddToCart(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Explore More' }).click()

  await expect(page).toHaveURL(new RegExp(`/inflatables/[^?]+\\${query}$`))
  await expect(page.getByText(/\d+ free on Sat, /)).toBeVisible()
  await cards(page).nth(1).getByRole('link').first().click()
  await expect(dayTile(page, saturday)).toHaveAccessibleName(/free, your date$/)
  await pressAddToCart(page)
  await expect(page.getByRole('dialog', { name: "It's in your cart" })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('the day survives a reload and the way back, and is cleared with one press', async ({
  page,
}) => {
  await page.goto(`/inflatables/slides${query}`)
  await expect(page.getByText(/\d+ free on Sat, /)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/\d+ free on Sat, /)).toBeVisible()
  await cards(page).first().getByRole('link').first().click()
  await expect(dayTile(page, saturday)).toHaveAccessibleName(/your date$/)
  await page.goBack()
  await expect(page.getByText(/\d+ free on Sat, /)).toBeVisible()
  await page.getByRole('link', { name: 'Clear date' }).click()
  await expect(page).toHaveURL('/inflatables/slides')
  await expect(eventField(page)).toHaveAccessibleName(/Choose a date$/)
})
