// The two item screens over the stand-in database: a castle, a combo and a slide, five chairs and a
// tent, all free.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach } from 'vitest'
import type { Item } from '~/lib/domain/item'
import { extra, inflatable } from '../items'
import { backend, openBackend } from './backend'
import { loadPage } from './page-load'

export const saturday = 'Saturday, June 12, 2027'

/**
 * Before each test: the catalog above, on Tuesday, June 8, 2027, ten in the morning in Rockford.
 */
export function installItemScreens() {
  openBackend('2027-06-08T15:00:00Z')
  beforeEach(() => {
    backend.items = [
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
      extra(),
      extra({ id: 'tent', name: 'Frame Tent', capacity: 1 }),
    ]
  })
}

/** Puts an item into the catalog in place of the one with its id. */
export function restock(item: Item): void {
  backend.items = backend.items.map((each) => (each.id === item.id ? item : each))
}

/** Loads an item's page, and answers its router. */
export async function openItem(url: string) {
  return (await loadPage(url)).router
}

/** Clicks the calendar's tile whose name begins so. */
export async function pick(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
}

export async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
}
