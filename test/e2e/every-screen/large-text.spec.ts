// A window of 1280 x 900 px is 320 x 225 px at 400 %. Its text may be twice as large on top of
// that.
import type { Page } from '@playwright/test'
import { openCheckout, visit } from '../states/state'
import { expectVisibleFocus } from '../steps/keyboard-steps'
import { chooseDay, dayAhead, fillDetails } from '../steps/steps'
import { expect, test } from '../test'

const item = '/inflatable/forty-foot-obstacle-run'

async function enlarge(page: Page) {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
}

test('with large text in a narrow window every day of the calendar stays in one line', async ({
  page,
}) => {
  await visit(page, item)
  await enlarge(page)
  // This month begins with this week.
  await page.getByRole('button', { name: 'Next month' }).click()
  const days = page.getByRole('region', { name: 'Booking' }).locator('abbr')
  await expect(days.first()).toBeVisible()
  const lines = await days.evaluateAll((all) => all.map((day) => day.getClientRects().length))
  expect(lines.length).toBeGreaterThan(28)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('with large text in a narrow window the bar covers no day and no field that has the focus', async ({
  page,
}) => {
  await visit(page, '/extra/folding-chairs')
  await enlarge(page)
  const day = page.locator('button[tabindex="0"]').filter({ has: page.locator('abbr') })
  await day.focus()
  // In a month that begins; then the bar has a field for the quantity as well.
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /more, How many$/ })).toBeVisible()
  // Into the lower half of the window, so that the next weeks come up from under the bar.
  await day.evaluate((tile) => scrollBy(0, tile.getBoundingClientRect().top - 400))
  for (let week = 0; week < 3; week++) {
    await page.keyboard.press('ArrowDown')
    await expectVisibleFocus(day)
  }

  await openCheckout(page)
  await fillDetails(page)
  await enlarge(page)
  await page.getByLabel('First Name').focus()
  await tabOn(page, 8)
})

/** The focus is visible at each of the next controls. */
async function tabOn(page: Page, stops: number) {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page.locator(':focus'))
  }
}

test('in a low window no bar stays over the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await visit(page, item)
  const bar = page.getByRole('button', { name: 'Choose a date' })
  await expect(bar).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 399 })
  await expect(bar).toBeHidden()

  await page.setViewportSize({ width: 320, height: 844 })
  await openCheckout(page)
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 399 })
  await expect(next).not.toBeInViewport()
})

test("on a phone, Add To Cart is read before the checkout's button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, item)
  await chooseDay(page, dayAhead(100))
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  const buttons = page.getByRole('main').getByRole('button', { name: /Add To Cart|Proceed To/ })
  await expect(buttons).toHaveText(['Add To Cart', 'Proceed To CheckOut'])
  await expect(buttons.first()).toBeInViewport()
})

test('forced colors: days and legend have colors of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, item)
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
  const month = await calendarColors(page)
  await chooseDay(page, dayAhead(100))
  const { chosen, legend } = await calendarColors(page)
  expect(month.free).not.toContain('GrayText')
  expect({ faded: month.faded, chosen, legend }).toEqual({
    faded: ['GrayText'],
    chosen: ['Highlight', 'HighlightText'],
    legend: ['GrayText', 'Highlight'],
  })
})

/**
 * The system's names of the colors of free days, of days that can't be chosen, of the chosen one,
 * and of their marks in the legend.
 */
function calendarColors(page: Page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const names = new Map(
      ['GrayText', 'Highlight', 'HighlightText'].map((name) => {
        probe.style.color = name
        return [getComputedStyle(probe).color, name]
      }),
    )
    probe.remove()
    const named = (element: Element, property: string, part?: string) => {
      const color = getComputedStyle(element, part).getPropertyValue(property)
      return names.get(color) ?? color
    }
    const days = [...document.querySelectorAll('main button:has(> abbr)')]
    const colors = (some: Element[]) => [...new Set(some.map((day) => named(day, 'color')))]
    const isFaded = (day: Element) => day.matches(':disabled, [aria-disabled]')
    const [, , full, own] = document.querySelectorAll('ul[aria-label="Legend"] > li')
    return {
      free: colors(days.filter((day) => !isFaded(day))),
      faded: colors(days.filter(isFaded)),
      chosen: days
        .filter((day) => day.matches('[class*="chosen"]'))
        .flatMap((day) => [named(day, 'background-color'), named(day, 'color')]),
      legend: [
        full && named(full, 'border-top-color', '::before'),
        own && named(own, 'background-color', '::before'),
      ],
    }
  })
}
