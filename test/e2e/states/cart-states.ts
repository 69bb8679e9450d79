// The cart.
import { expect } from '@playwright/test'
import { toStoredDay } from '~/lib/time/stored-day'
import { takenSaturday } from '../steps/event-steps'
import { dayAhead } from '../steps/steps'
import { fillCart, keepCart, visit, state, type State } from './state'

export const cartStates: State[] = [
  state('/cart, filled', async (page) => {
    await fillCart(page)
    await visit(page, '/cart')
  }),
  state('a removed line of the cart', async (page) => {
    await fillCart(page)
    await visit(page, '/cart')
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  }),
  {
    ...state('the cart with a day that went', async (page) => {
      await keepCart(page, [
        { inflatableID: 'rockford-castle', dates: [toStoredDay(takenSaturday())] },
        { inflatableID: 'folding-chairs', dates: [toStoredDay(dayAhead(100))], quantity: 40 },
      ])
      await visit(page, '/cart')
      await expect(page.getByRole('button', { name: /^Switch to / }).first()).toBeVisible()
    }),
    // The day is really taken, so the rules refuse to free it.
    errors: [/403 .*documents:batchGet/],
  },
  state('the cart with everything in a package', async (page) => {
    const dates = [toStoredDay(dayAhead(160))]
    await keepCart(page, [
      { inflatableID: 'rockford-castle', dates },
      { inflatableID: 'folding-table-8-ft', dates },
      { inflatableID: 'folding-chairs', dates, quantity: 10 },
      { inflatableID: 'popcorn-machine', dates },
    ])
    await visit(page, '/cart')
    await expect(page.getByRole('button', { name: 'Switch and save $23' })).toBeVisible()
  }),
  state('the cart with a town', async (page) => {
    await fillCart(page)
    await visit(page, '/cart')
    await page.getByLabel('Where is your event?').selectOption('Rockford')
    await expect(page.getByText('With delivery & tax')).toBeVisible()
  }),
  state('a quote with a rental that is gone', async (page) => {
    const days = dayAhead(100)
    await visit(
      page,
      `/quote?item=forty-foot-obstacle-run&days=${days}&units=1&item=unicorn&days=${days}&units=1&town=Rockford`,
    )
    await expect(page.getByText('No longer offered (not in the total)')).toBeVisible()
  }),
  state('the dialog to change a day', async (page) => {
    await fillCart(page)
    await visit(page, '/cart')
    await page
      .getByRole('button', { name: /^Change day/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeVisible()
  }),
]
