// Booking one item from its own page, to be paid in the office.
import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office, write } from '~/../test/visit/office'
import { booked, installItemScreens, restock, take } from '~/../test/visit/item-screens'
import { inflatable } from '~/../test/items'
import {
  acceptRules,
  amountOf,
  bookNow,
  bookOffice,
  choose,
  confirmed,
  form,
  payDeposit,
  popup,
  written,
} from '~/../test/visit/single-booking'
import { loadCart, saveCart } from '~/lib/cart/store'

installModalDialogs()
installItemScreens()

test('the rules come first; then one commit, the mail, and the ID', async () => {
  saveCart([{ itemId: 'slide', days: [day('2027-06-12')], quantity: 1 }])
  await bookNow()
  const view = await popup()
  expect(view.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  expect(view.getByRole('link', { name: /^Read the rules and restrictions/ })).toHaveAttribute(
    'href',
    '/contract',
  )
  await acceptRules()
  await bookOffice()
  const done = await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(done).toHaveTextContent('Nothing is paid yet. Balance due: $247.84.')
  await confirmed('Your booking has been confirmed')
  const { booking, key, invoiceId } = written()
  expect(booking).toMatchObject({
    method: 'Cash In Office',
    paid: false,
    approved: 'True',
    floorType: 'concrete',
    inflatables: [{ inflatableID: 'castle', bookingDates: ['06/12/2027'] }],
    extras: [],
    balances: { rent: 185, tax: 16.19, deposit: 0, insurance: 0, damageWaiver: 16.65 },
  })
  expect(invoiceId).toBeUndefined()
  expect(office.mails).toEqual([{ kind: 'confirmation', id: key, booking }])
  expect(sessionStorage.getItem('bookingDates')).toBeNull()
  expect(loadCart()).toHaveLength(1)
})

test('M7b: a deposit to be paid there is not credited, and its invoice is mailed', async () => {
  await bookNow()
  await choose('radio', payDeposit)
  await acceptRules()
  await bookOffice()
  await confirmed('Your booking has been confirmed')
  const { booking, invoiceId } = written()
  expect(booking).toMatchObject({ paid: false, balances: { deposit: 0, damageWaiver: 0 } })
  expect(invoiceId).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(office.mails).toContainEqual({ kind: 'invoice', id: invoiceId, booking })
  // 185 + 16.19 + 30, without the waiver
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Nothing is paid yet. Balance due: $231.19. We mailed you an invoice with a link to pay it. The deposit of $100.00 is due first.',
  )
})

test('what is due first in the office is told apart from what is paid now', async () => {
  await bookNow()
  await choose('radio', payDeposit)
  expect(amountOf('Balance due later')).toBe('-$131.19')
  expect(screen.getByText('Only the deposit is due first, in the office')).toBeVisible()
  expect(amountOf('Total')).toBe('$100.00')
  await acceptRules()
  expect(
    screen.getByText(
      'Nothing is charged online. We mail you an invoice for the whole $231.19; pay the deposit in the office.',
    ),
  ).toBeVisible()
})

test('M24a: pressed twice, it books once', async () => {
  await bookNow()
  await acceptRules()
  const button = (await popup()).getByRole('button', { name: 'Book Now' })
  button.click()
  await userEvent.dblClick(button)
  await confirmed('Your booking has been confirmed')
  expect(office.mails).toHaveLength(1)
})

test('M24a: after an answer that was lost, the same key finds the booking', async () => {
  let sent = false
  office.beforeCommit = (commit) => {
    if (!sent) write(commit)
    sent = true
    return 'unanswered'
  }
  office.beforeRead = (path) => {
    if (path.startsWith('bookings-test/')) throw new Error('no network')
  }
  await bookNow()
  await acceptRules()
  await bookOffice()
  const notice = within(await (await popup()).findByRole('alert'))
  office.beforeRead = () => {}
  await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
  await confirmed('Your booking has been confirmed')
})

test('a day that went meanwhile closes the popup and is named', async () => {
  await bookNow()
  await acceptRules()
  take('castle', booked('castle', '2027-06-12'))
  await bookOffice()
  expect(await (await form()).findByRole('alert')).toHaveTextContent(
    'Rockford Castle is no longer free on Saturday, June 12, 2027.',
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('*Select an available date')).toBeVisible()
  expect(office.commits).toEqual([])
})

test('a price that changed meanwhile is shown before anything is booked', async () => {
  await bookNow()
  await acceptRules()
  restock(inflatable({ priceCents: 200_00 }))
  await bookOffice()
  expect(await (await popup()).findByRole('alert')).toHaveTextContent('Something changed')
  // 200 + 17.50 + 30 + 18
  expect(amountOf('Total')).toBe('$265.50')
  await bookOffice()
  await confirmed('Your booking has been confirmed')
  expect(written().booking.balances.rent).toBe(200)
})
