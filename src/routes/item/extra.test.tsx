// What an extra's own page shows of it.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installItemScreens, openItem, restock } from '~/../test/visit/item-screens'
import { extra } from '~/../test/items'

installItemScreens()

test('picture, name, price a day and description', async () => {
  restock(
    extra({
      name: 'Snow Cone Machine',
      image: '/cone.svg',
      priceCents: 65_00,
      description: 'Ice.',
    }),
  )
  await openItem('/extra/chairs')
  const name = 'Snow Cone Machine'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/cone.svg')
  expect(screen.getByText('Ice.')).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'Booking' }))
  expect(panel.getByText('$65')).toBeVisible()
  expect(panel.getByText('per day')).toBeVisible()
})
