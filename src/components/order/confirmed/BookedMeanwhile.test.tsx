import '#test/stand-ins/order-mocks'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { orderEntry } from '#test/bookings'
import { hrefOf } from '#test/stand-ins/links'
import { loadConfirmation, saveConfirmation } from '~/lib/booking/order/confirmation'
import { confirmationOf } from '~/lib/booking/order/finish'
import { BookedMeanwhile } from './BookedMeanwhile'

const confirmation = confirmationOf(orderEntry(), '/checkout a1')
const title = 'Your booking has been confirmed'

function Screen() {
  return <BookedMeanwhile key={useLocation().pathname} />
}

function visit(path: string) {
  saveConfirmation(confirmation)
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

test.each(['/contact', '/booking', '/booking/ABCDEFGHIJ0123456789'])(
  'a booking made on another screen shows on %s, with a link to its page',
  (path) => {
    visit(path)
    expect(screen.getByText(title)).toBeVisible()
    expect(hrefOf('See your booking')).toBe(`/booking/${confirmation.id}`)
  },
)

test("the booking's own page needs no notice above it, nor does the next screen", async () => {
  const router = visit(`/booking/${confirmation.id}`)
  expect(screen.queryByText(title)).not.toBeInTheDocument()
  await act(() => router.navigate('/contact'))
  expect(screen.queryByText(title)).not.toBeInTheDocument()
  expect(loadConfirmation()).toBeNull()
})
