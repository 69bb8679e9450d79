import '#test/stand-ins/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { gate, backend } from '#test/stand-ins/backend'
import { installItemScreens, press } from '#test/stand-ins/item-screens'
import {
  acceptContract,
  bookNow,
  choose,
  confirmed,
  payDeposit,
  popup,
} from '#test/stand-ins/single-booking'

installItemScreens()

const completed = () => confirmed('Your Booking is Completed !')

/** The popup with the contract accepted, and with the card form. */
async function chooseCard({ deposit = false } = {}) {
  await bookNow()
  await choose('radio', 'Credit Card')
  if (deposit) await choose('radio', payDeposit)
  await acceptContract()
}

test('blocked until the contract is accepted; then charged, booked and confirmed', async () => {
  await bookNow()
  await choose('radio', 'Credit Card')
  const view = await popup()
  expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  const pay = view.getByRole('button', { name: 'Pay 24784 cents' })
  expect(pay).toBeDisabled()
  await acceptContract()
  pay.click()
  await userEvent.click(pay)
  const done = await completed()
  expect(done.getByText('maria@example.com')).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Total $247.84 · paid today. Nothing more is due.',
  )
  expect(backend.charges).toHaveLength(1)
  expect(backend.mails).toHaveLength(1)
})

test('a deposit is charged alone, and the invoice for the rest is mailed once', async () => {
  await chooseCard({ deposit: true })
  const foot = screen.getByText('Total · pay $100 today')
  expect(foot.closest('p')).toHaveTextContent(/^\$231\.19/)
  await press('Pay 10000 cents')
  await completed()
  expect(backend.charges).toMatchObject([{ amount: 100_00 }])
  expect(backend.mails.map(({ kind }) => kind)).toEqual(['confirmation', 'invoice'])
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Total $231.19 · $100.00 paid today · $131.19 due before delivery on Sat, Jun 12. We emailed you an invoice with a link to pay it.',
  )
})

test("an invoice that was not mailed isn't called mailed", async () => {
  backend.beforeMail = (kind) => {
    backend.mailStatus = kind === 'invoice' ? 500 : 200
  }
  await chooseCard({ deposit: true })
  await press('Pay 10000 cents')
  const done = await completed()
  expect(done.getByText('Error sending invoice:')).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent('$131.19 due before delivery')
  expect(screen.getByRole('dialog')).not.toHaveTextContent('emailed you')
})

test('after a decline the button returns, and a good card books', async () => {
  const { opened, open } = gate()
  backend.charge = async () => {
    await opened
    backend.charge = () => 'paid'
    return 'declined' as const
  }
  await chooseCard()
  await press('Pay 24784 cents')
  expect(await screen.findByText('Procesing Payment')).toBeVisible()
  await waitFor(() => expect(backend.charges).toHaveLength(1))
  open()
  const view = await popup()
  expect(await view.findByText('*Payment Failed, try again.')).toBeVisible()
  expect(screen.queryByText('Procesing Payment')).not.toBeInTheDocument()
  expect(backend.commits).toEqual([])

  await userEvent.click(view.getByRole('button', { name: 'Pay 24784 cents' }))
  await completed()
  expect(backend.charges).toHaveLength(2)
})

test('charged, but not booked: the next press finishes the booking and charges nothing', async () => {
  backend.beforeCommit = () => 'unanswered'
  await chooseCard()
  await press('Pay 24784 cents')
  expect(await screen.findByText(/Your payment went through, but/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  backend.beforeCommit = () => {}
  await press('Finish my booking')
  await completed()
  expect(backend.charges).toHaveLength(1)
})
