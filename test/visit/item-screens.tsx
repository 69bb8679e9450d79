// The two item screens in a router of their own, over a database that the tests speak for. A test file that uses them imports
// `item-database` (or `item-mocks`) before anything else.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Allocation } from '~/lib/availability/allocation'
import { itemUse } from '~/lib/availability/day-use'
import { findExtra, findInflatable, listExtras, listInflatables } from '~/lib/db/catalogue'
import { readItemUses, type UsesReading } from '~/lib/db/days/item-uses'
import { Component as ExtraScreen, ErrorBoundary as ExtraError } from '~/routes/item/extra'
import {
  Component as InflatableScreen,
  ErrorBoundary as InflatableError,
} from '~/routes/item/inflatable'
import { extraLoader, inflatableLoader } from '~/routes/item/item-loader'
import { day } from '../days'
import { extra, inflatable } from '../items'

/** Tuesday, June 8, 2027, ten in the morning in Rockford. */
const now = new Date('2027-06-08T15:00:00Z')
export const saturday = 'Saturday, June 12, 2027'

const inflatables = [
  inflatable(),
  inflatable({
    id: 'combo',
    name: 'Bounce & Slide Combo',
    width: { kind: 'feet', feet: 17 },
    heightFt: 16,
    wetDry: 'Wet / Dry',
    priceCents: 245_00,
  }),
  inflatable({ id: 'slide', name: 'Cool River Slide', categories: ['slides'] }),
]
const extras = [extra(), extra({ id: 'tent', name: 'Frame Tent', capacity: 1 })]

/** Before each test: a castle, a combo and a slide, five chairs and a tent, all free, on the day that `now` is. */
export function installItemScreens() {
  beforeEach(() => {
    vi.clearAllMocks()
    vi.useFakeTimers({ toFake: ['Date'], now })
    Element.prototype.scrollIntoView = vi.fn()
    vi.mocked(listInflatables).mockResolvedValue(inflatables)
    vi.mocked(listExtras).mockResolvedValue(extras)
    vi.mocked(findInflatable).mockImplementation(
      async (id) => inflatables.find((each) => each.id === id) ?? null,
    )
    vi.mocked(findExtra).mockImplementation(
      async (id) => extras.find((each) => each.id === id) ?? null,
    )
    vi.mocked(readItemUses).mockImplementation(async (ids) => uses(ids[0] ?? '', []))
  })
  afterEach(() => void vi.useRealTimers())
}

/** One booked unit of an item. */
export function booked(itemId: string, date: string, unit = 0): Allocation {
  return { itemId, day: day(date), unit, owner: `owner ${unit}`, expires: null }
}

function uses(itemId: string, allocations: readonly Allocation[]): UsesReading {
  return new Map([[itemId, { use: itemUse(allocations, [], now), allocations }]])
}

/** From now on, the item has these allocations. */
export function take(itemId: string, ...allocations: Allocation[]) {
  vi.mocked(readItemUses).mockResolvedValue(uses(itemId, allocations))
}

export function openItem(address: string) {
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          {
            path: '/inflatable/:id',
            loader: inflatableLoader,
            Component: InflatableScreen,
            ErrorBoundary: InflatableError,
          },
          {
            path: '/extra/:id',
            loader: extraLoader,
            Component: ExtraScreen,
            ErrorBoundary: ExtraError,
          },
          { path: '/checkout', element: <h1>Checkout</h1> },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return router
}

/** Clicks the calendar's tile whose name begins so. */
export async function pick(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
}

export async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
}
