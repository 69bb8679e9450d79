// Visits to the checkout, and to the invoice that follows a deposit.
import {
  cards,
  checkOutByCard,
  fillCard,
  holdCharges,
  paidConfirmation,
  payButton,
} from '../steps/card-steps'
import { findDocuments } from '../steps/database'
import {
  confirmation,
  confirmedId,
  dayAhead,
  fillDetails,
  pressBookNow,
  pressContinue,
  putInCart,
} from '../steps/steps'
import { expect } from '../test'
import type { Visit } from './visit'

// All-Star Sports Bouncer; no other test books it.
const bouncer = '/inflatable/pX4nT8eYw1HqJ6uRbD0s'

export const payingInOffice: Visit = {
  name: 'forgets every field of the checkout, asks for Iowa, then books while the mail is down',
  errors: [/500 .*bebookingConfirmation/],
  walk: async ({ page, see }) => {
    await putInCart(page, bouncer, [dayAhead(58)])
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Continue' }).click()
    const notice = page.getByRole('alert')
    await see('Address is required.', notice)
    await see('Name is required.', notice)
    await see('Last Name is required.', notice)
    await see('Email is required.', notice)
    await see('Phone number is required.', notice)
    await see('Agreed Terms & Conditions is required.', notice)

    await fillDetails(page, {
      address: '500 Locust St, Des Moines, IA 50309',
      email: 'mail-down@example.com',
    })
    await page.getByRole('button', { name: 'Continue' }).click()
    await see('Unfornately, delivery to that area is not currently available :(', notice)

    await fillDetails(page, { email: 'mail-down@example.com' })
    await pressContinue(page)
    await pressBookNow(page)
    const dialog = confirmation(page)
    await see('Your booking has been confirmed', dialog)
    await see('Confirmation ID', dialog)
    await see('Error sending email confirmation:', dialog)
  },
}

export const payingByCard: Visit = {
  name: 'pays a deposit with a second card, and later the rest by the invoice',
  errors: [/500 .*beinvoice/],
  walk: async ({ page, see }) => {
    const email = 'invoice-mail-down@example.com'
    const lastName = 'Twocards'
    await putInCart(page, bouncer, [dayAhead(59)])
    await checkOutByCard(page, { deposit: true, email, lastName })
    await fillCard(page, cards.declined)
    const payment = await holdCharges(page)
    await payButton(page).click()
    await payment.charged
    await see('Processing Payment ...')
    payment.answer()
    await see('*Payment Failed, try again.', page.getByRole('alert'))

    await fillCard(page)
    await payButton(page).click()
    const dialog = paidConfirmation(page)
    await see('Your Booking is Completed !', dialog)
    await expect(dialog).toContainText(`We sent an e-mail to ${email}`)
    await see('Confirmation ID', dialog)
    await see('Error sending invoice:', dialog)

    // The office sends the link by hand.
    const id = await confirmedId(page, dialog)
    const [invoice = ''] = Object.keys(await findDocuments('invoices-test', 'bookingId', id))
    await page.goto(`/invoice/${invoice}`)
    await see('Balance due')
    await fillCard(page)
    await payButton(page).click()
    await see('Payment Completed !')
  },
}
