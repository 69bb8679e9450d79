// A tent that needs two days of notice, in the list and on its page.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { needNotice } from '#test/business-days'
import { cardOf, installCatalog, openCatalog } from '#test/stand-ins/catalog'

needNotice({ days: 2, what: 'tents', items: ['tent'] })

installCatalog()

test('the list and the page say that it is too late for the day, in words', async () => {
  const { router } = await openCatalog('/inflatables?date=2026-11-24')
  await screen.findByText(/^3 of \d+ available/)
  const tent = await cardOf('Tent')
  expect(tent.getByText('We need 2 days to plan tents.')).toBeVisible()
  expect(await tent.findByText('Available on Wed, Nov 25')).toBeVisible()
  expect(tent.queryByRole('button')).not.toBeInTheDocument()

  await router.navigate('/extra/tent?date=2026-11-24')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('We need 2 days to plan tents.')).toBeVisible()
  const tile = await screen.findByRole('button', { name: /^Tuesday, November 24, 2026/ })
  expect(tile).toHaveAccessibleName('Tuesday, November 24, 2026, too late to book')
})
