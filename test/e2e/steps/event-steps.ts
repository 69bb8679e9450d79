// The day of an event, and days on which the demo office's rentals are taken.
import { expect, type Page } from '@playwright/test'
import type { Day } from '~/lib/domain/day'
import { addDays, dayToDate } from '~/lib/time/dates'
import { dayAhead, dayTile, showDay } from './steps'

/** Next Saturday (on a Saturday, a week later): somebody else has the Rockford Castle. */
export function takenSaturday(): Day {
  const today = dayAhead(0)
  return addDays(today, 6 - dayToDate(today).getDay() || 7)
}

export function eventField(page: Page) {
  return page.getByRole('button', { name: /^(Event date|When is your event\?) / })
}

/** Opens the calendar of the event's day. */
export async function openEventDatePicker(page: Page) {
  await eventField(page).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeVisible()
}

export async function chooseEventDay(page: Page, day: Day) {
  await openEventDatePicker(page)
  await showDay(page, day)
  await dayTile(page, day).click()
}
