// A customer who changes plans after booking.
import ical from 'node-ical'
import { formatDay } from '~/lib/time/day-text'
import { addDays } from '~/lib/time/dates'
import { dayAhead } from '../../e2e/steps/steps'
import { button, heading, link, text } from '../page'
import { checkOut, confirmedId, inCart, putInCart, type Journey } from './steps'

/**
 * Books a day, moves the booking to the next one, takes that back, and cancels. The calendar's file
 * follows.
 */
export const changesOfMind: Journey = async ({ page, saveFile }) => {
  const day = dayAhead(43)
  const next = addDays(day, 1)
  await putInCart(page, day)
  await page.press(link('Proceed To CheckOut', inCart))
  await checkOut(page, 'Rain')
  await page.press(button('Book Now'))
  await page.open(`/booking/${await confirmedId(page)}`)

  /** What the file of the booking's page says of the rental. */
  async function event() {
    await page.press(button('Add to calendar'))
    const file = await saveFile(() => page.press(button('Save calendar file')))
    const found = Object.values(ical.sync.parseICS(file)).find((each) => each?.type === 'VEVENT')
    if (found?.type !== 'VEVENT') throw new Error(`No event in ${file}`)
    return { uid: found.uid, start: found.start.toDateString() }
  }

  const before = await event()
  await page.press(button('Move my booking'))
  const booked = button(new RegExp(`^${formatDay(day)}`))
  await page.see(booked)
  await page.tabTo(booked)
  await page.key('ArrowRight')
  await page.see(button(new RegExp(`^${formatDay(next)}`)), ({ focused }) => focused)
  await page.key('Space')
  await page.press(button(/^Move to \w+, /))
  await page.see(text(/^Your booking is moved to /))
  const moved = await event()
  if (moved.uid !== before.uid || moved.start === before.start)
    throw new Error(`The event didn't move: ${JSON.stringify([before, moved])}`)

  await page.press(button(/^Undo: back to /))
  await page.gone(button(/^Undo/))
  await page.press(button('Cancel my booking'))
  await page.press(button('Yes, cancel it'))
  await page.see(heading('This booking was canceled.'))
}
