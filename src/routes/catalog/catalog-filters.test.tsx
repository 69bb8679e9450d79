// The list sorted and narrowed down: all of it from the URL.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  cardOf,
  installCatalog,
  names,
  openCatalog as open,
  readings,
  select,
} from '#test/stand-ins/catalog'

installCatalog()

test('the list is sorted by price at once, in its URL, and read only once', async () => {
  const { user, url } = await open('/inflatables')
  const count = (await screen.findByText('5 rentals')).closest('output')
  await user.selectOptions(select('Sort by'), 'Price: low to high')
  await waitFor(() => expect(names()[0]).toBe('Tent'))
  expect(names()).toEqual(['Tent', 'Cave Combo', 'Ape Bouncer', 'Boat Slide', 'Lake House'])
  expect(url()).toBe('/inflatables?sort=price-low')
  await user.selectOptions(select('Sort by'), 'Name')
  await waitFor(() => expect(names()[0]).toBe('Ape Bouncer'))
  expect(url()).toBe('/inflatables')
  expect(count).toBeInTheDocument()
  expect(readings).toEqual(['inflatables', 'extras'])
})

test('the list filters wet or dry; a category with nothing wet says so and leads on', async () => {
  const { user, url } = await open('/inflatables?date=2026-12-12')
  await screen.findByText(/^3 of \d+ available/)
  await user.selectOptions(select('Wet or dry'), 'Dry')
  expect(await screen.findByText(/of 2 dry available/)).toBeVisible()
  expect(names()).toEqual(['Cave Combo', 'Ape Bouncer'])
  expect(url()).toBe('/inflatables?date=2026-12-12&water=dry')

  await user.selectOptions(select('Wet or dry'), 'Wet')
  await user.selectOptions(select('Category'), 'Extras')
  expect(await screen.findByText('No wet rentals in Extras right now.')).toBeVisible()
  const all = screen.getByRole('link', { name: 'See all rentals' })
  expect(all).toHaveAttribute('href', '/inflatables/all-rentals?date=2026-12-12')
  expect(screen.getByText('Leave out "wet", or look in another category.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show 2 wet or not' }))
  expect(url()).toBe('/inflatables/extras?date=2026-12-12')
  const count = await screen.findByText(/of 2 available$/)
  expect(count.closest('output')).toHaveFocus()
})

test('nothing wet means no wet filter; the yard filters once it has two sides', async () => {
  const { user, url } = await open('/inflatables/extras')
  await screen.findByText('2 rentals')
  expect(screen.queryByRole('combobox', { name: 'Wet or dry' })).not.toBeInTheDocument()
  await user.selectOptions(select('Category'), 'All rentals')
  expect(await screen.findByRole('combobox', { name: 'Wet or dry' })).toBeVisible()
  await user.type(screen.getByLabelText('Yard width in feet'), '17')
  await user.type(screen.getByLabelText('Yard length in feet'), '40{Enter}')
  await waitFor(() => expect(url()).toBe('/inflatables/all-rentals?yard=17x40'))
  expect(await screen.findByText('Nothing fits a 17 × 40 ft yard.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show 5 of any size' })).toHaveAttribute(
    'href',
    '/inflatables/all-rentals',
  )
  await user.clear(screen.getByLabelText('Yard width in feet'))
  await user.type(screen.getByLabelText('Yard width in feet'), '18{Enter}')
  await waitFor(() => expect(url()).toBe('/inflatables/all-rentals?yard=18x40'))
  expect(names()).toContain('Ape Bouncer')
  expect(names()).not.toContain('Tent')
})

test("a phone's Filters count those that are on; its dialog has all controls, and stays while they are set", async () => {
  const { user, url } = await open('/inflatables')
  const button = screen.getByRole('button', { name: 'Filters' })
  await user.click(button)
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }))
  await user.click(dialog.getByRole('radio', { name: 'Dry' }))
  await user.selectOptions(dialog.getByLabelText('Sort by'), 'Price: high to low')
  expect(await dialog.findByRole('status')).toHaveTextContent('2 rentals')
  await user.type(dialog.getByLabelText('Yard width in feet'), '18')
  await user.type(dialog.getByLabelText('Yard length in feet'), '40')
  expect(dialog.getByLabelText('Yard length in feet')).toHaveFocus()
  await user.click(dialog.getByRole('radio', { name: 'Bounce houses' }))
  expect(url()).toBe('/inflatables/bounce-houses?water=dry&sort=price-high&yard=18x40')
  await user.click(dialog.getByRole('button', { name: 'Show 2 rentals' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveAccessibleName('Filters (3)')
  expect(names()).toEqual(['Ape Bouncer', 'Cave Combo'])
})

test("the sheet's button counts a yard as it is typed; with none it clears the filters and stays", async () => {
  const { user, url } = await open('/inflatables/bounce-houses?water=dry')
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }))
  const button = dialog.getByRole('button', { name: 'Show 2 rentals' })
  await user.type(dialog.getByLabelText('Yard width in feet'), '5')
  await user.type(dialog.getByLabelText('Yard length in feet'), '5')
  expect(button).toHaveAccessibleName('None fit. Clear filters')
  await user.click(button)
  expect(url()).toBe('/inflatables/all-rentals')
  expect(button).toHaveAccessibleName('Show 5 rentals')
  expect(button).toHaveFocus()
  expect(dialog.getByLabelText('Yard width in feet')).toHaveValue('')
  expect(dialog.getByRole('radio', { name: 'All rentals' })).toBeChecked()
})

test('a highest price counts with delivery and tax to the town of the bar, as the cards show it', async () => {
  const { user, url } = await open('/inflatables?most=200&sort=price-low')
  await screen.findByText('3 rentals')
  expect(names()).toEqual(['Tent', 'Cave Combo', 'Ape Bouncer'])
  expect(select('Price')).toHaveDisplayValue('Up to $200')
  const ape = await cardOf('Ape Bouncer')
  expect(ape.getByText('+ delivery & tax')).toBeVisible()
  await user.selectOptions(select('Where is your event?'), 'Wisconsin')
  await screen.findByText('2 rentals')
  const cave = await cardOf('Cave Combo')
  expect(await cave.findByText('$150.94')).toBeVisible()

  await user.selectOptions(select('Price with delivery & tax'), 'Up to $100')
  await user.selectOptions(select('Category'), 'Bounce houses')
  expect(await screen.findByText('No rentals in Bounce houses cost up to $100.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show 3 at any price' }))
  expect(names()).toEqual(['Cave Combo', 'Ape Bouncer', 'Boat Slide'])
  expect(url()).toBe('/inflatables/bounce-houses?sort=price-low')
})
