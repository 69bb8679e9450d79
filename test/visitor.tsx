// A visitor with a cart, at the cart's or the checkout's screen.
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { saveCheckoutForm } from '~/lib/booking/in-progress'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { saveCart } from '~/lib/cart/store'
import * as cart from '~/routes/cart'
import * as checkout from '~/routes/checkout'
import { checkoutForm } from './bookings'
import { day } from './days'

// A whole screen on a busy machine: what is waited for comes, but not always within a second.
configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })

/** Puts one entry a call into the cart: item, days, quantity. */
export function fillCart(...entries: [itemId: string, days: string[], quantity?: number][]): void {
  saveCart(
    entries.map(([itemId, days, quantity = 1]) => ({ itemId, days: days.map(day), quantity })),
  )
}

/** Opens a screen as a fresh page load does: only the session's storage is kept. */
export function visit(path: '/cart' | '/checkout') {
  const elsewhere = { Component: () => <p>Another screen</p> }
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => <p>Loading</p>,
        children: [
          { path: '/cart', ...cart },
          { path: '/checkout', ...checkout },
          { path: '*', ...elsewhere },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const { unmount } = render(<RouterProvider router={router} />)
  return { router, leave: unmount, user: userEvent.setup() }
}

/** The checkout with a castle in the cart and the form filled, all but what `some` says. */
export async function checkOut(some: Partial<CheckoutForm> = {}) {
  if (sessionStorage.getItem('cart') === null) fillCart(['castle', ['2027-06-12']])
  saveCheckoutForm(checkoutForm(some))
  const page = visit('/checkout')
  await screen.findByRole('button', { name: 'Continue' })
  return page
}

/** The same up to the final button. */
export async function continued(some: Partial<CheckoutForm> = {}, final = 'Book Now') {
  const page = await checkOut(some)
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  await finalButton(final)
  return page
}

/** The final button, once it takes a press: it ignores the second one of a double click on Continue. */
export async function finalButton(name = 'Book Now') {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

export const field = (label: string) => screen.getByLabelText(label)

/** Rows of the summary as [label with detail, amount]. */
export function rowsOf(region: string): string[][] {
  const summary = screen.getByRole('complementary', { name: region })
  const amounts = within(summary).getAllByRole('definition')
  return within(summary)
    .getAllByRole('term')
    .map((term, at) => [term.textContent ?? '', amounts[at]?.textContent ?? ''])
}
