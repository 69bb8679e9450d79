import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { continued, field, openPopup, rememberContact } from '#test/stand-ins/visitor'

openBackend()

const unknown = "We don't know yet whether your payment went through."
const completed = 'Your Booking is Completed !'
const again = 'Send the same payment again'
const settled = 'The office has settled this'

const shown = () => screen.findByText(unknown)
const gone = () => waitFor(() => expect(screen.queryByText(unknown)).not.toBeInTheDocument())
const button = (name: string) => screen.findByRole('button', { name })
const notice = () => screen.getByText(unknown).closest('[role="status"]') as HTMLElement
/** The next charge gets no answer. */
function loseNextAnswer() {
  backend.charge = () => {
    backend.charge = () => 'paid'
    return 'unknown'
  }
}

/** Expects no control that books or charges in another way. */
function nothingElse() {
  expect(
    screen.queryByRole('button', { name: /^(Continue|Book Now|Enter card|Pay \d+ cents)$/ }),
  ).not.toBeInTheDocument()
}

/** The checkout of the castle on June 12, with a charge whose result is unknown. */
async function unknownAtCheckout() {
  loseNextAnswer()
  const page = await continued({ method: 'Credit Card' }, 'Pay 29284 cents')
  await page.user.click(await button('Pay 29284 cents'))
  await shown()
  const [charge] = backend.charges
  return { ...page, reference: charge?.idempotencyKey ?? '' }
}

describe('while a charge is unknown', () => {
  test('no Book Now and no card form stand beside it, whatever is chosen or typed, and after a reload', async () => {
    const page = await unknownAtCheckout()
    nothingElse()
    await page.user.click(screen.getByRole('radio', { name: 'Pay in Office' }))
    nothingElse()
    await page.user.type(field('First Name'), 'xy')
    expect(field('First Name')).toHaveValue('Mariaxy')
    await waitFor(() => expect(field('First Name')).toHaveFocus())
    nothingElse()
    await page.reload()
    await shown()
    expect(within(notice()).getByText(page.reference)).toBeVisible()
    nothingElse()
    expect(backend.charges).toHaveLength(1)
    expect(backend.commits).toEqual([])
  })

  test("the item's page offers nothing else either, in the popup, beside it and after a reload", async () => {
    rememberContact()
    loseNextAnswer()
    const page = await loadPage('/inflatable/castle')
    await openPopup(page)
    await page.user.click(await screen.findByRole('radio', { name: 'Credit Card' }))
    await page.user.click(await button('Pay 24784 cents'))
    await shown()
    await page.user.click(screen.getByRole('radio', { name: 'Pay in Office' }))
    nothingElse()
    await page.user.click(await button('Close'))
    await shown()
    nothingElse()
    await page.reload()
    await shown()
    nothingElse()
    // Another day is another order.
    await page.user.click(await button('Change day'))
    await page.user.click(await screen.findByRole('button', { name: /^Sunday, June 20, 2027/ }))
    expect(await button('Book Now')).toBeVisible()
  })
})

test('"The office has settled this" asks first; then the days can be paid for again', async () => {
  const page = await unknownAtCheckout()
  await page.user.click(await button(settled))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(page.reference)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: 'Not yet' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText(unknown)).toBeVisible()
  nothingElse()

  await page.user.click(await button(settled))
  await page.user.click(await button("Yes, it's settled"))
  await gone()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await button('Pay 29284 cents')).toBeVisible()
})

describe('"Send the same payment again"', () => {
  test('takes the focus while it stays unknown, keeps the notice while it runs, and finishes the booking', async () => {
    const first = await unknownAtCheckout()
    first.leave()
    const { user } = await loadPage('/checkout', { framed: true })
    await shown()
    // The checkout shows it, so the notices of earlier visits don't.
    expect(screen.getAllByText(unknown)).toHaveLength(1)
    loseNextAnswer()
    await user.click(await button(again))
    await waitFor(() => expect(backend.charges).toHaveLength(2))
    await waitFor(() => expect(document.activeElement).toContainElement(notice()))
    expect(await button(again)).not.toHaveAttribute('aria-disabled')
    nothingElse()

    const { opened, open } = gate()
    backend.charge = async () => {
      await opened
      return 'paid' as const
    }
    await user.click(await button(again))
    await waitFor(() => expect(backend.charges).toHaveLength(3))
    expect(screen.getByText(unknown)).toBeVisible()
    expect(await button(again)).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('button', { name: settled })).not.toBeInTheDocument()
    nothingElse()
    open()
    const dialog = await screen.findByRole('dialog', { name: completed })
    expect(dialog).toHaveTextContent(`Confirmation ID ${backend.commits[0]?.key}`)
    await gone()
  })

  test('on any page of the next visit, the booking takes the place of the notice', async () => {
    const { leave } = await unknownAtCheckout()
    leave()
    const { user } = await loadPage('/', { framed: true })
    await shown()
    await user.click(await button(again))
    expect(await screen.findByText(completed)).toBeVisible()
    expect(screen.getByText(backend.commits[0]?.key ?? '-')).toBeVisible()
    await gone()
  })
})
