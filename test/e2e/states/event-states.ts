// The start from the day of an event.
import { expect } from '@playwright/test'
import { openEventCalendar } from '../steps/event-steps'
import { visit, type State } from './state'

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
    name: "the catalog's filters",
    width: 390,
    async open(page) {
      await visit(page, '/inflatables/games-and-obstacles?water=dry&yard=20x40')
      await page.getByRole('button', { name: 'Filters 3 active' }).click()
      await expect(page.getByRole('button', { name: /^Show \d+ rentals$/ })).toBeVisible()
    },
  },
]
