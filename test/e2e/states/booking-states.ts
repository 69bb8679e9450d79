// A booking's own page, and the bookings of a device.
import { expect, type Page } from '@playwright/test'
import { storeBookingOf } from '../steps/bookings'
import { dayAhead } from '../steps/steps'
import { visit, state, type State } from './state'

/** There is nothing to do in them but to look. */
export const bookingPageStates: State[] = (['unpaid', 'paid'] as const).map((kind) => ({
  name: `a booking's page, ${kind}`,
  open: async (page) => visit(page, `/booking/${await storeBookingOf(kind)}`),
}))

export const bookingStates: State[] = [
  state("a booking's page, the ways into a calendar", async (page) => {
    await visit(page, `/booking/${await storeBookingOf('unpaid')}`)
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page.getByRole('button', { name: 'Save calendar file' }).click()
    await expect(page.getByText('Check your downloads')).toBeVisible()
  }),
  state("a booking's page, its link to be copied by hand", async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    })
    await visit(page, `/booking/${await storeBookingOf('unpaid')}`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByLabel('The link')).toBeVisible()
  }),
  state('my bookings, with some', async (page) => {
    await keepMyBookings(page)
    await visit(page, '/booking')
  }),
]

function keepMyBookings(page: Page) {
  return page.addInitScript(
    (text) => localStorage.setItem('myBookings', text),
    JSON.stringify([
      {
        id: 'screensMine000000000',
        lines: [{ itemId: 'castle', days: [dayAhead(105)] }],
        name: 'Harbor Combo and 2 more',
      },
      {
        id: 'screensMine000000001',
        lines: [{ itemId: 'castle', days: [dayAhead(119), dayAhead(120)] }],
        name: 'Forty-Foot Backyard Obstacle Run with Slide',
      },
    ]),
  )
}
