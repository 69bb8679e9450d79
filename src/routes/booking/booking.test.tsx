// A booking's own page: what it says, and what stands in its place.
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  amountRows,
  bookingId,
  installBooking,
  storeBooking,
  visitBooking,
} from '~/../test/visit/booking-screen'
import { day } from '~/../test/days'
import { stored } from '~/../test/visit/invoice-screen'
import { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { saveMyBookings } from '~/lib/storage/my-bookings'

vi.mock(import('~/lib/db/bookings/stored-booking'), async (original) => ({
  ...(await original()),
  findStoredBooking: vi.fn<typeof findStoredBooking>(),
}))

installBooking()

const factOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

describe('it says', () => {
  test('what was booked, with its picture and its days in words', async () => {
    await visitBooking()
    expect(screen.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
    expect(screen.getByText(`Booking ID ${bookingId}`)).toBeVisible()
    const items = within(screen.getByRole('region', { name: 'What you booked' }))
    expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Rockford CastleSat, Jun 12, 2027 to Sun, Jun 13, 2027',
      'Folding Chairs x 40Sat, Jun 12, 2027',
    ])
    expect(items.getAllByRole('presentation')[0]).toHaveAttribute('src', '/castle.svg')
  })

  test('when and where it is delivered, to whom, and on what ground', async () => {
    await visitBooking()
    expect(factOf('Delivery')).toBe(
      "On each rental's first day, from 10 am, in a window of 2 hours or more. We'll call ahead.",
    )
    expect(factOf('Pick-up')).toBe("On each rental's last day, after 7 pm, until midnight.")
    expect(factOf('Address')).toBe('12 Oak St, Rockford, IL 61101')
    expect(factOf('Set up on')).toBe('Concrete / Asphalt')
    expect(factOf('For')).toBe('Maria Jensen, (815) 555-0177')
  })

  test('that a ground which nobody was asked about may be another', async () => {
    storeBooking({ ...stored, extras: [], balances: { ...stored.balances, insurance: 0 } })
    await visitBooking()
    expect(factOf('Set up on')).toBe('Concrete / Asphalt. Another ground? Tell us when we call.')
  })

  test('its own hours alone, not those of other bookings', async () => {
    await visitBooking()
    const delivery = screen.getByRole('region', { name: 'Delivery and pick-up' })
    expect(delivery).not.toHaveTextContent('We deliver between')
  })

  test('what to prepare, for what people jump on', async () => {
    await visitBooking()
    const list = within(screen.getByRole('region', { name: 'What to prepare' }))
    expect(list.getByText('20 amp outlet within 100 ft')).toBeVisible()
    expect(list.getByText('An adult at delivery and at pick-up')).toBeVisible()
  })

  test('chairs need no outlet', async () => {
    storeBooking({ ...stored, inflatables: [] })
    await visitBooking()
    const list = within(screen.getByRole('region', { name: 'What to prepare' }))
    expect(list.queryByText(/outlet/)).not.toBeInTheDocument()
    expect(list.getByText('An adult at delivery and at pick-up')).toBeVisible()
  })

  test('the rules that were accepted, the weather, and how to change or cancel', async () => {
    await visitBooking()
    expect(screen.getByText(/accepted with this booking/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'rules and restrictions' })).toHaveAttribute(
      'href',
      '/contract',
    )
    expect(screen.getByText(/^If weather or another cause/)).toBeVisible()
    const changes = within(screen.getByRole('region', { name: 'Changes and cancelling' }))
    expect(changes.getByText(/at least 24 hours/)).toBeVisible()
    expect(changes.getByRole('link', { name: '(815) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18155550142',
    )
  })

  test('a form of the booking that is older still reads', async () => {
    storeBooking({
      name: 'Ada',
      bookingDates: ' 06/12/2027',
      inflatableID: 'castle',
      inflatableName: 'Old Castle',
      inflatableImage: '',
      balances: { rent: '185' },
    })
    await visitBooking()
    expect(screen.getByRole('heading', { name: 'Old Castle' })).toBeVisible()
    expect(factOf('Address')).toBe('Not given')
    expect(amountRows()[0]).toEqual(['Rent', '$185.00'])
    expect(amountRows().slice(-3)).toEqual([
      ['Total', '$185.00'],
      ['Paid', '$0.00'],
      ['Balance due', '$185.00'],
    ])
  })
})

test('is kept out of search engines', async () => {
  await visitBooking()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

describe('instead of the booking', () => {
  test('a page says that there is none', async () => {
    vi.mocked(findStoredBooking).mockResolvedValue(null)
    await visitBooking()
    expect(screen.getByRole('heading', { name: 'Booking Not Found :(' })).toBeVisible()
    expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  })

  test('where this device knows it, that it may have been cancelled', async () => {
    saveMyBookings([
      {
        id: bookingId,
        lines: [{ itemId: 'castle', days: [day('2027-06-13')] }],
        name: 'Rockford Castle',
      },
    ])
    vi.mocked(findStoredBooking).mockResolvedValue(null)
    await visitBooking()
    expect(screen.getByText(/may have been cancelled/)).toHaveTextContent('Rockford Castle')
  })

  test('a page offers another try when the database is down', async () => {
    vi.mocked(findStoredBooking).mockRejectedValueOnce(new Error('down'))
    const user = await visitBooking()
    expect(screen.getByRole('alert')).toHaveTextContent("Your booking can't be shown right now.")
    expect(screen.getByRole('alert')).toHaveTextContent('(815) 555-0142')
    expect(screen.queryByText(/changes nothing/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Rockford Castle')).toBeVisible()
  })

  test('just booked, a failed reading is told to change nothing, with the ID', async () => {
    saveMyBookings([
      {
        id: bookingId,
        lines: [{ itemId: 'castle', days: [day('2027-06-13')] }],
        name: 'Rockford Castle',
      },
    ])
    vi.mocked(findStoredBooking).mockRejectedValueOnce(new Error('down'))
    await visitBooking()
    expect(screen.getByText(/changes nothing/)).toHaveTextContent(
      `You booked Rockford Castle on this device, and this changes nothing about it. The booking's ID is ${bookingId}.`,
    )
  })
})
