import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { day } from '#test/days'
import { openBackend } from '#test/stand-ins/backend'
import { browseInSafari } from '#test/stand-ins/browsers'
import { loadPage } from '#test/stand-ins/page-load'
import { saveEntry } from '~/lib/booking/commit/journal'
import { loadMyBookings, saveMyBookings } from '~/lib/storage/my-bookings'
import { saveSentWish } from '~/lib/storage/sent-wishes'

openBackend()

const castle = {
  id: 'abcdefghij0123456789',
  lines: [{ itemId: 'castle', days: [day('2027-06-12')] }],
  name: 'Sunny Castle',
}
const slide = {
  id: 'ABCDEFGHIJ0123456789',
  lines: [{ itemId: 'slide', days: [day('2027-06-19')] }],
  name: 'Blue Slide',
}

test('lists the bookings of this device; removing one says so and deletes it from storage', async () => {
  browseInSafari()
  saveMyBookings([castle, slide])
  saveSentWish({ id: castle.id, what: 'cancel', day: null, at: Date.now() })
  saveEntry({ kind: 'placed', reference: 'ours', details: 'rest', id: castle.id, at: Date.now() })
  const { user } = await loadPage('/booking')
  expect(await screen.findByRole('link', { name: 'Sunny Castle' })).toHaveAttribute(
    'href',
    `/booking/${castle.id}`,
  )
  expect(screen.getByText('Sat, Jun 19, 2027')).toBeVisible()
  expect(
    screen.getByText(/Safari deletes saved links if you don't visit this site for seven days/),
  ).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await user.click(screen.getByRole('button', { name: 'Remove Sunny Castle' }))
  expect(screen.queryByRole('link', { name: 'Sunny Castle' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent(
    "Sunny Castle is removed from this device. It's still booked.",
  )
  expect(loadMyBookings()).toEqual([slide])
  expect(localStorage.getItem('changeRequests')).toBeNull()
  await waitFor(() => expect(localStorage.getItem('paymentJournal')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Remove Blue Slide' }))
  const none = { name: 'No bookings saved on this device.' }
  expect(await screen.findByRole('heading', none)).toBeVisible()
  expect(screen.getByText(/The link to your booking is in the email/)).toBeVisible()
  expect(localStorage.getItem('myBookings')).toBeNull()
})
