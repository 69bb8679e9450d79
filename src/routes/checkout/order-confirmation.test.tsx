// The confirmation of an order: to whom it belongs, how long it stays, and what it says of the mails.
import '~/../test/visit/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { bookings, gate, office, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import {
  bookItem,
  chooseDay,
  continued,
  fillCart,
  finalButton,
  rememberContact,
} from '~/../test/visit/visitor'

installModalDialogs()
openOffice()

const title = 'Your booking has been confirmed'
const confirmed = () => screen.findByRole('dialog', { name: title })
const noOverlay = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

type Page = Awaited<ReturnType<typeof loadPage>>
const titles = { '/cart': 'Your cart', '/checkout': 'Checkout' }
async function go({ router }: Page, to: number | keyof typeof titles) {
  await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))
  const { pathname } = router.state.location
  const name = titles[pathname as keyof typeof titles]
  await screen.findByRole('heading', { level: 1, name, hidden: true })
}
const book = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Book Now' }))

/** At the checkout, with the cart's screen before it in the history. */
async function bookedAtCheckout() {
  fillCart(['castle', ['2027-06-12']])
  const page = await continued({}, 'Book Now', '/cart')
  await book(page)
  await confirmed()
  return page
}

describe('O5: a confirmation belongs to the order that made it', () => {
  test('left by Back, it is gone: the next order has its Continue and no overlay', async () => {
    const page = await bookedAtCheckout()
    await go(page, -1)
    fillCart(['slide', ['2027-06-20']])
    await go(page, '/checkout')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(screen.getAllByText('Blue Slide').length).toBeGreaterThan(0)
    noOverlay()
  })

  test("and at another order by the history's same entry, too", async () => {
    const page = await bookedAtCheckout()
    await go(page, -1)
    fillCart(['slide', ['2027-06-20']])
    await go(page, 1)
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    noOverlay()
  })

  test('a reload keeps it, and leaving then ends it', async () => {
    const page = await bookedAtCheckout()
    const again = await page.reload()
    expect(await confirmed()).toHaveTextContent(`Confirmation ID ${office.commits[0]?.key}`)
    await go(again, '/cart')
    expect(screen.queryByText(title)).not.toBeInTheDocument()
    await go(again, '/checkout')
    noOverlay()
  })

  test('left for another page by its address, it does not cover the next order', async () => {
    const page = await continued()
    await book(page)
    await confirmed()
    const cart = await page.goTo('/cart')
    expect(await screen.findByText(title)).toBeVisible()
    fillCart(['slide', ['2027-06-20']])
    await cart.goTo('/checkout')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    noOverlay()
  })

  test('nor when the next page is the checkout itself, by its address or by Back', async () => {
    const page = await continued()
    await book(page)
    await confirmed()
    fillCart(['slide', ['2027-06-20']])
    await page.goTo('/checkout')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    noOverlay()
    expect(screen.getByText(title)).toBeVisible()
  })

  test.each(['Explore More', 'Close'])('%s leads to the catalogue and ends it', async (name) => {
    const page = await bookedAtCheckout()
    await page.user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(page.router.state.location.pathname).toBe('/inflatables/all-rentals')
    await go(page, -1)
    expect(screen.getByText(/^Your shopping cart is empty/)).toBeVisible()
    noOverlay()
  })

  test("booked on an item's page, it is not on another item's page, nor on this one later", async () => {
    rememberContact()
    const page = await loadPage('/inflatable/castle')
    await bookItem(page)
    await confirmed()
    await page.router.navigate('/inflatable/slide')
    await screen.findByRole('heading', { level: 1, name: 'Blue Slide' })
    await chooseDay(page)
    noOverlay()
    await page.router.navigate('/inflatable/castle')
    await screen.findByRole('heading', { level: 1, name: 'Sunny Castle' })
    await chooseDay(page)
    noOverlay()
  })

  test("a reload of the item's page keeps it", async () => {
    rememberContact()
    const page = await loadPage('/inflatable/castle', { key: 'of-this-visit' })
    await bookItem(page)
    await confirmed()
    await page.reload()
    expect(await confirmed()).toHaveTextContent(office.commits[0]?.key ?? '-')
  })

  test.each([
    ['its days', () => void (office.checked = false), "We can't check dates right now"],
    ['the item', () => void (office.reachable = false), "We can't reach our catalogue"],
  ])("on an item's page it stays though %s can not be read again", async (_, goWrong, told) => {
    rememberContact()
    const page = await loadPage('/inflatable/castle')
    office.beforeMail = goWrong
    await bookItem(page)
    expect(await screen.findByText(told)).toBeVisible()
    expect(await confirmed()).toHaveTextContent(office.commits[0]?.key ?? '-')
    expect(await confirmed()).toHaveTextContent('We sent an e-mail')
  })
})

describe('O10: the confirmation waits for no mail', () => {
  function heldMail() {
    const { opened, open } = gate()
    office.beforeMail = () => {
      office.beforeMail = () => {}
      return opened
    }
    return (ok: boolean) => {
      office.mailWorks = ok
      open()
    }
  }

  test('it is there at once, and says when the mail has gone out', async () => {
    const answer = heldMail()
    await bookedAtCheckout()
    const dialog = within(await confirmed())
    expect(dialog.getByText(/^We are sending an e-mail to/)).toHaveTextContent('maria@example.com')
    expect(dialog.queryByText(/We sent an e-mail/)).not.toBeInTheDocument()
    answer(true)
    expect(await dialog.findByText(/^We sent an e-mail to/)).toHaveTextContent('maria@example.com')
    expect(dialog.queryByText(/We are sending/)).not.toBeInTheDocument()
  })

  test('M16a: or that it failed, in the specified words, with the way on', async () => {
    const answer = heldMail()
    await bookedAtCheckout()
    const dialog = within(await confirmed())
    expect(dialog.getByText(/^We are sending/)).toBeVisible()
    answer(false)
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error sending email confirmation:')
    expect(dialog.getByRole('alert')).toHaveTextContent('(815) 555-0142')
    expect(dialog.queryByText(/We are sending|We sent/)).not.toBeInTheDocument()
  })

  test('while it is on its way, the next order can be made', async () => {
    const answer = heldMail()
    const page = await bookedAtCheckout()
    const { user } = page
    await user.click(screen.getByRole('button', { name: 'Explore More' }))
    fillCart(['slide', ['2027-06-20']])
    await go(page, '/checkout')
    await user.click(await screen.findByRole('checkbox', { name: /I accept the/ }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(await finalButton())
    const dialog = await confirmed()
    expect(bookings()).toHaveLength(2)
    expect(dialog).toHaveTextContent('Blue Slide')
    answer(true)
    expect(await within(dialog).findByText(/^We sent an e-mail/)).toBeVisible()
  })
})

describe('who leaves while the order is being placed', () => {
  /** Presses Book Now, and leaves before the database has answered; `arrive` lets it answer. */
  async function leftWhilePlacing(between: (page: Page) => Promise<void> | void = () => {}) {
    const { opened, open } = gate()
    const sent = vi.fn()
    office.beforeCommit = async () => {
      office.beforeCommit = () => {}
      sent()
      await opened
    }
    fillCart(['castle', ['2027-06-12']])
    const page = await continued({}, 'Book Now', '/cart')
    await book(page)
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await go(page, '/cart')
    await between(page)
    open()
    return page
  }

  test('is told on the cart page, once', async () => {
    const page = await leftWhilePlacing()
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(office.commits[0]?.key ?? '-')).toBeVisible()
    expect(screen.getByText(/Sunny Castle, Sat, Jun 12, 2027/)).toBeVisible()
    expect(screen.getByText(/^Your shopping cart is empty/)).toBeVisible()
    for (const path of ['/checkout', '/cart'] as const) {
      await go(page, path)
      expect(screen.queryByText(title)).not.toBeInTheDocument()
      noOverlay()
    }
  })

  test('is told beside what else is in the cart, too', async () => {
    await leftWhilePlacing(async ({ router }) => {
      fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-20']])
      await router.revalidate()
    })
    expect(await screen.findByText(title)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Blue Slide' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Sunny Castle' })).not.toBeInTheDocument()
  })
})

test('O12: after an order nothing personal is left in the browser; its link is, until its last day', async () => {
  await bookedAtCheckout()
  await within(await confirmed()).findByText(/^We sent an e-mail to/)
  const { key = '', booking } = office.commits[0] ?? {}
  expect(key).toHaveLength(20)
  const kept = Object.fromEntries(Object.entries(localStorage))
  const { myBookings } = kept
  for (const secret of ['Maria', 'Jensen', 'maria@', '555-0100', 'Oak St'])
    expect(JSON.stringify(kept)).not.toContain(secret)
  expect(JSON.parse(String(myBookings))).toEqual([
    { id: key, lines: [{ itemId: 'castle', days: ['2027-06-12'] }], name: 'Sunny Castle' },
  ])
  expect(booking?.address).toContain('Oak St')
})
