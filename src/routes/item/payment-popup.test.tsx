// The popup on an item's page: what can be chosen there, and what it costs.
import '~/../test/visit/order-mocks'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office } from '~/../test/visit/office'
import { installItemScreens, openItem, pick, press, saturday } from '~/../test/visit/item-screens'
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
  rememberContact,
  written,
} from '~/../test/visit/single-booking'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'

installModalDialogs()
installItemScreens()

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its button', () => press('Close')],
  ['a click on the overlay', async () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes it, and the focus goes back to Book Now', async (_, close) => {
  await bookNow()
  await popup()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await form()).getByRole('button', { name: 'Book Now' })).toHaveFocus()
  await press('Book Now')
  expect((await popup()).getByRole('radio', { name: 'Pay Full Amount' })).toBeChecked()
})

test('M22b: shows every amount, and no other', async () => {
  await bookNow()
  const view = await popup()
  expect(
    view
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ['Rockford CastleSat, Jun 12, 2027', '$185.00'],
    ['Damage Waiver9% of the rent', '$16.65'],
    ['Specific Time DeliveryNo Restriction', '$0.00'],
    ['Delivery FeeRockford', '$30.00'],
    ['TaxIllinois 8.75%', '$16.19'],
    ['Total', '$247.84'],
  ])
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/NaN|undefined|null/)
})

test('says why its total is not the estimate: the certificate is sold with a cart only', async () => {
  sessionStorage.setItem('eventPlace', '{"city":"Rockford","state":"IL","address":""}')
  await bookNow()
  const view = await popup()
  const why =
    'Booked by itself, it comes without the insurance certificate ($45.00), which the estimate on the page includes.'
  expect(view.getByText(new RegExp(`^${why.replaceAll(/[().$]/g, '\\$&')}`))).toHaveTextContent(
    `${why} Want one? Use Add To Cart instead.`,
  )
})

test('an estimate without the certificate is the same total, and nothing is said of it', async () => {
  sessionStorage.setItem('eventPlace', '{"city":"Rockford","state":"IL","address":""}')
  saveDraft({ ...loadDraft(), insurance: false })
  await bookNow()
  await popup()
  expect(screen.getByText(/Booked by itself/)).not.toHaveTextContent('estimate')
})

test("an extra's has the rows of its own, for the chosen quantity", async () => {
  rememberContact()
  await openItem('/extra/chairs')
  await pick(saturday)
  await press('One more, Quantity')
  await press('Book Now')
  const view = await popup('Book Folding Chairs')
  expect(
    view
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ['BalanceFolding Chairs x 2, Sat, Jun 12, 2027', '$5.00'],
    ['Damage Waiver9% of the rent', '$0.45'],
    ['Specific Time DeliveryNo Restriction', '$0.00'],
    ['Delivery AmountRockford', '$30.00'],
    ['TaxIllinois 8.75%', '$0.44'],
    ['State', 'Illinois'],
    ['Total', '$35.89'],
  ])
  // Not above the deposit.
  expect(view.getByRole('radio', { name: payDeposit })).toBeDisabled()
})

test('the deposit turns the waiver off and disables its checkbox', async () => {
  await bookNow()
  const waiver = (await popup()).getByRole('checkbox', { name: 'Damage Waiver' })
  expect(waiver).toBeChecked()
  expect(screen.getByRole('radio', { name: payDeposit })).toHaveAccessibleDescription(
    'The rest is due later, by invoice. A deposit leaves out the damage waiver; an order from the cart can have both. Deposits are non-refundable.',
  )
  await choose('radio', payDeposit)
  expect(screen.getByText(/^Pay \$100.00 of/)).toHaveTextContent(
    'Pay $100.00 of $231.19 in the office first, and $131.19 later. A deposit leaves out the damage waiver.',
  )
  expect(waiver).not.toBeChecked()
  expect(waiver).toBeDisabled()
  expect(amountOf('Total')).toBe('$100.00')
  expect(amountOf(/^Balance due later/)).toBe('-$131.19')
  await choose('radio', 'Pay Full Amount')
  expect(waiver).toBeEnabled()
  await userEvent.click(waiver)
  await userEvent.click(waiver)
  await userEvent.click(waiver)
  expect(amountOf('Total')).toBe('$231.19')
})

test('a time window asks for the time, from 7 AM on', async () => {
  await bookNow()
  const view = await popup()
  expect(view.queryByLabelText('Deliver at')).not.toBeInTheDocument()
  await choose('radio', /1 hour window/)
  expect(amountOf('Total')).toBe('$322.84')
  const time = view.getByLabelText('Deliver at')
  expect(time).toHaveValue('12:00')
  await userEvent.clear(time)
  await userEvent.type(time, '06:30')
  await acceptRules()
  await bookOffice()
  expect(await view.findByRole('alert')).toHaveTextContent('Please choose a time from 7:00 AM')
  expect(office.commits).toEqual([])
  // An empty time becomes noon.
  await userEvent.clear(time)
  await bookOffice()
  await confirmed('Your booking has been confirmed')
  expect(written().booking).toMatchObject({
    specificTime: '12:00',
    balances: { deliveryAmount: 75, deliveryFee: 30 },
  })
})

test('request mode: only Request Book Now, no card and no deposit', async () => {
  office.requestMode = true
  await bookNow()
  const view = await popup()
  for (const name of ['Credit Card', 'Pay in Office', payDeposit])
    expect(view.queryByRole('radio', { name })).not.toBeInTheDocument()
  expect(view.queryByRole('button', { name: /Book Now/ })).not.toBeInTheDocument()
  await acceptRules()
  await userEvent.click(view.getByRole('button', { name: 'Request Book Now' }))
  await confirmed('Your request has been sent', 'Request ID')
  const { booking, key } = written()
  expect(booking).toMatchObject({ approved: 'Waiting', paid: false, balances: { deposit: 0 } })
  expect(office.mails).toEqual([{ kind: 'request', id: key, booking }])
})
