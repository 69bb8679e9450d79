// The popup on an item's page: what can be chosen there, what it costs, and the booking that is
// paid in the office.
import '#test/stand-ins/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { backend, takenByAnother } from '#test/stand-ins/backend'
import { installItemScreens, openItem, pick, press, saturday } from '#test/stand-ins/item-screens'
import {
  acceptContract,
  bookNow,
  bookOffice,
  choose,
  confirmed,
  form,
  payDeposit,
  popup,
  written,
} from '#test/stand-ins/single-booking'
import { valueOf } from '#test/stand-ins/stored-booking'
import { rememberContact } from '#test/stand-ins/visitor'

installItemScreens()

const rowsOf = (view: Awaited<ReturnType<typeof popup>>) =>
  view.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

test('shows every amount, and no other; a click on the overlay closes it, and the focus goes back to Book Now', async () => {
  sessionStorage.setItem('eventPlace', '{"city":"Rockford","state":"IL","address":""}')
  await bookNow()
  const view = await popup()
  expect(rowsOf(view)).toEqual([
    ['Rockford CastleSat, Jun 12, 2027', '$185.00'],
    ['Delivery Fee12 Oak St · Rockford, Illinois · 61101', '$30.00'],
    ['TaxIllinois 8.75%', '$16.19'],
    ['With delivery & tax', '$231.19'],
    ['Damage WaiverOptional, 9% of the rent', '$16.65'],
    ['Delivery timeAny time', '$0.00'],
    ['Total', '$247.84'],
  ])
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/NaN|undefined|null/)
  expect(view.getByRole('region', { name: 'Good to know' })).toHaveTextContent(/in our office by/)

  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await form()).getByRole('button', { name: 'Book Now' })).toHaveFocus()
})

test('the address of its fee can be corrected from it', async () => {
  await bookNow()
  await userEvent.click((await popup()).getByRole('button', { name: 'Address not right?' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await form()).getByLabelText('Delivery Address')).toHaveFocus()
})

test('the popup begins with the amount of the page, and its options come after that', async () => {
  sessionStorage.setItem('eventPlace', '{"city":"Rockford","state":"IL","address":""}')
  await bookNow()
  const panel = screen.getByRole('region', { name: 'Booking', hidden: true })
  const isOne = async () => {
    expect(panel).toHaveTextContent('$231.19 with delivery & tax')
    expect(rowsOf(await popup())).toContainEqual(['With delivery & tax', '$231.19'])
  }
  await isOne()
  await choose('checkbox', 'Damage Waiver')
  await choose('radio', /1-hour window/)
  await isOne()
  expect(valueOf('Total')).toBe('$306.19')
})

test("an extra's popup is for the chosen quantity, and takes no deposit up to its amount", async () => {
  rememberContact()
  await openItem('/extra/chairs')
  await pick(saturday)
  await press('One more, Quantity')
  await press('Book Now')
  const view = await popup('Book Folding Chairs')
  const rows = rowsOf(view)
  expect(rows[0]).toEqual(['BalanceFolding Chairs × 2, Sat, Jun 12, 2027', '$5.00'])
  // 5 + 30 + 0.44, and the waiver of 0.45
  expect(rows.at(-1)).toEqual(['Total', '$35.89'])
  expect(view.getByRole('radio', { name: payDeposit })).toBeDisabled()
})

test('asks for the ground, says what is planned until one is chosen, and books the answer', async () => {
  await bookNow()
  const view = await popup()
  const summary = view.getByRole('region', { name: 'Summary' })
  for (const ground of ['Grass', 'Concrete / Asphalt', 'Indoor'])
    expect(view.getByRole('radio', { name: ground })).not.toBeChecked()
  expect(summary).toHaveTextContent(
    "You haven't picked a surface, so we'll plan for concrete / asphalt. The price is the same.",
  )
  await choose('radio', 'Grass')
  expect(summary).not.toHaveTextContent('concrete')
  await acceptContract()
  await bookOffice()
  await confirmed('Your booking has been confirmed')
  expect(written().booking.floorType).toBe('grass')
  expect(written().booking.crew).toBeUndefined()
})

test('without an answer concrete is booked, and the crew reads that nobody said so', async () => {
  await bookNow()
  await popup()
  await acceptContract()
  await bookOffice()
  await confirmed('Your booking has been confirmed')
  expect(written().booking).toMatchObject({
    floorType: 'concrete',
    crew: 'plannedGround: concrete',
  })
})

test('the deposit turns the waiver off and disables its checkbox; the amounts due first and later stand apart', async () => {
  await bookNow()
  const waiver = (await popup()).getByRole('checkbox', { name: 'Damage Waiver' })
  expect(waiver).toBeChecked()
  expect(screen.getByRole('radio', { name: payDeposit })).toHaveAccessibleDescription(
    "The balance is due before delivery, by invoice. The damage waiver isn't available with a deposit here. Want both? Order from the cart. Deposits are non-refundable.",
  )
  await choose('radio', payDeposit)
  expect(waiver).not.toBeChecked()
  expect(waiver).toBeDisabled()
  expect(rowsOf(await popup()).slice(-5)).toEqual([
    ['Damage WaiverNot available with the deposit', '$0.00'],
    ['Delivery timeAny time', '$0.00'],
    ['Total', '$231.19'],
    ['Pay first, in our office', '$100.00'],
    ['Pay laterBefore delivery on Sat, Jun 12', '$131.19'],
  ])
  const foot = screen.getByText('Total · pay $100 first, in our office')
  expect(foot.closest('p')).toHaveTextContent(/^\$231\.19/)
  await acceptContract()
  expect(
    screen.getByText(
      "Nothing is charged online. We'll email you an invoice for the full $231.19; pay the deposit in our office.",
    ),
  ).toBeVisible()

  await choose('radio', 'Pay Full Amount')
  expect(waiver).toBeEnabled()
  expect(waiver).toBeChecked()
  await userEvent.click(waiver)
  expect(valueOf('Total')).toBe('$231.19')
})

test('a time window asks for the time, from 7 AM on', async () => {
  await bookNow()
  const view = await popup()
  expect(view.queryByLabelText('Deliver at')).not.toBeInTheDocument()
  await choose('radio', /1-hour window/)
  expect(valueOf('Total')).toBe('$322.84')
  const time = view.getByLabelText('Deliver at')
  expect(time).toHaveValue('')
  await acceptContract()
  await bookOffice()
  const choose7 = 'Choose a time from 7am to 11:59pm.'
  expect(await view.findByRole('alert')).toHaveTextContent(choose7)
  await waitFor(() => expect(time).toHaveFocus())
  expect(time).toHaveAccessibleDescription(expect.stringContaining(choose7))
  await userEvent.type(time, '06:30')
  expect(time).not.toHaveAccessibleDescription(expect.stringContaining(choose7))
  await bookOffice()
  expect(await view.findByRole('alert')).toHaveTextContent(choose7)
  expect(backend.commits).toEqual([])
})

test('request mode: only Request Book Now, no card and no deposit', async () => {
  backend.requestMode = true
  await bookNow()
  const view = await popup()
  for (const name of ['Credit Card', 'Pay in Office', payDeposit])
    expect(view.queryByRole('radio', { name })).not.toBeInTheDocument()
  expect(view.queryByRole('button', { name: /Book Now/ })).not.toBeInTheDocument()
  await acceptContract()
  await userEvent.click(view.getByRole('button', { name: 'Request Book Now' }))
  const sent = await confirmed('Your request has been sent', 'Request ID')
  const link = sent.getByRole('link', { name: 'See your request' })
  expect(link).toHaveAttribute('href', `/booking/${written().key}`)
})

test('the contract comes first; then one commit however often it is pressed, the mail, and the ID', async () => {
  await bookNow()
  const view = await popup()
  expect(view.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  await acceptContract()
  const button = view.getByRole('button', { name: 'Book Now' })
  button.click()
  await userEvent.dblClick(button)
  await confirmed('Your booking has been confirmed')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Total $247.84 · nothing is paid yet.Please pay by',
  )
  const { booking, key } = written()
  expect(booking).toMatchObject({ paid: false, balances: { insurance: 0, damageWaiver: 16.65 } })
  expect(backend.mails).toMatchObject([{ kind: 'confirmation', id: key, booking }])
})

test('a deposit to be paid there is not credited, and its invoice is mailed', async () => {
  await bookNow()
  await choose('radio', payDeposit)
  await acceptContract()
  await bookOffice()
  await confirmed('Your booking has been confirmed')
  const { booking, invoiceId } = written()
  expect(booking).toMatchObject({ paid: false, balances: { deposit: 0, damageWaiver: 0 } })
  expect(backend.mails).toContainEqual({ kind: 'invoice', id: invoiceId, booking })
  // 185 + 16.19 + 30, without the waiver
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Total $231.19 · pay $100 first, in our office · $131.19 later. We emailed you an invoice with a link to pay it.',
  )
})

test('a day taken meanwhile closes the popup and is named', async () => {
  await bookNow()
  await acceptContract()
  takenByAnother('castle', '2027-06-12')
  await bookOffice()
  expect(await (await form()).findByRole('alert')).toHaveTextContent(
    'Rockford Castle is no longer available on Saturday, June 12, 2027.',
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('*Select an available date')).toBeVisible()
  expect(backend.commits).toEqual([])
})
