// The whole of a card payment at the checkout: the charge, the booking, its units, its mail.
import { toStoredDay } from '~/lib/time/dates'
import {
  cards,
  chargesOf,
  checkOutByCard,
  expectPaidOnce,
  fillCard,
  paidConfirmation,
  payButton,
} from '../steps/card-steps'
import { allocationsOn, readDocument } from '../steps/database'
import { customer, dayAhead, expectMails, putInCart, summaryRows } from '../steps/steps'
import { expect, test } from '../test'

test('a card pays for everything: one charge, one booking, one mail, an empty cart', async ({
  page,
}, { project }) => {
  const day = dayAhead(project.name === 'phone' ? 71 : 70)
  const lastName = project.name === 'phone' ? 'Fullphone' : 'Fulldesktop'
  const email = `card.full.${project.name}@example.com`
  await putInCart(page, '/inflatable/clover-castle', [day])
  await checkOutByCard(page, { lastName, email })
  // 199; 8.75% = 17.4125; 9% = 17.91; 45; 30.
  expect((await summaryRows(page)).at(-1)).toEqual(['Total', '$309.32'])
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeHidden()
  await fillCard(page, cards.good)
  expect(await allocationsOn('clover-castle', day)).toEqual([])
  await payButton(page).click()

  await expect(paidConfirmation(page)).toContainText(email)
  const order = { lastName, email, amount: 309_32, itemId: 'clover-castle', day }
  const id = await expectPaidOnce(page, order)
  expect(await chargesOf(page, lastName)).toMatchObject([
    { description: `INFLATABLE BOOKING | Name: ${customer.name} ${lastName} | ${id}` },
  ])
  const booking = await readDocument(`bookings-test/${id}`)
  expect(booking).toMatchObject({
    method: 'Credit Card',
    paid: true,
    approved: 'True',
    balances: { rent: 199, tax: 17.41, damageWaiver: 17.91, deposit: 0 },
    inflatables: [{ inflatableID: 'clover-castle', bookingDates: [toStoredDay(day)] }],
  })
  expect(booking).not.toHaveProperty('invoiceID')
  const [mail] = await expectMails(page, email, ['confirmation'])
  expect(mail?.rows).toEqual(
    expect.arrayContaining([
      ['Confirmation ID', id],
      ['Total', '$309.32'],
      ['Balance due', '$0.00'],
    ]),
  )

  await paidConfirmation(page).getByRole('button', { name: 'Explore More' }).click()
  await expect(page).toHaveURL(/\/inflatables\/all-rentals$/)
  await page.goto('/cart')
  await expect(page.getByText(/Your shopping cart is empty at the moment/)).toBeVisible()
})
