// The catalog's list over the stand-in database: three inflatables, a property and two tents, on
// November 23, 2026.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { extra, inflatable } from '../items'
import { backend, openBackend, takenByAnother } from './backend'
import { loadPage } from './page-load'

/** What was read since the test began, in this order. */
export let readings: string[] = []

/**
 * Before each test: the catalog above. The ape is taken on December 12 and 13, one of the tents on
 * the 12th.
 */
export function installCatalog() {
  openBackend('2026-11-23T15:00:00Z')
  beforeEach(() => {
    backend.items = [
      inflatable({ id: 'ape', name: 'Ape Bouncer', priceCents: 195_00, wetDry: 'Dry' }),
      inflatable({ id: 'boat', name: 'Boat Slide', priceCents: 320_00, wetDry: 'Wet' }),
      inflatable({ id: 'cave', name: 'Cave Combo', priceCents: 95_00, wetDry: 'Wet / Dry' }),
      extra({
        id: 'house',
        name: 'Lake House',
        propertyLink: 'https://house.test',
        priceCents: null,
      }),
      extra({ id: 'tent', name: 'Tent', capacity: 2 }),
    ]
    takenByAnother('ape', '2026-12-12')
    takenByAnother('ape', '2026-12-13')
    takenByAnother('tent', '2026-12-12')
    readings = []
    backend.beforeRead = (path) => void readings.push(path)
  })
  // The list reads other days of a taken rental a moment later. That must not happen during the
  // next test.
  afterEach(() => waitFor(() => expect(screen.queryByText(/^Checking other/)).toBeNull()))
}

export async function openCatalog(url: string) {
  const page = await loadPage(url)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('combobox', { name: 'Sort by' })
  return {
    ...page,
    url: () => page.router.state.location.pathname + page.router.state.location.search,
  }
}

/** The names of the rentals, in the order of the list. */
export const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

export const select = (name: string) => screen.getByRole('combobox', { name })

/** A rental's card, by the name in its heading, once it is there. */
export async function cardOf(name: string) {
  const card = (await screen.findByRole('heading', { name })).closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}
