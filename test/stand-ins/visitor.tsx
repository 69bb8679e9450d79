// A visitor with a cart, at the cart's or the checkout's screen.
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { saveCart } from '~/lib/cart/store'
import type { OrderForm } from '~/lib/domain/order-form'
import { saveDraft } from '~/lib/order-form/draft'
import { checkoutForm } from '../bookings'
import { day } from '../days'
import { untilIdle } from './backend'
import { loadPage } from './page-load'
import { passPause } from './pauses'

/** Puts one cart line a call into the cart: item, days, quantity. */
export function fillCart(
  ...cartLines: [itemId: string, days: string[], quantity?: number][]
): void {
  saveCart(
    cartLines.map(([itemId, days, quantity = 1]) => ({ itemId, days: days.map(day), quantity })),
  )
}

/** The cart as the session holds it. */
export const storedCart = () => JSON.parse(sessionStorage.getItem('cart') ?? '[]') as unknown

/** Opens a screen as a fresh page load does: only what was stored is kept. */
export const visit = (path: '/cart' | '/checkout') => loadPage(path)

/**
 * The filled cart once its days are known. React renders them a moment later, and in a simulated
 * browser a press in that moment is lost.
 */
export async function openCart() {
  const page = await visit('/cart')
  await screen.findAllByRole('button', { name: /^Remove / })
  await untilIdle()
  return page
}

/** A rental's row in the cart. */
export async function entryOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('heading', { name })).closest('li')
  if (!row) throw new Error(`${name} has no row`)
  return row
}

/**
 * The checkout with a castle in the cart and the form filled, all but what `some` says.
 * @param from the screen that the visitor comes from
 */
export async function checkOut(
  some: Partial<OrderForm> = {},
  from: '/cart' | '/checkout' = '/checkout',
) {
  if (sessionStorage.getItem('cart') === null) fillCart(['castle', ['2027-06-12']])
  saveDraft(checkoutForm(some))
  const page = await visit(from)
  if (from === '/cart') {
    await screen.findByRole('heading', { level: 1, name: 'Your cart' })
    await page.router.navigate('/checkout')
  }
  await screen.findByText(/^Continue$|^None of your rentals can be booked/)
  return page
}

/** The same up to the final button. */
export async function continued(
  some: Partial<OrderForm> = {},
  final = 'Book Now',
  from?: '/cart' | '/checkout',
) {
  const page = await checkOut(some, from)
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  await finalButton(final)
  return page
}

/**
 * The final button, once it takes a press: it ignores the second one of a double click on Continue.
 */
export async function finalButton(name = 'Book Now') {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => {
    passPause()
    expect(button).not.toHaveAttribute('aria-disabled')
  })
  return button
}

/** A visitor whose session already has the contact fields. */
export function rememberContact(some: Parameters<typeof checkoutForm>[0] = {}): void {
  saveDraft(checkoutForm(some))
}

type Page = Awaited<ReturnType<typeof loadPage>>

/** Chooses June 12 on an item's page. */
export async function chooseDay({ user }: Page): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Saturday, June 12, 2027/ }))
  await screen.findByRole('button', { name: 'Book Now' })
}

/** Opens the popup of an item's page for June 12, and accepts the rules. */
export async function openPopup(page: Page) {
  await chooseDay(page)
  await page.user.click(screen.getByRole('button', { name: 'Book Now' }))
  const popup = within(await screen.findByRole('dialog', { name: /^Book / }))
  await page.user.click(popup.getByRole('checkbox', { name: /I accept the/ }))
  return popup
}

/** Books the item for the office. */
export async function bookItem(page: Page): Promise<void> {
  const popup = await openPopup(page)
  await page.user.click(popup.getByRole('button', { name: 'Book Now' }))
}

export const field = (label: string) => screen.getByLabelText(label)

/** Rows of the summary as [label with detail, amount]. */
export function rowsOf(region: string): string[][] {
  const summary = screen.getByRole('complementary', { name: region })
  const amounts = within(summary).getAllByRole('definition')
  return within(summary)
    .getAllByRole('term')
    .map((term, index) => [term.textContent ?? '', amounts[index]?.textContent ?? ''])
}
