// The confirmation of an order: on which screen it shows and how long, what it says of the mails,
// and where an order that was interrupted is confirmed.
import '#test/stand-ins/order-mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { bookItem, chooseDay, continued, fillCart, rememberContact } from '#test/stand-ins/visitor'

openBackend()

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

async function loadItem(load?: Parameters<typeof loadPage>[1]) {
  rememberContact()
  return loadPage('/inflatable/castle', load)
}

describe('a confirmation belongs to the order that made it', () => {
  test('a reload keeps it, and leaving then ends it', async () => {
    const page = await bookedAtCheckout()
    const again = await page.reload()
    expect(await confirmed()).toHaveTextContent(`Confirmation ID ${backend.commits[0]?.key}`)
    await go(again, '/cart')
    // It ends once the screen that it was on is gone.
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument())
    await go(again, '/checkout')
    noOverlay()
  })

  test('Back ends it: the next order has its Continue, even in that history entry', async () => {
    const page = await bookedAtCheckout()
    await go(page, -1)
    fillCart(['slide', ['2027-06-20']])
    await go(page, 1)
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(screen.getAllByText('Blue Slide').length).toBeGreaterThan(0)
    noOverlay()
    await go(page, '/cart')
    await go(page, '/checkout')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    noOverlay()
  })

  test('it does not cover the next order when the next page is the checkout itself, by its URL', async () => {
    const page = await continued()
    await book(page)
    await confirmed()
    fillCart(['slide', ['2027-06-20']])
    await page.goTo('/checkout')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    noOverlay()
    expect(screen.getByText(title)).toBeVisible()
  })

  test("booked on an item's page, it is not on another item's page, nor on this one later", async () => {
    const page = await loadItem()
    await bookItem(page)
    await confirmed()
    for (const [path, name] of [
      ['/inflatable/slide', 'Blue Slide'],
      ['/inflatable/castle', 'Sunny Castle'],
    ] as const) {
      await page.router.navigate(path)
      await screen.findByRole('heading', { level: 1, name })
      await chooseDay(page)
      noOverlay()
    }
  })

  test.each([
    ['its days', () => void (backend.checked = false), "We can't check dates right now"],
    ['the item', () => void (backend.reachable = false), "We can't show this rental right now"],
  ])("on an item's page it stays though %s can't be read again", async (_, goWrong, notice) => {
    const page = await loadItem()
    backend.beforeMail = goWrong
    await bookItem(page)
    expect(await screen.findByText(notice)).toBeVisible()
    expect(await confirmed()).toHaveTextContent(backend.commits[0]?.key ?? '-')
    expect(await confirmed()).toHaveTextContent('We emailed')
  })
})

describe('the confirmation waits for no mail', () => {
  function heldMail() {
    const { opened, open } = gate()
    backend.beforeMail = () => opened
    return (ok: boolean) => {
      backend.mailStatus = ok ? 200 : 500
      open()
    }
  }

  test('it says when the mail has gone out; nothing personal is left in the browser then', async () => {
    const answer = heldMail()
    await bookedAtCheckout()
    const dialog = within(await confirmed())
    expect(dialog.getByText(/^We're emailing/)).toHaveTextContent('maria@example.com')
    expect(dialog.queryByText(/We emailed/)).not.toBeInTheDocument()
    const { loadConfirmation, updateMails } = await import('~/lib/booking/order/confirmation')
    const { id = '' } = loadConfirmation() ?? {}
    act(() => updateMails(id, { mail: 'waiting', invoiceMail: null }))
    expect(dialog.getByText(/hasn't gone out: another tab/)).toHaveTextContent("You're booked.")
    answer(true)
    expect(await dialog.findByText(/^We emailed/)).toHaveTextContent('maria@example.com')
    expect(dialog.queryByText(/We're emailing/)).not.toBeInTheDocument()

    const kept = Object.values(localStorage).join(' ')
    for (const secret of ['Maria', 'Jensen', 'maria@', '555-0100', 'Oak St'])
      expect(kept).not.toContain(secret)
  })

  test('it says that the mail failed, in the specified words, with the id and the way on', async () => {
    const answer = heldMail()
    await bookedAtCheckout()
    const dialog = within(await confirmed())
    answer(false)
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('Error sending email confirmation:')
    expect(alert).toHaveTextContent('(815) 555-0142')
    expect(dialog.getByText(backend.commits[0]?.key ?? '-')).toBeVisible()
    expect(dialog.queryByText(/We are sending|We sent/)).not.toBeInTheDocument()
  })
})
