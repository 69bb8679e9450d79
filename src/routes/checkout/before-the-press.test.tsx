// What is said before the last press, at the checkout and in an item's popup alike, and again once it is booked.
import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import {
  bookItem,
  checkOut,
  continued,
  fillCart,
  openPopup,
  rememberContact,
} from '~/../test/visit/visitor'

installModalDialogs()
openOffice()

const payBy =
  'Please pay in our office by Wednesday, June 2, 10 am. Unpaid reservations are cancelled after 24 hours'
const weather =
  'If weather or another cause outside our control makes a rental unsafe or impossible, we may postpone or cancel it.'

const said = () => within(screen.getByRole('region', { name: 'Good to know' }))

async function openItemPopup() {
  rememberContact()
  const page = await loadPage('/inflatable/castle')
  await openPopup(page)
  return page
}

describe.each([
  ['the checkout', () => checkOut()],
  ["an item's popup", openItemPopup],
])('%s', (_, open) => {
  test('says until when an unpaid reservation stands, and what bad weather means', async () => {
    await open()
    const view = said()
    expect(view.getByText(/Unpaid reservations/)).toHaveTextContent(payBy)
    expect(view.getByText(/closed on Sundays/)).toBeVisible()
    expect(view.getByText(/^If weather/)).toHaveTextContent(weather)
    expect(
      view.getByRole('link', { name: 'Weather in the contract (opens a new tab)' }),
    ).toHaveAttribute('href', '/contract#general')
  })

  test('a card has nothing to pay in the office', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Credit Card' }))
    expect(said().queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
    expect(said().getByText(/^If weather/)).toBeVisible()
  })

  test('a request is paid once the office has approved it', async () => {
    office.requestMode = true
    await open()
    expect(said().queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
    expect(said().getByText(/^If weather/)).toBeVisible()
  })
})

describe('a deposit is told beside the whole total', () => {
  test('at the checkout', async () => {
    const { user } = await checkOut({ method: 'Credit Card' })
    await user.click(screen.getByRole('checkbox', { name: /Pay Only Deposit Due/ }))
    expect(screen.getByText(/^You pay \$100/)).toHaveTextContent(
      'You pay $100.00 of $292.84 today; $192.84 is due later.',
    )
    await user.click(screen.getByRole('checkbox', { name: /Pay Only Deposit Due/ }))
    expect(screen.queryByText(/^You pay \$100/)).not.toBeInTheDocument()
  })

  test("at the checkout's total on a phone", async () => {
    const { user } = await checkOut({ method: 'Credit Card' })
    await user.click(screen.getByRole('checkbox', { name: /Pay Only Deposit Due/ }))
    const opener = screen.getByRole('button', { name: /^\$100\.00/ })
    expect(opener).toHaveTextContent('today of $292.84')
    expect(opener).not.toHaveTextContent('Total')
    await user.click(screen.getByRole('checkbox', { name: /Pay Only Deposit Due/ }))
    expect(opener).toHaveTextContent('Total, 1 rental')
  })

  test("in an item's popup, by card and in the office", async () => {
    const { user } = await openItemPopup()
    await user.click(screen.getByRole('radio', { name: /Pay Deposit Due/ }))
    expect(screen.getByText(/in the office first/)).toHaveTextContent(
      'Pay $100.00 of $231.19 in the office first, and $131.19 later.',
    )
    await user.click(screen.getByRole('radio', { name: 'Credit Card' }))
    expect(screen.getByText(/^You pay \$100/)).toHaveTextContent(
      'You pay $100.00 of $231.19 today; $131.19 is due later.',
    )
  })
})

describe('the confirmation says the same', () => {
  test.each([
    [
      'from the checkout',
      async () => {
        const { user } = await continued()
        await user.click(screen.getByRole('button', { name: 'Book Now' }))
      },
    ],
    [
      "from an item's popup",
      async () => {
        rememberContact()
        await bookItem(await loadPage('/inflatable/castle'))
      },
    ],
  ])('%s', async (_, book) => {
    await book()
    const dialog = await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
    expect(dialog).toHaveTextContent(payBy)
    expect(dialog).toHaveTextContent(
      /Nothing is paid yet\. Balance due: \$\d+\.\d\d\. ?Please pay in our/,
    )
    expect(dialog).toHaveTextContent('closed on Sundays')
  })
})

test('an event before that moment is to be paid before its delivery: said before and after', async () => {
  const sooner = 'Your event is sooner than that: please call us at (815) 555-0142'
  fillCart(['castle', ['2027-06-02']])
  const { user } = await continued()
  expect(said().getByText(/Unpaid reservations/)).toHaveTextContent(
    `${sooner} to pay before the delivery, or choose Credit Card and pay now.`,
  )
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(dialog).toHaveTextContent(sooner)
  expect(within(dialog).getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.*\?subject=Booking%20/),
  )
  expect(dialog).not.toHaveTextContent('Please pay')
})

test('a set time after that moment leaves time to pay in the office', async () => {
  fillCart(['castle', ['2027-06-02']])
  await checkOut({ timeWindow: 'exact', specificTime: '14:00' })
  expect(said().getByText(/Unpaid reservations/)).toHaveTextContent(payBy)
})
