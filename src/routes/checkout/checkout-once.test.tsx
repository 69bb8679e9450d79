import '~/../test/visit/order-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { addEntry } from '~/lib/cart/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { checkoutForm } from '~/../test/bookings'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/visit/dialog'
import { keep, loadPage } from '~/../test/visit/page-load'
import { bookings, forgetBookings, gate, office, openOffice, write } from '~/../test/visit/office'
import { checkOut, continued, field, fillCart, finalButton } from '~/../test/visit/visitor'

installModalDialogs()
openOffice()

type Page = Awaited<ReturnType<typeof continued>>
const book = ({ user }: Page, name = 'Book Now') => user.click(screen.getByRole('button', { name }))
const confirmed = (name = 'Your booking has been confirmed') =>
  screen.findByRole('dialog', { name })
const cart = () => sessionStorage.getItem('cart')

/** Books, and goes back to what the browser had stored while the commit was on its way. */
async function interrupted() {
  let stored: (() => void)[] = []
  office.beforeCommit = () => {
    stored = [sessionStorage, localStorage].map(keep)
  }
  const page = await continued()
  await book(page)
  await confirmed()
  await waitFor(() => expect(office.mails).toHaveLength(1))
  page.leave()
  for (const restore of stored) restore()
  office.beforeCommit = () => {}
  office.mails = []
}

describe('once', () => {
  test('M24a: Book Now pressed twice books once and mails once', async () => {
    const { user } = await continued()
    await user.dblClick(screen.getByRole('button', { name: 'Book Now' }))
    await confirmed()
    expect(office.commits).toHaveLength(1)
    expect(office.mails).toHaveLength(1)
  })

  test('the second press of a double click on Continue never books', async () => {
    const { user } = await checkOut()
    const next = screen.getByRole('button', { name: 'Continue' })
    await user.click(next)
    const button = await screen.findByRole('button', { name: 'Book Now' })
    expect(button).not.toBe(next)
    await user.click(button)
    // However long the first one took.
    fireEvent.click(await finalButton(), { detail: 2 })
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    expect(office.commits).toEqual([])
    expect(screen.getByRole('button', { name: 'Book Now' })).toBeVisible()
    await user.click(button)
    await confirmed()
    expect(office.commits).toHaveLength(1)
  })

  test('M24a: two presses before the page can change are one booking', async () => {
    fillCart(['castle', ['2027-06-12']])
    vi.resetModules()
    const { checkOrder } = await import('~/lib/booking/order/check')
    const { placeOrder } = await import('~/lib/booking/order/place')
    const order = { kind: 'cart' as const, form: checkoutForm() }
    const ready = await checkOrder({ ...order, cart: loadCart() })
    if (ready.kind !== 'ready') throw new Error(ready.kind)
    const press = () => placeOrder({ ...order, checked: ready.checked, screen: '' })
    const answers = await Promise.all([press(), press()])
    expect(answers).toEqual([{ kind: 'booked', id: office.commits[0]?.key }, { kind: 'busy' }])
    expect(office.commits).toHaveLength(1)
    await waitFor(() => expect(office.mails).toHaveLength(1))
    expect(await press()).toEqual(answers[0])
    expect(office.commits).toHaveLength(1)
    expect(office.mails).toHaveLength(1)
  })

  test('M24a: a commit whose answer was lost is repeated under its key, and found', async () => {
    office.beforeCommit = (commit) => {
      if (office.commits.length === 0) write(commit)
      return 'unanswered'
    }
    await book(await continued())
    await confirmed()
    expect(office.commits).toHaveLength(1)
    expect(office.mails).toHaveLength(1)
  })

  test('M24a: pressed again after no answer, the booking that did arrive is found, not made again', async () => {
    office.beforeCommit = (commit) => {
      if (office.commits.length === 0) write(commit)
      office.reachable = false
      return 'unanswered'
    }
    const { user } = await continued()
    await user.click(screen.getByRole('button', { name: 'Book Now' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("We don't know yet whether your booking arrived.")
    expect(alert).toHaveTextContent('(815) 555-0142')
    expect(field('First Name')).toHaveValue('Maria')

    office.reachable = true
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await confirmed()).toHaveTextContent(office.commits[0]?.key ?? '-')
    expect(office.commits).toHaveLength(1)
    expect(office.mails).toHaveLength(1)
  })

  test('M24a: while nobody can tell whether it arrived, it is not made again under another key', async () => {
    office.beforeCommit = (commit) => {
      if (office.commits.length === 0) write(commit)
      office.reachable = false
      return 'unanswered'
    }
    const { user } = await continued()
    await user.click(screen.getByRole('button', { name: 'Book Now' }))
    await screen.findByRole('alert')

    // Prices can be read again, bookings and days can't.
    office.reachable = true
    const down = vi.fn()
    let bookingsAnswer = false
    office.beforeRead = (path) => {
      if (!path.startsWith('allocations') && !path.startsWith('bookings-test')) return
      if (bookingsAnswer && path.startsWith('bookings-test')) return
      down()
      throw new Error('down')
    }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(down).toHaveBeenCalled())
    await finalButton()
    expect(await screen.findByRole('alert')).toHaveTextContent("We don't know yet")
    expect(office.commits).toHaveLength(1)

    bookingsAnswer = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await confirmed()
    expect(office.commits).toHaveLength(1)
    expect(office.mails).toHaveLength(1)
  })
})

describe('the same days once more, by a forgotten tab', () => {
  /** Books, and finds the cart and the form as they were before. */
  async function bookedBefore(change: Parameters<typeof continued>[0]) {
    const page = await continued()
    await book(page)
    await confirmed()
    await waitFor(() => expect(office.mails).toHaveLength(1))
    page.leave()
    fillCart(['castle', ['2027-06-12']])
    const other = await continued(change)
    await book(other)
    return other
  }

  test('the very same order is confirmed again, not made again', async () => {
    await bookedBefore({})
    expect(await confirmed()).toHaveTextContent(office.commits[0]?.key ?? '-')
    expect(office.commits).toHaveLength(1)
    expect(office.mails).toHaveLength(1)
    expect(cart()).toBeNull()
  })

  test('one with other choices is told of the first, and nothing new is booked', async () => {
    const { user } = await bookedBefore({ floorType: 'grass' })
    await screen.findByText(/^These days are booked for you already/)
    expect(cart()).toBeNull()
    await user.type(field('First Name'), ' Ada')
    expect(screen.getByText(/^These days are booked for you already/)).toBeVisible()
    expect(screen.getByText(office.commits[0]?.key ?? '-')).toBeVisible()
    expect(screen.getByText(/Sunny Castle, Sat, Jun 12, 2027/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
    expect(office.commits).toHaveLength(1)
  })
})

describe('what comes into the cart while it is booked', () => {
  const addSlide = () =>
    saveCart(addEntry(loadCart(), { itemId: 'slide', days: [day('2027-06-20')], quantity: 1 }))

  test('stays there, with its own rules to accept', async () => {
    office.beforeCommit = addSlide
    await book(await continued())
    await confirmed()
    expect(bookings()[0]?.inflatables).toMatchObject([{ inflatableID: 'castle' }])
    expect(loadCart()).toMatchObject([{ itemId: 'slide' }])
    expect(screen.getByRole('checkbox', { name: /I accept the/, hidden: true })).not.toBeChecked()
  })

  test('stays there over a reload, too', async () => {
    await interrupted()
    addSlide()
    await loadPage('/checkout', { type: 'reload' })
    await confirmed()
    expect(loadCart()).toMatchObject([{ itemId: 'slide' }])
  })
})

describe('a reload in the middle', () => {
  test('after the booking arrived: it is confirmed, mailed once, and the cart is empty', async () => {
    await interrupted()
    expect(cart()).not.toBeNull()
    await loadPage('/checkout', { type: 'reload' })
    expect(await confirmed()).toHaveTextContent(office.commits[0]?.key ?? '-')
    expect(office.commits).toHaveLength(1)
    expect(office.mails).toMatchObject([{ kind: 'confirmation', id: office.commits[0]?.key }])
    expect(cart()).toBeNull()
  })

  test('followed by another at once: still mailed once', async () => {
    await interrupted()
    // The first is gone before it hears what became of the booking.
    const { opened, open } = gate()
    const asked = vi.fn()
    office.beforeRead = async (path) => {
      if (!path.startsWith('bookings-test') || asked.mock.calls.length > 0) return
      asked()
      await opened
      throw new Error('The page is gone')
    }
    const first = await loadPage('/checkout', { type: 'reload' })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    first.leave()
    await loadPage('/checkout', { type: 'reload' })
    await confirmed()
    expect(office.mails).toHaveLength(1)
    open()
  })

  test('before it arrived: it is given up for good, nothing is confirmed, and it can be booked anew', async () => {
    await interrupted()
    const [late] = office.commits
    forgetBookings()
    const { user } = await loadPage('/checkout', { type: 'reload' })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await user.click(await finalButton())
    await confirmed()
    expect(office.commits).toHaveLength(1)
    await waitFor(() => expect(office.mails).toHaveLength(1))
    // Should the first commit arrive after all, it is refused: its key was given up.
    expect(office.commits[0]?.key).not.toBe(late?.key)
    expect(office.claims).toContain(late?.key)
  })
})
