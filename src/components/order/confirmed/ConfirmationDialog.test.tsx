// After a charge the confirmation shows, whatever was typed and whichever of its parts throws.
import '#test/stand-ins/order-mocks'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { orderEntry } from '#test/bookings'
import { saveConfirmation, type Confirmation } from '~/lib/booking/order/confirmation'
import { confirmationOf } from '~/lib/booking/order/finish'
import { ConfirmationDialog } from './ConfirmationDialog'
import { pageLoadId } from './page-load-id'

const confirmation = confirmationOf(orderEntry(), `${pageLoadId()} / default`)

test.each<[string, Partial<Confirmation>]>([
  ['the first half of an emoji in the email', { email: 'ada\uD83C@example.com' }],
  ['the second half', { email: '\uDF88ada@example.com' }],
  ['half of one in a rental', { rentals: ['Castle \uD83C'] }],
  ['a time of delivery that is none', { delivery: 9e15 }],
  ['a moment of the order that is none', { created: '\uD83C' }],
])('with %s', (_, changes) => {
  saveConfirmation({ ...confirmation, ...changes })
  const router = createMemoryRouter([{ path: '*', Component: ConfirmationDialog }])
  render(<RouterProvider router={router} />, { onCaughtError: () => {} })
  expect(screen.getByRole('dialog')).toHaveTextContent(`Confirmation ID ${confirmation.id}`)
  expect(screen.getByRole('link', { name: 'See your booking' })).toBeVisible()
})
