// The start from the day of an event.
import { expect } from '@playwright/test'
import { toStoredDay } from '~/lib/time/stored-day'
import { openEventCalendar } from '../steps/event-steps'
import { dayAhead } from '../steps/steps'
import { keepCart, visit, type State } from './state'

export const eventStates: State[] = [
  {
    name: "the calendar of the event's day",
    async open(page) {
      await visit(page, '/')
      await openEventCalendar(page)
      await page.getByRole('checkbox', { name: 'Multi-day event' }).check()
      await expect(page.getByText('Choose the first day.')).toBeVisible()
    },
  },
  {
    name: "home, with the cart's day offered",
    async open(page) {
      await keepCart(page, [
        { inflatableID: 'folding-chairs', dates: [toStoredDay(dayAhead(100))] },
      ])
      await visit(page, '/')
      await expect(page.getByText(/^Your cart is for /)).toBeVisible()
    },
  },
  {
    name: "the catalog's filters",
    width: 390,
    async open(page) {
      await visit(page, '/inflatables/games-and-obstacles?water=dry&yard=20x40')
      await page.getByRole('button', { name: 'Filters 3 active' }).click()
      await expect(page.getByRole('button', { name: /^Show \d+ rentals$/ })).toBeVisible()
    },
  },
]
