// A booking that its customer moves or cancels.
import { expect, type Page } from '@playwright/test'
import { storeBookingOf } from '../steps/bookings'
import { writeDocument } from '../steps/database'
import { dayAhead, dayTile, showDay } from '../steps/steps'
import { keepInSession, visit, state, type State } from './state'

export const changeStates: State[] = [
  state("a booking's move, the day chosen", async (page) => {
    await openBooking(page)
    await page.getByRole('button', { name: 'Move my booking' }).click()
    await showDay(page, dayAhead(107))
    await dayTile(page, dayAhead(107)).click()
    await expect(page.getByRole('list', { name: 'What changes' })).toBeVisible()
  }),
  state('a booking that was just moved', async (page) => {
    const id = await storeBookingOf('moved')
    const [from, to] = [dayAhead(98), dayAhead(105)]
    await keepInSession(page, 'movedBooking', { id, from, to, moves: 1, at: Date.now() })
    await visit(page, `/booking/${id}`)
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  }),
  state('the question before a booking is canceled', async (page) => {
    await openBooking(page)
    await page.getByRole('button', { name: 'Cancel my booking' }).click()
    await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible()
  }),
  state('the link of a canceled booking', async (page) => {
    const id = 'screensCanceled00000'
    await writeDocument(`canceled-bookings/${id}`, { canceled: true })
    await visit(page, `/booking/${id}`)
  }),
]

const openBooking = async (page: Page) => visit(page, `/booking/${await storeBookingOf('unpaid')}`)
