// The cart.
import { expect } from '@playwright/test'
import { toStoredDay } from '~/lib/dates'
import { dayAhead } from '../steps/steps'
import { fillCart, keepCart, keepConfirmation, visit, type State } from './state'

export const cartStates: State[] = [
  {
    name: '/cart, filled',
    async open(page) {
      await fillCart(page)
      await visit(page, '/cart')
    },
  },
  {
    name: 'a removed line of the cart',
    async open(page) {
      await fillCart(page)
      await visit(page, '/cart')
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  {
    name: 'the cart with a day that is over',
    async open(page) {
      await keepCart(page, [
        { inflatableID: 'rockford-castle', dates: [dayAhead(-1), dayAhead(56)].map(toStoredDay) },
      ])
      await visit(page, '/cart')
      await expect(page.getByText('Some Dates Are Not Available')).toBeVisible()
    },
  },
  {
    name: 'an order told in the cart',
    async open(page) {
      await keepConfirmation(page)
      await visit(page, '/cart')
      await expect(page.getByText('Your booking has been confirmed')).toBeVisible()
    },
  },
]
