// What an extra's own page shows of it.
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { installItemScreens, openItem } from '~/../test/visit/item-screens'
import { extra } from '~/../test/items'
import { findExtra } from '~/lib/db/catalogue'

vi.mock('~/lib/db/catalogue')
vi.mock('~/lib/db/days/item-uses')
vi.mock('~/lib/db/days/allocations')
installItemScreens()

test('picture, name, price a day and description', async () => {
  vi.mocked(findExtra).mockResolvedValue(
    extra({
      name: 'Snow Cone Machine',
      image: '/cone.svg',
      priceCents: 65_00,
      description: 'Ice.',
    }),
  )
  openItem('/extra/chairs')
  const name = 'Snow Cone Machine'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/cone.svg')
  expect(screen.getByText('Ice.')).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'Booking' }))
  expect(panel.getByText('$65')).toBeVisible()
  expect(panel.getByText('per day')).toBeVisible()
})
