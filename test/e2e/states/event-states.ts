// The start from the day of an event.
import { expect } from '@playwright/test'
import { openEventDatePicker } from '../steps/event-steps'
import { visit, state, type State } from './state'

export const eventStates: State[] = [
  state("the calendar of the event's day", async (page) => {
    await visit(page, '/')
    await openEventDatePicker(page)
    await page.getByRole('checkbox', { name: 'Multi-day event' }).check()
    await expect(page.getByText('Choose the first day.')).toBeVisible()
  }),
  {
    ...state("the catalog's filters", async (page) => {
      await visit(page, '/inflatables/games-and-obstacles?water=dry&yard=20x40')
      await page.getByRole('button', { name: 'Filters (3)' }).click()
      await expect(page.getByRole('button', { name: /^Show \d+ rentals$/ })).toBeVisible()
    }),
    width: 390,
  },
]
