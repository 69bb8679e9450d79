import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, type ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { stubViewport } from '~/../test/visit/viewport'
import { inflatable } from '~/../test/items'
import { StickyBookBar } from './StickyBookBar'
import type { Addition, Estimate } from '~/lib/order-form/estimate'
import type { Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'

const onAdd = vi.fn()
const onCart = vi.fn()

beforeEach(() => {
  onAdd.mockClear()
  onCart.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => void vi.unstubAllGlobals())

type PageProps = {
  chosen?: Day | null
  lost?: readonly Day[]
  inCart?: number
  free?: boolean
  item?: Item
  quantity?: number
  total?: Estimate
  addition?: Addition
}

function Page({
  chosen = null,
  lost = [],
  inCart = 0,
  free = true,
  item = inflatable(),
  quantity = 1,
  total,
  addition,
}: PageProps) {
  const calendar = useRef<HTMLDivElement>(null)
  const ownButton = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={calendar}>
        <button type="button" aria-disabled="false">
          Next month
        </button>
        <button type="button" aria-disabled="true" tabIndex={0}>
          11
        </button>
        {free && (
          <button type="button" tabIndex={-1}>
            12
          </button>
        )}
      </div>
      <div ref={ownButton} />
      <StickyBookBar
        item={item}
        booking={{
          days: chosen === null ? [] : [chosen],
          inCart,
          quantity,
          lostBy: () => 'full',
          add: onAdd,
        }}
        lost={lost}
        stepper={item.capacity !== null && item.capacity > 1 && <p>How many</p>}
        total={total ?? null}
        addition={addition ?? null}
        calendar={calendar}
        ownButton={ownButton}
        onCart={onCart}
      />
    </>
  )
}

/** Draws the page, with the panel's own button out of sight. */
function show(page: ReactElement) {
  const report = stubViewport()
  render(page)
  report(false)
}

test("it shows only while the panel's own button is out of sight", () => {
  const report = stubViewport()
  render(<Page />)
  expect(screen.queryByText('$185')).not.toBeInTheDocument()
  report(false)
  expect(screen.getByText('$185')).toBeVisible()
  report(true)
  expect(screen.queryByText('$185')).not.toBeInTheDocument()
})

test('before a day is chosen it leads to the first free day shown', async () => {
  show(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  expect(screen.getByRole('button', { name: '12' })).toHaveFocus()
  expect(onAdd).not.toHaveBeenCalled()
})

test('of a wished day that is taken it says so, and leads to another day', async () => {
  show(<Page lost={[day('2027-06-12')]} />)
  expect(screen.getByText('Booked on Sat, Jun 12')).toBeVisible()
  expect(screen.queryByText('No date yet')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Another day' }))
  expect(screen.getByRole('button', { name: '12' })).toHaveFocus()
})

test.each([
  [1, 'Sat, Jun 12, in your cart'],
  [2, 'Sat, Jun 12, 2 in your cart'],
])('with %i in the cart it leads there', async (inCart, words) => {
  show(<Page chosen={day('2027-06-12')} inCart={inCart} />)
  expect(screen.getByText(words)).toBeVisible()
  // The rent of what could be added would read like the cart's.
  expect(screen.queryByText(/total|delivery/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Go to cart' }))
  expect(onCart).toHaveBeenCalledOnce()
  expect(onAdd).not.toHaveBeenCalled()
})

test('in a month without a free day the focus goes to its day in the tab order', async () => {
  show(<Page free={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  expect(screen.getByRole('button', { name: '11' })).toHaveFocus()
})

test('with a day it adds to the cart', async () => {
  show(<Page chosen={day('2027-06-12')} />)
  expect(screen.getByText('Sat, Jun 12 is available')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add To Cart' }))
  expect(onAdd).toHaveBeenCalledOnce()
})

test('it shows what the chosen quantity costs on the chosen day', () => {
  const report = stubViewport()
  const item = inflatable({ priceCents: 149_99 })
  const { rerender } = render(<Page item={item} quantity={3} />)
  report(false)
  expect(screen.getByText('$149.99')).toBeVisible()
  expect(screen.getByText('per day')).toBeVisible()
  rerender(<Page chosen={day('2027-06-12')} item={item} quantity={3} />)
  expect(screen.getByText('$449.97')).toBeVisible()
  expect(screen.queryByText('per day')).not.toBeInTheDocument()
  expect(screen.getByText('Quantity 3, Sat, Jun 12')).toBeVisible()
})

test.each<[Estimate | undefined, string]>([
  [undefined, '$185 + delivery & tax'],
  [{ totalCents: 246_65, missing: 'delivery' }, '$246.65 + delivery'],
  [{ totalCents: 292_84, missing: '' }, '$292.84 total'],
])('it says whether there is more to come: %o', (total, text) => {
  show(<Page chosen={day('2027-06-12')} {...(total && { total })} />)
  expect(screen.getByText('Sat, Jun 12 is available').closest('p')).toHaveTextContent(text)
})

test('beside a cart it says what the item adds, and the new total', () => {
  const addition: Addition = { addsCents: 2_72, totalCents: 35_45, missing: '' }
  show(<Page chosen={day('2027-06-12')} addition={addition} />)
  expect(screen.getByText('Sat, Jun 12 is available').closest('p')).toHaveTextContent(
    '+$2.72 new cart total $35.45',
  )
})

test('it has the quantity of an item with several units, once a day is chosen', () => {
  const item = inflatable({ capacity: 5 })
  const report = stubViewport()
  const { rerender } = render(<Page item={item} />)
  report(false)
  expect(screen.queryByText('How many')).not.toBeInTheDocument()
  rerender(<Page item={item} chosen={day('2027-06-12')} />)
  expect(screen.getByText('How many')).toBeVisible()
  rerender(<Page item={item} chosen={day('2027-06-12')} inCart={1} />)
  expect(screen.queryByText('How many')).not.toBeInTheDocument()
})

test('of a wedding item it says where the price is shown', () => {
  show(<Page chosen={day('2027-06-12')} item={inflatable({ name: 'Wedding Arch' })} />)
  expect(screen.getByText('See price in cart')).toBeVisible()
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument()
})

test('it never shows in a browser without IntersectionObserver', () => {
  render(<Page />)
  expect(screen.queryByRole('button', { name: 'Choose a date' })).not.toBeInTheDocument()
})
