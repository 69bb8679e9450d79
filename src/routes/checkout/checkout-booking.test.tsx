// The final press at the checkout: what it books, and how the screen shows each other outcome.
import '#test/stand-ins/order-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inflatable } from '#test/items'
import {
  bookings,
  forgetBookings,
  gate,
  backend,
  openBackend,
  takenByAnother,
} from '#test/stand-ins/backend'
import { refusal } from '#test/stand-ins/backend-database'
import { checkOut, continued, fillCart, finalButton, rowsOf, visit } from '#test/stand-ins/visitor'

openBackend()

type Page = Awaited<ReturnType<typeof continued>>
const book = ({ user }: Page, name = 'Book Now') => user.click(screen.getByRole('button', { name }))
const confirmed = (name = 'Your booking has been confirmed') =>
  screen.findByRole('dialog', { name })

describe('a booking', () => {
  test('pressed twice, is confirmed with its id and where the mail went; the cart is empty then', async () => {
    const { user } = await continued()
    await user.dblClick(screen.getByRole('button', { name: 'Book Now' }))
    const dialog = await confirmed()
    const [commit, ...others] = backend.commits
    expect(others).toEqual([])
    expect(dialog).toHaveTextContent(`Confirmation ID ${commit?.key}`)
    expect(dialog).toHaveTextContent('maria@example.com')
    expect(dialog).toHaveTextContent(
      /Total \$292\.84 · nothing is paid yet\. ?Please pay by Wednesday, June 2, 10am/,
    )
    expect(within(dialog).getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(backend.mails).toHaveLength(1)
    expect(sessionStorage.getItem('cart')).toBeNull()
  })

  test('is never made by the second press of a double click on Continue', async () => {
    const { user } = await checkOut()
    const next = screen.getByRole('button', { name: 'Continue' })
    await user.click(next)
    const button = await screen.findByRole('button', { name: 'Book Now' })
    expect(button).not.toBe(next)
    await user.click(button)
    // However long the first one took.
    fireEvent.click(await finalButton(), { detail: 2 })
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    expect(backend.commits).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Book Now' }))
    await confirmed()
    expect(backend.commits).toHaveLength(1)
  })
})

test('a price and the mode that changed since Continue show before anything is written', async () => {
  const page = await continued()
  backend.items = [inflatable({ name: 'Sunny Castle', capacity: 3, priceCents: 200_00 })]
  backend.requestMode = true
  backend.refused.add('bookings-test')
  await book(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something just changed.')
  backend.refused.clear()
  expect(backend.commits).toEqual([])
  expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  // 200 + 17.50 + 18 + 45 + 30
  expect(rowsOf('Your booking').at(-1)).toEqual(['Total', '$310.50'])
  await page.user.click(await finalButton('Request Book Now'))
  await confirmed('Your request has been sent')
})

test('asks for a reload when the rules have other rates', async () => {
  backend.beforeCommit = () => 'refused'
  backend.beforeRead = (path) => {
    if (path.startsWith('numbers/')) throw refusal()
  }
  const page = await continued()
  await book(page)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Our prices have changed since you opened this page.')
  expect(within(alert).getByRole('button', { name: 'Reload this page' })).toBeVisible()
})

describe('a rental whose day was taken', () => {
  const moveTo = () => screen.findByRole('button', { name: /^Move to Sun, Jun 13, 2027/ })

  test('and that the visitor moved is checked on its new day, even before that is read', async () => {
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
    takenByAnother('slide', '2027-06-12', 0)
    const { user } = await checkOut()
    const { opened, open } = gate()
    backend.beforeRead = (path) => {
      if (path !== 'allocations') return
      backend.beforeRead = () => {}
      return opened
    }
    await user.click(await moveTo())
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const final = await finalButton()
    // The other booking is gone by now, so the old day would be free.
    forgetBookings()
    open()
    await user.click(final)
    await confirmed()
    expect(bookings()).toMatchObject([
      { inflatables: [{ bookingDates: ['06/12/2027'] }, { bookingDates: ['06/13/2027'] }] },
    ])
  })

  test('leaves nothing to continue with if it is the only one', async () => {
    fillCart(['slide', ['2027-06-12']])
    takenByAnother('slide', '2027-06-12', 0)
    await visit('/checkout')
    await moveTo()
    expect(screen.getByText('None of your rentals can be booked as they are.')).toBeVisible()
    expect(screen.queryByText(/^Press Continue/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Continue|\$)/ })).not.toBeInTheDocument()
  })

  test('at the last press is named beside what is free, until the visitor moves it', async () => {
    fillCart(['slide', ['2027-06-12']])
    backend.beforeCommit = () => {
      if (backend.taken.length === 0) takenByAnother('slide', '2027-06-12', 0)
    }
    const page = await continued()
    await book(page)
    const notice = 'Your booking needs a change. Nothing is booked yet.'
    expect(await screen.findByText(notice)).toBeVisible()
    expect(
      screen.getByText('Blue Slide is no longer available on Saturday, June 12, 2027.'),
    ).toBeVisible()
    expect(backend.commits).toEqual([])
    // Both come at once: a rental that came later would move a notice that is about to be pressed.
    const lost = screen.getByRole('region', { name: 'Rentals to change' })
    await waitFor(() => expect(lost).toHaveFocus())
    await page.user.click(await moveTo())
    expect(screen.queryByText(notice)).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus(),
    )
  })
})
