// Finding and booking a rental.
import { addDays } from '~/lib/time/dates'
import { takenSaturday } from '../../e2e/steps/event-steps'
import { dayAhead } from '../../e2e/steps/steps'
import { button, checkbox, dialog, field, heading, link, text } from '../page'
import {
  cartOf,
  checkOut,
  confirmedId,
  expectMails,
  inCart,
  fillDetails,
  freeDay,
  pressDay,
  rental,
  type Journey,
} from './steps'

/** From the day of the event to a booking that is paid in the office. */
export const dayToOffice: Journey = async (visit) => {
  const { page } = visit
  const saturday = takenSaturday()
  const sunday = addDays(saturday, 1)
  await page.open('/')
  await page.press(button(/^Event date/))
  await pressDay(page, saturday)
  await page.see(text(/^\d+ of \d+ available/))
  // The list is in its order once the cards say which rentals are free.
  await page.see(text('Not available'))
  await page.press(link(new RegExp(`^${rental}`)))

  await page.press(button('Change day'))
  const chosen = freeDay(saturday, true)
  await page.see(chosen, ({ focused }) => focused)
  await page.key('ArrowRight')
  await page.see(freeDay(sunday, false), ({ focused }) => focused)
  await page.key('Space')
  await page.see(freeDay(sunday, true))
  await pressDay(page, saturday)
  await page.see(chosen)

  await page.press(button('Add To Cart'))
  await page.see(inCart)
  await page.key('Escape')
  // The pressed button has the focus again. If it is the bar's, it leads to the cart meanwhile.
  await page.see(button(/^(Go to cart|Add To Cart)$/), ({ focused }) => focused)
  await page.press(cartOf(1))
  await page.see(heading('Your cart'))
  await page.choose(field('Where is your event?'), 'Rockford')
  await page.see(text('$440.03'))
  await page.press(link('Check Out'))
  await checkOut(page, 'Office')
  await page.press(button('Book Now'))
  await confirmedId(page)
  await expectMails(visit, 'Office', ['confirmation'])
}

/** One item, booked from its own page. */
export const popup: Journey = async (visit) => {
  const { page } = visit
  await page.open('/inflatable/harbor-combo')
  await page.see(text('*Select an available date'))
  await fillDetails(page, 'Popup')
  await pressDay(page, dayAhead(41))
  await page.press(button('Book Now'))
  const open = dialog(/^Book /)
  await page.press(checkbox(/^I accept/, open))
  await page.press(button('Book Now', open))
  await confirmedId(page)
  await expectMails(visit, 'Popup', ['confirmation'])
}
