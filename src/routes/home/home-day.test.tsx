// The home page's date field, which leads to the available rentals.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'

openBackend('2026-11-23T15:00:00Z')

async function open() {
  const page = await loadPage('/')
  const question = within(await screen.findByRole('region', { name: 'When is your event?' }))
  const url = () => page.router.state.location.pathname + page.router.state.location.search
  return { ...page, question, url }
}

const field = () => screen.getByRole('button', { name: 'Event date Choose a date' })
const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

test("the calendar marks no rental's days; one press on a day leads to what is free on it", async () => {
  const { user, url } = await open()
  await user.click(field())
  const dialog = within(screen.getByRole('dialog', { name: 'When is your event?' }))
  await dialog.findByRole('group', { name: 'November 2026' })
  expect(await tile('Sunday, November 22, 2026, past')).toBeDisabled()
  const tomorrow = await tile('Tuesday, November 24, 2026')
  expect(tomorrow).toHaveAccessibleName('Tuesday, November 24, 2026')
  expect(tomorrow).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText('Booked')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Next month' }))
  await user.click(await tile('Saturday, December 12, 2026'))
  await waitFor(() => expect(url()).toBe('/inflatables/all-rentals?date=2026-12-12'))
})

test('several days are chosen by the first and then the last, up to fourteen', async () => {
  const { user, url } = await open()
  await user.click(field())
  await user.click(await screen.findByRole('checkbox', { name: 'Multi-day event' }))
  expect(screen.getByText('Choose the first day.')).toBeVisible()
  await user.click(await tile('Wednesday, November 25'))
  expect(
    screen.getByText('Starting Wednesday, November 25. Now choose the last day (up to 14 days).'),
  ).toBeVisible()

  // An earlier one is another first day.
  await user.click(await tile('Tuesday, November 24'))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await user.click(await tile('Tuesday, December 8'))
  expect(
    screen.getByText('We rent for up to 14 days in a row. Please choose an earlier last day.'),
  ).toBeVisible()
  await user.click(await tile('Monday, December 7'))
  await waitFor(() => expect(url()).toBe('/inflatables/all-rentals?date=2026-11-24&to=2026-12-07'))
})
