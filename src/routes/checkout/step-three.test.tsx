// Payment stands below the summary, and step 3 below payment: for a card as for the office.
import '#test/stand-ins/order-mocks'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import { checkOut, field } from '#test/stand-ins/visitor'

openBackend()

const press = (name: 'Credit Card' | 'Pay in Office') => screen.getByRole('radio', { name })
const terms = () => screen.getByRole('checkbox', { name: 'I accept the rules and restrictions' })
const nextButton = () => screen.getByRole('button', { name: 'Continue' })
const payButton = () => screen.findByRole('button', { name: 'Pay 29284 cents' })
const lastStep = () => screen.getByRole('heading', { name: /^Step 3/ })

const follows = (first: HTMLElement, then: HTMLElement) =>
  first.compareDocumentPosition(then) === Node.DOCUMENT_POSITION_FOLLOWING

test('the summary is read before payment, and the signature before step 3', async () => {
  const { user } = await checkOut()
  const summary = screen.getByRole('complementary', { name: 'Your booking' })
  expect(follows(field('Delivery Address'), summary)).toBe(true)
  expect(follows(summary, press('Credit Card'))).toBe(true)
  await user.click(nextButton())
  await screen.findByText('All set. Check the total, then book.')
  expect(follows(terms(), lastStep())).toBe(true)
})

test('choosing a card and accepting the contract open nothing; Continue opens the card form, and only its button charges', async () => {
  const { user } = await checkOut({ terms: false })
  await user.click(press('Credit Card'))
  await user.click(terms())
  expect(terms()).toHaveFocus()
  expect(screen.getByText(/Then you enter your card here\.$/)).toBeVisible()
  await user.click(nextButton())
  await payButton()
  expect(lastStep()).toHaveTextContent('Step 3: Pay and book')
  expect(screen.queryByRole('button', { name: /^(Continue|Book Now|\$)/ })).not.toBeInTheDocument()
  expect(backend.charges).toEqual([])
  await user.click(await payButton())
  await screen.findByRole('dialog', { name: 'Your Booking is Completed !' })
  expect(backend.charges).toHaveLength(1)
})

test('in step 3 the other way to pay takes the place of the first, and the focus stays', async () => {
  const { user } = await checkOut()
  await user.click(nextButton())
  await screen.findByRole('button', { name: 'Book Now' })
  await user.click(press('Credit Card'))
  await payButton()
  expect(press('Credit Card')).toHaveFocus()
  await user.click(press('Pay in Office'))
  expect(await screen.findByRole('button', { name: 'Book Now' })).toBeVisible()
  expect(lastStep()).toHaveTextContent('Step 3: Book')
  await user.type(field('Phone Number'), '1')
  expect(nextButton()).toBeVisible()
})

test('the last step is named before Continue, which says what it does', async () => {
  backend.requestMode = true
  await checkOut()
  expect(lastStep()).toHaveTextContent('Step 3: Send your request')
  expect(
    screen.getByText('Press Continue and we check your details. Then you send your request here.'),
  ).toBeVisible()
})

test('a status that is there from the start says each new total', async () => {
  const { user } = await checkOut()
  const total = screen.getByText('Total: $292.84')
  expect(total).toHaveRole('status')
  await user.click(screen.getByRole('radio', { name: /exact time/ }))
  expect(total).toHaveTextContent('Total: $417.84')
})
