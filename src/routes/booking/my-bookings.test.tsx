import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { saveEntry } from '~/lib/booking/commit/journal'
import { addDays, today } from '~/lib/time/dates'
import { describeDays } from '~/lib/time/day-text'
import { loadMyBookings, saveMyBookings } from '~/lib/storage/my-bookings'
import { Component, loader } from './booking'

const now = today(new Date())
const castle = {
  id: 'abcdefghij0123456789',
  lines: [{ itemId: 'castle', days: [addDays(now, 4)] }],
  name: 'Sunny Castle',
}
const slide = {
  id: 'ABCDEFGHIJ0123456789',
  lines: [{ itemId: 'slide', days: [addDays(now, 9)] }],
  name: 'Blue Slide',
}

async function visit() {
  const routes = [{ path: '/booking/:id?', Component, loader, HydrateFallback: () => null }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/booking'] })} />)
  await screen.findByRole('heading', { level: 1 })
}

test('lists what was booked on this device, for when, and leads there', async () => {
  saveMyBookings([castle, slide])
  await visit()
  expect(screen.getByRole('link', { name: 'Sunny Castle' })).toHaveAttribute(
    'href',
    '/booking/abcdefghij0123456789',
  )
  expect(screen.getByText(describeDays([addDays(now, 9)]))).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('removing one takes it off this device alone, says so, and keeps the focus in the page', async () => {
  saveMyBookings([castle, slide])
  await visit()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sunny Castle' }))
  expect(screen.queryByRole('link', { name: 'Sunny Castle' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sunny Castle is removed from this device. The booking itself stands.',
  )
  expect(loadMyBookings()).toEqual([slide])
})

test('removing one leaves no id of it in the journal', async () => {
  saveMyBookings([castle])
  saveEntry({ kind: 'placed', reference: 'wish', details: 'rest', id: castle.id, at: Date.now() })
  await visit()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sunny Castle' }))
  await waitFor(() => expect(localStorage.getItem('paymentJournal')).toBeNull())
})

test('without one, it says so', async () => {
  saveMyBookings([castle])
  await visit()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sunny Castle' }))
  await waitFor(() =>
    expect(
      screen.getByRole('heading', { name: 'No booking is kept on this device.' }),
    ).toBeVisible(),
  )
  expect(localStorage.getItem('myBookings')).toBeNull()
})
