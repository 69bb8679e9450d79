// A school's order at the checkout: its fields are folded away, checked, kept for the visit, and
// stored with the booking.
import '#test/stand-ins/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookings, backend, openBackend } from '#test/stand-ins/backend'
import { checkOut, continued, field, finalButton, visit } from '#test/stand-ins/visitor'

openBackend()

type Page = Awaited<ReturnType<typeof checkOut>>

const fold = () => screen.getByRole('button', { name: 'Ordering for a school, church or company?' })
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))
const exempt = () => screen.getByRole('checkbox', { name: "We're tax-exempt" })

const order = { organization: 'Lincoln School', purchaseOrder: '4711' }

test('the fields are folded away; what is typed is booked, mailed, and keeps the tax', async () => {
  const page = await checkOut()
  expect(screen.queryByLabelText('Organization')).not.toBeInTheDocument()
  expect(fold()).toHaveAttribute('aria-expanded', 'false')
  await page.user.click(fold())
  await page.user.type(field('Organization'), ' Lincoln School')
  await page.user.type(field('Purchase order number'), '4711')
  await page.user.type(field('Name for the insurance certificate'), 'District')
  await page.user.click(exempt())
  expect(exempt()).toHaveAccessibleDescription(
    "Tax stays in your total for now; once we approve your exemption, we'll take off the tax.",
  )
  // 292.84 with 16.19 of tax.
  expect(screen.getAllByText("If you're tax-exempt: $276.65 without tax.")[0]).toBeVisible()
  await press(page, 'Continue')
  await page.user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  const organization = [
    'name: Lincoln School',
    'purchaseOrder: 4711',
    'certificate: District',
    'taxExempt: office',
  ].join('\n')
  expect(bookings()).toMatchObject([{ organization, balances: { tax: 16.19 } }])
  expect(backend.mails).toMatchObject([{ kind: 'confirmation', booking: { organization } }])
})

test('a missing name opens the folded part and takes the focus; a later change is checked again', async () => {
  const page = await checkOut({ ...order, organization: '' })
  await page.user.click(fold())
  expect(screen.queryByLabelText('Organization')).not.toBeInTheDocument()
  await press(page, 'Continue')
  const name = await screen.findByLabelText('Organization')
  expect(name).toHaveAccessibleDescription("Please enter your organization's name.")
  await waitFor(() => expect(name).toHaveFocus())
  await page.user.type(name, 'St. Mary')
  await press(page, 'Continue')
  await finalButton()
  await page.user.clear(name)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('an organization is kept for the visit, shown unfolded, until Clear empties it', async () => {
  const page = await checkOut({ ...order, taxExempt: true, insurance: false })
  page.leave()
  const again = await visit('/checkout')
  expect(await screen.findByLabelText('Organization')).toHaveValue('Lincoln School')
  expect(field('Purchase order number')).toHaveValue('4711')
  expect(exempt()).toBeChecked()
  expect(screen.queryByLabelText('Name for the insurance certificate')).not.toBeInTheDocument()
  await press(again, 'Not you? Clear')
  expect(field('Organization')).toHaveValue('')
  expect(exempt()).not.toBeChecked()
  expect(Object.values(sessionStorage).join(' ')).not.toMatch(/Lincoln|4711/)
})

test('an accepted purchase order has no deadline, before the booking and after', async () => {
  vi.stubEnv('VITE_PURCHASE_ORDERS', 'yes')
  const [terms, deadline] = ["We'll confirm your payment terms by email.", /Unpaid reservations/]
  const page = await continued({ ...order, purchaseOrder: '' })
  expect(screen.getByText(deadline)).toBeVisible()
  await page.user.type(field('Purchase order number'), '4711')
  expect(screen.queryByText(deadline)).not.toBeInTheDocument()
  expect(screen.getByText(`Nothing is charged online. ${terms}`)).toBeVisible()
  await press(page, 'Continue')
  await page.user.click(await finalButton())
  const dialog = await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(dialog).toHaveTextContent(terms)
  expect(dialog).not.toHaveTextContent(deadline)
})

test.each([
  ['no', 'Cash In Office', "It doesn't change when payment is due.", true],
  ['yes', 'Cash In Office', "We'll confirm your payment terms by email.", false],
  ['no', 'Credit Card', "We'll put it on your booking and invoice.", false],
  ['yes', 'Credit Card', "We'll put it on your booking and invoice.", false],
] as const)(
  'where purchase orders are accepted: %s, the field for one says of %s when to pay',
  async (accepted, method, words, hasDeadline) => {
    vi.stubEnv('VITE_PURCHASE_ORDERS', accepted)
    await checkOut({ ...order, method })
    expect(field('Purchase order number')).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^If you have one\\. .*${words}$`)) as string,
    )
    expect(screen.queryByText(/Unpaid reservations/) !== null).toBe(hasDeadline)
  },
)
