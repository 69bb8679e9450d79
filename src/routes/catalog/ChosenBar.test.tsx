// The bar of a scrolled list, whose panel is out of sight.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installCatalog, openCatalog, select } from '#test/stand-ins/catalog'
import { stubViewport } from '#test/stand-ins/viewport'

installCatalog()

test('says what was chosen, opens the filters, and leads to the day', async () => {
  const see = stubViewport()
  const { user } = await openCatalog('/inflatables?date=2026-12-19&water=dry')
  await screen.findByText(/^2 of \d+ dry available/)
  await user.selectOptions(select('Where is your event?'), 'Wisconsin')
  const change = () => screen.queryByText('Sat, Dec 19, Wisconsin')
  expect(change()).not.toBeInTheDocument()

  see(false)
  expect(change()).toBeVisible()
  const [, filters] = screen.getAllByRole('button', { name: 'Filters (1)' })
  await user.click(filters ?? document.body)
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await user.keyboard('{Escape}')

  await user.click(change() ?? document.body)
  expect(screen.getByRole('button', { name: 'When is your event? Sat, Dec 19' })).toHaveFocus()
  see(true)
  expect(change()).not.toBeInTheDocument()
})
