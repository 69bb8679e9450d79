// Two real tabs of one visit. What each tells the other: src/lib/tabs/agree.test.ts.
import type { Page } from '@playwright/test'
import { eventQuery } from '~/lib/event/event-days'
import { addToCart, dayAhead } from '../steps/steps'
import { expect, takenOver, test } from '../test'

const day = dayAhead(61)
const row = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('castles opened from a list in new tabs are in one cart, and a new tab has it, too', async ({
  page,
  context,
}) => {
  const event = { from: day, to: day }
  await page.goto(`/inflatables/slides?${eventQuery(event)}`)
  for (const name of ['Cool River 18 ft Slide', 'Twin Lane Racing Slide']) {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name, exact: true }).click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await tab.waitForURL(/inflatable/)
    await takenOver(tab)
    await addToCart(tab).click()
    await expect(tab.getByRole('dialog', { name: "It's in your cart" })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Cart, 2 rentals' })).toBeVisible()
  const next = await context.newPage()
  await next.goto('/cart')
  for (const name of ['Cool River 18 ft Slide', 'Twin Lane Racing Slide'])
    await expect(row(next, name)).toBeVisible()
  // And the event's day: its link to the rentals has it.
  await next.goto('/contact')
  await expect(
    next.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inflatables' }),
  ).toHaveAttribute('href', `/inflatables?${eventQuery(event)}`)
})
