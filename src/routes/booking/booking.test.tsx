import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedBooking as stored } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import {
  bookingId,
  rowsIn,
  storeBooking,
  unpaid,
  valueOf,
  visitBooking,
} from '#test/stand-ins/stored-booking'
import { keepMyBooking } from '~/lib/storage/my-bookings'

openBackend('2027-06-08T16:00:00Z')
beforeEach(() => storeBooking())

const rows = () => rowsIn('Your total')
const link = (name: string) => screen.getByRole('link', { name })

test("shows the rentals, delivery, preparation and changes of a booking, with the business's policies", async () => {
  vi.stubEnv('VITE_RAIN_RULE', 'Rain: call us.')
  await visitBooking()
  expect(screen.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
  expect(screen.getByText(`Confirmation ID ${bookingId}`)).toBeVisible()
  const items = within(screen.getByRole('region', { name: 'What you booked' }))
  expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rockford CastleSat, Jun 12, 2027 to Sun, Jun 13, 2027',
    'Folding Chairs × 40Sat, Jun 12, 2027',
  ])
  expect(items.getAllByRole('presentation')[0]).toHaveAttribute('src', '/castle.svg')
  expect(rowsIn('Delivery and pickup')).toEqual([
    ['Delivery', "On each rental's first day, between 10am and 12pm. We'll call ahead."],
    ['Pickup', "On each rental's last day, after 7pm, until midnight."],
    ['Address', '12 Oak St, Rockford, IL 61101'],
    ['Ground', 'Concrete / Asphalt'],
    ['Booked for', 'Maria Jensen, (815) 555-0177'],
  ])
  const list = within(screen.getByRole('list', { name: 'What to have ready' }))
  expect(list.getByText('20 amp outlet within 100 ft')).toBeVisible()
  expect(list.getByText('An adult present at delivery and pickup')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent(/^Deposit of \$100.00/)
  expect(link('the rules and restrictions')).toHaveAttribute('href', '/contract')
  expect(screen.getByText(/^If weather or anything else/)).toBeVisible()
  const moving = 'You can move your rental to another day until Thursday, June 10. Rain: call us.'
  expect(screen.getByText(moving)).toBeVisible()
  const changes = within(screen.getByRole('region', { name: 'Changes and cancellation' }))
  expect(changes.getByText(/at least 24 hours/)).toBeVisible()
  const phone = changes.getByRole('link', { name: '(815) 555-0142' })
  expect(phone).toHaveAttribute('href', 'tel:+18155550142')
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('answers first what people come for: what, when, where and the payment, then what they can do', async () => {
  await visitBooking()
  expect(rowsIn('At a glance')).toEqual([
    ['What', 'Rockford Castle\nFolding Chairs × 40'],
    [
      'When',
      "Sat, Jun 12, 2027 to Sun, Jun 13, 2027\nOn each rental's first day, between 10am and 12pm. We'll call ahead.",
    ],
    ['Where', '12 Oak St, Rockford, IL 61101'],
    ['Payment', 'Total $575.40 · $100.00 paid'],
  ])
  const glance = screen.getByRole('region', { name: 'At a glance' })
  const actions = [...glance.querySelectorAll('button, a')].map((each) => each.textContent)
  expect(actions).toEqual([
    'Pay $475.40 by card',
    'Move my booking',
    'Add to calendar',
    'Get ready',
    'Sign the release',
  ])
  expect(link('Get ready')).toHaveAttribute('href', expect.stringMatching(/#prepare$/))
  const details = screen.getByRole('heading', { name: 'What you booked' })
  expect(glance.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(link('Your delivery address on a map (opens in a new tab)')).toBeVisible()
})

test('a package lists its parts, and the space it needs', async () => {
  const chairs = extra({ name: 'Folding Chairs' })
  backend.items = [inflatable({ parts: [{ ...chairs, quantity: 20 }] }), chairs]
  await visitBooking()
  const items = within(screen.getByRole('region', { name: 'What you booked' }))
  expect(await items.findByText('Includes Folding Chairs × 20')).toBeVisible()
  expect(await screen.findByText(/^A flat, clear area/)).toHaveTextContent(
    ': 18 × 18 ft for Rockford Castle',
  )
})

test("an organization's order names it, and with a purchase order its payment terms", async () => {
  const organization = 'Lincoln School\nPurchase order: 4711'
  storeBooking({ ...unpaid, method: 'Cash In Office', organization })
  const page = await visitBooking()
  expect(valueOf('Organization')).toBe(organization)
  expect(screen.getByText(/Unpaid reservations are canceled/)).toBeVisible()
  vi.stubEnv('VITE_PURCHASE_ORDERS', 'yes')
  await page.reload()
  expect(await screen.findByText("We'll confirm your payment terms by email.")).toBeVisible()
  expect(screen.queryByText(/Unpaid reservations are canceled/)).not.toBeInTheDocument()
})

// components/order/PayBy.test.tsx checks the words of a reservation that isn't paid yet.
describe('the amounts paid and due', () => {
  test('a deposit: the whole total, what is paid of it, and what is left', async () => {
    await visitBooking()
    // invoice.test.tsx checks the parts of the total, because the invoice shows the same rows.
    expect(rows().slice(-4)).toEqual([
      ['Total', '$575.40'],
      ['Deposit', '-$100.00'],
      ['Paid', '$0.00'],
      ['Balance due', '$475.40'],
    ])
    expect(screen.getByText('Balance due $475.40')).toBeVisible()
    expect(screen.getByText(/^Your deposit is paid/)).toHaveTextContent(
      'Your deposit is paid. The balance is due before delivery on Sat, Jun 12. Pay it by card here, or in our office.',
    )
    expect(screen.queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
  })

  test("another booking's invoice is not linked", async () => {
    storeBooking({ ...stored, paid: true, invoiceID: 'i1' })
    backend.put('invoices-test/i1', { bookingId: 'anotherbooking012345', paid: true })
    await visitBooking()
    expect(screen.queryByRole('link', { name: 'See the invoice' })).not.toBeInTheDocument()
  })

  test('everything is paid: the link to the invoice', async () => {
    storeBooking({ ...stored, paid: true, invoiceID: 'i1' })
    await visitBooking()
    expect(rows().slice(-3)).toEqual([
      ['Deposit', '-$100.00'],
      ['Paid', '-$475.40'],
      ['Balance due', '$0.00'],
    ])
    expect(screen.getByText('Paid in full')).toBeVisible()
    expect(link('See the invoice')).toHaveAttribute('href', '/invoice/i1')
  })

  test('a request: nothing is due before the office has approved it', async () => {
    storeBooking({ ...unpaid, approved: 'Waiting' })
    await visitBooking()
    expect(screen.getByRole('heading', { level: 1, name: 'Your request' })).toBeVisible()
    expect(screen.getByText('Waiting for our office')).toBeVisible()
    expect(screen.getByText(/Nothing is due until our office approves/)).toBeVisible()
    expect(rows().at(-1)).toEqual(['Total', '$575.40'])
    expect(screen.queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
  })

  test('the amounts are unreadable: the page says so', async () => {
    storeBooking({ ...stored, balances: { rent: 'see paper' } })
    await visitBooking()
    expect(screen.getByRole('alert')).toHaveTextContent("We can't show these amounts.")
    expect(screen.getByText('Call us for the amount due')).toBeVisible()
  })

  test.each([
    ['a request that the office approved later', { ...unpaid, approved: true }],
    [
      'a rental that is over',
      {
        ...unpaid,
        inflatables: [{ ...stored.inflatables[0], bookingDates: ['06/01/2027'] }],
        extras: [],
      },
    ],
  ])('%s has no deadline', async (_, booking) => {
    storeBooking(booking)
    await visitBooking()
    expect(screen.getByText('Balance due $575.40')).toBeVisible()
    expect(screen.queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
  })
})

describe('where the booking cannot be shown', () => {
  const remember = () =>
    keepMyBooking(bookingId, [
      { itemId: 'castle', name: 'Rockford Castle', days: [day('2027-06-13')] },
    ])

  test('it is missing: its own device reads that it may have been canceled', async () => {
    backend.delete(`bookings-test/${bookingId}`)
    const page = await visitBooking()
    expect(screen.getByRole('heading', { name: 'Booking Not Found :(' })).toBeVisible()
    expect(link('(815) 555-0142')).toBeVisible()
    expect(link('Home')).toBeVisible()
    remember()
    await page.reload()
    expect(await screen.findByText(/may have been canceled/)).toHaveTextContent('Rockford Castle')
  })

  test('the database is down: its own device reads that it is booked; a retry works', async () => {
    backend.reachable = false
    const page = await visitBooking()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent("Your booking didn't load.")
    expect(alert).toHaveTextContent('(815) 555-0142')
    expect(screen.queryByText(/you're still booked/)).not.toBeInTheDocument()
    remember()
    const { user } = await page.reload()
    expect((await screen.findByText(/you're still booked/)).closest('p')).toHaveTextContent(
      `You booked Rockford Castle on this device, and you're still booked. Your confirmation ID is ${bookingId}.`,
    )
    backend.reachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Rockford Castle')).toBeVisible()
  })
})
