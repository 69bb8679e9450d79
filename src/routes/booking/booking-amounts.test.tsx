// A booking's own page: what is paid, what is due until when, and what can be done with the page.
import { screen, waitFor, within } from '@testing-library/react'
import { sync } from 'node-ical'
import { describe, expect, test, vi } from 'vitest'
import {
  amountRows,
  bookingId,
  installBooking,
  storeBooking,
  unpaid,
  visitBooking,
} from '~/../test/visit/booking-screen'
import { stored } from '~/../test/visit/invoice-screen'
import type { findStoredBooking } from '~/lib/db/bookings/stored-booking'

vi.mock(import('~/lib/db/bookings/stored-booking'), async (original) => ({
  ...(await original()),
  findStoredBooking: vi.fn<typeof findStoredBooking>(),
}))

installBooking()

describe('what is paid, and what is due until when', () => {
  test('a deposit: the whole total, what is paid of it, and what is left', async () => {
    await visitBooking()
    expect(amountRows()).toEqual([
      ['Rent', '$382.50'],
      ['Damage waiver', '$34.43'],
      ['Time frame delivery', '$50.00'],
      ['Delivery fee', '$30.00'],
      ['Insurance', '$45.00'],
      ['Tax', '$33.47'],
      ['Total', '$575.40'],
      ['Paid', '$100.00'],
      ['Balance due', '$475.40'],
    ])
    expect(screen.getByText('Balance due $475.40')).toBeVisible()
    expect(screen.getByText(/^Your deposit is paid/)).toHaveTextContent(
      'Your deposit is paid. The rest is due later. Pay it by the link in the invoice that we mailed you, or in our office.',
    )
    expect(screen.queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
  })

  test('nothing yet: in the office, by day and hour', async () => {
    storeBooking(unpaid)
    await visitBooking()
    expect(amountRows().slice(-3)).toEqual([
      ['Total', '$575.40'],
      ['Paid', '$0.00'],
      ['Balance due', '$575.40'],
    ])
    expect(screen.getByText(/Unpaid reservations/)).toHaveTextContent(
      'Please pay in our office by Wednesday, June 9, 9:14 am. Unpaid reservations are cancelled after 24 hours',
    )
  })

  test('24 hours that end while the office is closed: the same moment, and how to pay', async () => {
    vi.setSystemTime(new Date('2027-06-06T16:00:00Z'))
    storeBooking({ ...unpaid, created: '06/05/2027 | 15:30' })
    await visitBooking()
    expect(screen.getByText(/Unpaid reservations/)).toHaveTextContent(
      'Please pay by Sunday, June 6, 3:30 pm. Unpaid reservations are cancelled after 24 hours. Our office is closed at that time',
    )
  })

  test('an event that is sooner: by a call, or a mail that names it', async () => {
    vi.setSystemTime(new Date('2027-06-11T20:00:00Z'))
    storeBooking({ ...unpaid, created: '06/11/2027 | 14:30' })
    await visitBooking()
    const told = screen.getByText(/Unpaid reservations/)
    expect(told).toHaveTextContent(
      'Your event is sooner than that: please call us at (815) 555-0142',
    )
    expect(within(told).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      `mailto:hello@example.com?subject=Booking%20${bookingId}`,
    )
  })

  test('an invoice that is stored and still due is the way to pay', async () => {
    storeBooking({ ...unpaid, invoiceID: 'invoice1' })
    await visitBooking()
    expect(screen.getByRole('link', { name: 'Pay by card on the invoice' })).toHaveAttribute(
      'href',
      '/invoice/invoice1',
    )
  })

  test('that moment is over', async () => {
    storeBooking({ ...unpaid, created: '06/01/2027 | 09:14' })
    await visitBooking()
    expect(screen.getByText(/Unpaid reservations/)).toHaveTextContent(
      /^Payment was due by Wednesday, June 2, 9:14 am\. .* Already paid, or want to keep it\? Call \(815\) 555-0142\./,
    )
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
  ])('%s has no such hour', async (_, document) => {
    storeBooking(document)
    await visitBooking()
    expect(screen.getByText('Balance due $575.40')).toBeVisible()
    expect(screen.queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
  })

  test('all of it, with the way to its invoice', async () => {
    storeBooking({ ...stored, paid: true, invoiceID: 'invoice1' })
    await visitBooking()
    expect(amountRows().slice(-3)).toEqual([
      ['Total', '$575.40'],
      ['Paid', '$575.40'],
      ['Balance due', '$0.00'],
    ])
    expect(screen.getByText('Paid in full')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the invoice' })).toHaveAttribute(
      'href',
      '/invoice/invoice1',
    )
  })

  test('a request: nothing before the office has approved it', async () => {
    storeBooking({ ...unpaid, approved: 'Waiting' })
    await visitBooking()
    expect(screen.getByRole('heading', { level: 1, name: 'Your request' })).toBeVisible()
    expect(screen.getByText('Waiting for our office')).toBeVisible()
    expect(screen.getByText(/Nothing is due before our office has approved/)).toBeVisible()
    expect(amountRows().at(-1)).toEqual(['Total', '$575.40'])
    expect(screen.queryByText(/Unpaid reservations/)).not.toBeInTheDocument()
  })

  test('amounts that can not be read: the office is to be called', async () => {
    storeBooking({ ...stored, balances: { rent: 'see paper' } })
    await visitBooking()
    expect(screen.getByRole('alert')).toHaveTextContent("These amounts can't be shown.")
    expect(screen.getByText('Amounts unknown')).toBeVisible()
  })
})

describe('it offers', () => {
  test('a file for the calendar that a calendar reads', async () => {
    const user = await visitBooking()
    const made: Blob[] = []
    const named: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
        revokeObjectURL: () => {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      named.push(this.download)
    })
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
    expect(named).toEqual(['booking-2027-06-12.ics'])
    expect(made[0]?.type).toBe('text/calendar;charset=utf-8')
    const text = await made[0]?.text()
    const [event] = Object.values(sync.parseICS(text ?? '')).filter((one) => one?.type === 'VEVENT')
    expect(event).toMatchObject({
      summary: 'Better Events: Rockford Castle, Folding Chairs x 40',
      location: '12 Oak St, Rockford, IL 61101',
    })
    expect(screen.getByText('The file for your calendar is saved.')).toBeVisible()
  })

  test('nothing for the calendar where no day can be read', async () => {
    storeBooking({ ...stored, inflatables: [], extras: [] })
    await visitBooking()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })

  test('to print it', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const user = await visitBooking()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  test('to copy its link, and says that it is copied', async () => {
    const user = await visitBooking()
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    await waitFor(() => expect(copy).toHaveBeenCalledExactlyOnceWith(location.href))
    expect(screen.getByText('The link is copied.')).toBeVisible()
  })

  test('the link to copy by hand where the browser copies nothing', async () => {
    const user = await visitBooking()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByLabelText('The link of this page')).toHaveValue(location.href)
    expect(screen.getByText(/^We couldn't copy the link\./)).toBeVisible()
  })

  test("to share it where the device does; whoever thinks better of it isn't told of an error", async () => {
    const share = vi
      .fn<(shared: ShareData) => Promise<void>>()
      .mockRejectedValue(new DOMException('', 'AbortError'))
    Object.assign(navigator, { share })
    const user = await visitBooking()
    await user.click(screen.getByRole('button', { name: 'Share the link' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Your booking', url: location.href })
    expect(screen.queryByLabelText('The link of this page')).not.toBeInTheDocument()
    Reflect.deleteProperty(navigator, 'share')
  })
})
