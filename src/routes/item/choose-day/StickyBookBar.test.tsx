import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, type ComponentProps, type ReactElement } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import { stubViewport } from '#test/stand-ins/viewport'
import { saveCart } from '~/lib/cart/store'
import { saveEventPlace } from '~/lib/storage/event-place'
import { StickyBookBar } from './StickyBookBar'

const onAdd = vi.fn()

beforeEach(() => {
  onAdd.mockClear()
  saveCart([])
  saveEventPlace(null)
})

type PageProps = Partial<Pick<ComponentProps<typeof StickyBookBar>, 'item' | 'whyLost'>> & {
  chosen?: boolean
  hasFreeDay?: boolean
  inCart?: number
  quantity?: number
}

/** June 12, if a day is chosen. */
const june12 = day('2027-06-12')

function Page({
  chosen = false,
  hasFreeDay = true,
  item = inflatable(),
  inCart = 0,
  quantity = 1,
  ...some
}: PageProps) {
  const calendar = useRef<HTMLDivElement>(null)
  const ownButton = useRef<HTMLDivElement>(null)
  return (
    <MemoryRouter>
      <div ref={calendar}>
        <button aria-disabled="false">Next month</button>
        <button aria-disabled="true" tabIndex={0}>
          11
        </button>
        {hasFreeDay && <button tabIndex={-1}>12</button>}
      </div>
      <div ref={ownButton} />
      <StickyBookBar
        item={item}
        bookable={{ days: chosen ? [june12] : [], inCart, quantity }}
        whyLost=""
        stepper={item.capacity !== null && item.capacity > 1 && <p>How many</p>}
        calendar={calendar}
        ownButton={ownButton}
        onAdd={onAdd}
        {...some}
      />
      <Routes>
        <Route path="/cart" element={<p>The cart</p>} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>
  )
}

/** Draws the page, with the panel's own button out of sight. */
function show(page: ReactElement) {
  const report = stubViewport()
  const view = render(page)
  report(false)
  return view
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

test.each([
  ['before a day is chosen it leads to the first free day shown', {}, 'Choose a date', '12'],
  [
    'in a month without a free day it leads to the day in the tab order',
    { hasFreeDay: false },
    'Choose a date',
    '11',
  ],
  [
    'of a wished day that is taken it leads to another day',
    { whyLost: 'Booked on Sat, Jun 12' },
    'Another day',
    '12',
  ],
])('%s', async (_, some, button, focused) => {
  show(<Page {...some} />)
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(screen.getByRole('button', { name: focused })).toHaveFocus()
  expect(onAdd).not.toHaveBeenCalled()
})

test.each([
  [1, 'Sat, Jun 12, in your cart'],
  [2, 'Sat, Jun 12, 2 in your cart'],
])('with %i in the cart it leads there', async (inCart, words) => {
  show(<Page chosen inCart={inCart} />)
  expect(screen.getByText(words)).toBeVisible()
  // The rent of what could be added would read like the cart's.
  expect(screen.queryByText(/total|delivery/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Go to cart' }))
  expect(screen.getByText('The cart')).toBeVisible()
})

test('with a day it adds to the cart, and the same button then leads there', async () => {
  const { rerender } = show(<Page chosen />)
  const button = screen.getByRole('button', { name: 'Add To Cart' })
  await userEvent.click(button)
  expect(onAdd).toHaveBeenCalledOnce()
  rerender(<Page chosen inCart={1} />)
  // The dialog about the cart gives the focus back to what was pressed.
  expect(screen.getByRole('button', { name: 'Go to cart' })).toBe(button)
})

test('it has the quantity of an item with several units and what it costs, once a day is chosen', () => {
  const item = inflatable({ priceCents: 149_99, capacity: 5 })
  const { rerender } = show(<Page item={item} quantity={3} />)
  expect(screen.getByText('$149.99')).toBeVisible()
  expect(screen.getByText('per day')).toBeVisible()
  expect(screen.queryByText('How many')).not.toBeInTheDocument()
  rerender(<Page chosen item={item} quantity={3} />)
  expect(screen.getByText('$449.97').parentElement).toHaveTextContent('$449.97 + delivery & tax')
  expect(screen.queryByText('per day')).not.toBeInTheDocument()
  expect(screen.getByText('Quantity 3, Sat, Jun 12')).toBeVisible()
  expect(screen.getByText('How many')).toBeVisible()
  rerender(<Page chosen item={item} inCart={1} />)
  expect(screen.queryByText('How many')).not.toBeInTheDocument()
})
