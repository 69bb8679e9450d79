// A card charge whose answer stayed away: what is told, what is offered, and what isn't.
import '~/../test/visit/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { bookings, gate, office, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import { continued, field, fillCart, openPopup, rememberContact } from '~/../test/visit/visitor'

installModalDialogs()
openOffice()

const unknown = "We don't know yet whether your payment went through."
const completed = 'Your Booking is Completed !'
const again = 'Send the same payment again'
const settled = 'Settled with the office'

const told = () => screen.findByText(unknown)
const notTold = () => waitFor(() => expect(screen.queryByText(unknown)).not.toBeInTheDocument())
const press = (name: string) => screen.findByRole('button', { name })
const notice = () => screen.getByText(unknown).closest('[role="status"]') as HTMLElement
const journal = () => JSON.parse(localStorage.getItem('paymentJournal') ?? '[]') as object[]
const charges = () => office.charges
/** Nobody knows what becomes of the next charge. */
function loseNextAnswer() {
  office.charge = () => {
    office.charge = () => 'paid'
    return 'unknown'
  }
}

/** Nothing that books or charges another way. */
function nothingElse() {
  expect(
    screen.queryByRole('button', { name: /^(Continue|Book Now|Enter card|Pay \d+ cents)$/ }),
  ).not.toBeInTheDocument()
}

/** The checkout of the castle on June 12, with a charge that nobody knows the end of. */
async function unknownAtCheckout() {
  loseNextAnswer()
  const page = await continued({ method: 'Credit Card' }, 'Pay 29284 cents')
  await page.user.click(await press('Pay 29284 cents'))
  await told()
  const [charge] = charges()
  return { ...page, reference: charge?.idempotencyKey ?? '' }
}

describe('O6: while a charge is unknown', () => {
  test('no Book Now and no card form stand beside it, whatever is chosen, and after a reload', async () => {
    const page = await unknownAtCheckout()
    nothingElse()
    await page.user.click(screen.getByRole('radio', { name: 'Pay in Office' }))
    nothingElse()
    await page.user.type(field('First Name'), 'x')
    nothingElse()
    await page.reload()
    await told()
    expect(within(notice()).getByText(page.reference)).toBeVisible()
    nothingElse()
    await page.user.click(screen.getByRole('radio', { name: 'Credit Card' }))
    nothingElse()
    expect(charges()).toHaveLength(1)
    expect(office.commits).toEqual([])
  })

  test('typing into the form keeps its focus', async () => {
    const { user } = await unknownAtCheckout()
    await user.clear(field('First Name'))
    await user.type(field('First Name'), 'Ada')
    expect(field('First Name')).toHaveValue('Ada')
    expect(field('First Name')).toHaveFocus()
  })

  test('an order for other days goes through', async () => {
    const { leave } = await unknownAtCheckout()
    leave()
    fillCart(['castle', ['2027-06-20']])
    const { user } = await continued()
    expect(screen.queryByText(unknown)).not.toBeInTheDocument()
    await user.click(await press('Book Now'))
    await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
    expect(bookings()).toMatchObject([{ inflatables: [{ bookingDates: ['06/20/2027'] }] }])
  })

  test("the item's page offers nothing else either, in the popup, beside it and after a reload", async () => {
    rememberContact()
    loseNextAnswer()
    const page = await loadPage('/inflatable/castle')
    await openPopup(page)
    await page.user.click(await screen.findByRole('radio', { name: 'Credit Card' }))
    await page.user.click(await press('Pay 24784 cents'))
    await told()
    await page.user.click(screen.getByRole('radio', { name: 'Pay in Office' }))
    nothingElse()
    await page.user.click(await press('Close'))
    await told()
    nothingElse()
    await page.reload()
    await told()
    nothingElse()
    // Another day is another order.
    await page.user.click(await screen.findByRole('button', { name: /^Sunday, June 20, 2027/ }))
    expect(await press('Book Now')).toBeVisible()
  })
})

describe('O6: "Settled with the office"', () => {
  test('asks first; "Not yet" changes nothing', async () => {
    const { user, reference } = await unknownAtCheckout()
    const before = journal()
    await user.click(await press(settled))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(reference)).toBeVisible()
    expect(journal()).toEqual(before)
    await user.click(dialog.getByRole('button', { name: 'Not yet' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(journal()).toEqual(before)
    expect(screen.getByText(unknown)).toBeVisible()
    nothingElse()
  })

  test('"Yes" keeps the reference alone, and the days can be paid for again, also after a reload', async () => {
    const page = await unknownAtCheckout()
    await page.user.click(await press(settled))
    await page.user.click(await press('Yes, it is settled'))
    await notTold()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(journal()).toEqual([
      {
        kind: 'settled',
        reference: page.reference,
        days: ['2027-06-12'],
        at: expect.any(Number) as number,
      },
    ])
    const { user } = await page.reload()
    await user.click(await press('Continue'))
    await user.click(await press('Pay 29284 cents'))
    await screen.findByRole('dialog', { name: completed })
    const [first, second] = charges()
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
    expect(journal()).toContainEqual(expect.objectContaining({ kind: 'settled' }))
  })
})

describe('O6: "Send the same payment again"', () => {
  test.each([
    ['at once', (page: Awaited<ReturnType<typeof unknownAtCheckout>>) => page],
    ['after a reload', (page: Awaited<ReturnType<typeof unknownAtCheckout>>) => page.reload()],
  ])('finishes the booking %s, and the notice goes', async (_, then) => {
    const { user } = await then(await unknownAtCheckout())
    await user.click(await press(again))
    const dialog = await screen.findByRole('dialog', { name: completed })
    const [first, second] = charges()
    expect(second).toEqual(first)
    expect(dialog).toHaveTextContent(`Confirmation ID ${office.commits[0]?.key}`)
    await notTold()
    expect(sessionStorage.getItem('cart')).toBeNull()
  })

  test('that stays unknown is told once more, and takes the focus again', async () => {
    const { user } = await unknownAtCheckout()
    loseNextAnswer()
    await user.click(await press(again))
    await waitFor(() => expect(charges()).toHaveLength(2))
    await waitFor(() => expect(document.activeElement).toContainElement(notice()))
    expect(await press(again)).not.toHaveAttribute('aria-disabled')
    nothingElse()
  })

  test('keeps the notice in sight while it is under way, and offers nothing else', async () => {
    const page = await unknownAtCheckout()
    const { user } = await page.reload()
    const { opened, open } = gate()
    office.charge = async () => {
      await opened
      return 'paid' as const
    }
    await user.click(await press(again))
    await waitFor(() => expect(charges()).toHaveLength(2))
    expect(screen.getByText(unknown)).toBeVisible()
    expect(await press(again)).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('button', { name: settled })).not.toBeInTheDocument()
    nothingElse()
    open()
    await screen.findByRole('dialog', { name: completed })
  })
})

describe('O7: the notice goes once the payment ended well', () => {
  test('on any page of the next visit, which tells of the booking instead', async () => {
    const { leave } = await unknownAtCheckout()
    leave()
    const { user } = await loadPage('/', { framed: true })
    await told()
    await user.click(await press(again))
    expect(await screen.findByText(completed)).toBeVisible()
    expect(screen.getByText(office.commits[0]?.key ?? '-')).toBeVisible()
    await notTold()
  })

  test('in the page and on all others, even while its mail can not be sent', async () => {
    office.mailWorks = false
    const first = await unknownAtCheckout()
    first.leave()
    const page = await loadPage('/checkout', { framed: true })
    await told()
    // The checkout tells it by itself.
    expect(screen.getAllByText(unknown)).toHaveLength(1)
    await page.user.click(await press(again))
    const dialog = within(await screen.findByRole('dialog', { name: completed }))
    await dialog.findByText('Error sending email confirmation:')
    await page.user.click(dialog.getByRole('button', { name: 'Explore More' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(screen.queryByText(unknown)).not.toBeInTheDocument()
    expect(screen.queryByText(completed)).not.toBeInTheDocument()
  })

  test('and once the office has settled it, everywhere', async () => {
    const { leave } = await unknownAtCheckout()
    leave()
    const { user } = await loadPage('/', { framed: true })
    await told()
    await user.click(await press(settled))
    await user.click(await press('Yes, it is settled'))
    await notTold()
  })
})
