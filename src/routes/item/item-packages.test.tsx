import '#test/stand-ins/order-mocks'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend, takenByAnother } from '#test/stand-ins/backend'
import { installItemScreens, openItem } from '#test/stand-ins/item-screens'
import { hrefOf } from '#test/stand-ins/links'
import { loadPage } from '#test/stand-ins/page-load'

installItemScreens()

const party = extra({
  id: 'party',
  name: 'Party Package',
  priceCents: 179_99,
  capacity: 1,
  categories: ['Packages'],
  parts: [
    { ...inflatable(), quantity: 1 },
    { ...extra(), quantity: 4 },
  ],
})

beforeEach(() => {
  backend.items = [...backend.items, party]
})

const packages = () => screen.findByRole('list', { name: 'Packages with this rental' })

test('a package lists what is included, with picture, quantity, size and a link that takes the day along', async () => {
  await openItem('/extra/party?date=2027-06-12')
  const included = await screen.findByRole('region', { name: "What's included" })
  const [castle, chairs, ...more] = within(included).getAllByRole('listitem')
  expect(more).toEqual([])
  expect(castle).toHaveTextContent('Rockford Castle15 × 15 ft, 13 ft high')
  expect(castle?.querySelector('img')).toHaveAttribute('src', '/pictures/castle.svg')
  const link = within(included).getByRole('link', { name: 'Folding Chairs × 4' })
  expect(link).toHaveAttribute('href', '/extra/chairs?date=2027-06-12')
  expect(chairs).toContainElement(link)
  // 185 + 4 x 2.50 - 179.99
  expect(included).toHaveTextContent(
    'You save $15.01 per day compared with renting each of these by itself.',
  )
  const panel = screen.getByRole('region', { name: 'Booking' })
  expect(within(panel).getAllByText('Save $15.01')[0]).toBeVisible()
})

test('the package stands at the price where a list has read the catalog', async () => {
  const { user } = await loadPage('/inflatables/bounce-houses')
  await user.click(await screen.findByRole('link', { name: 'Rockford Castle' }))
  const panel = await screen.findByRole('region', { name: 'Booking' })
  expect(within(panel).getByText('Save $15.01 per day on the whole package.')).toBeVisible()
  expect(screen.getAllByText(/Also in/)).toHaveLength(1)
})

test("a part's page names the package that contains it for less, and how much less", async () => {
  await openItem('/inflatable/castle?date=2027-06-12')
  // 185 + 4 x 2.50 - 179.99
  expect(await packages()).toHaveTextContent(
    /^Also in Party Package\. Save \$15\.01 per day on the whole package\.$/,
  )
  expect(hrefOf('Party Package', within(await packages()))).toBe('/extra/party?date=2027-06-12')
  expect(screen.queryByRole('region', { name: "What's included" })).not.toBeInTheDocument()
})

test('a package cannot be booked on a day on which a part is taken', async () => {
  takenByAnother('castle', '2027-06-12')
  takenByAnother('chairs', '2027-06-13')
  takenByAnother('chairs', '2027-06-14', 0)
  takenByAnother('chairs', '2027-06-14', 1)
  await openItem('/extra/party')
  const day = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
  expect(await day('Saturday, June 12')).toHaveAccessibleName(/fully booked/)
  // Four of five chairs are enough, three aren't.
  expect(await day('Sunday, June 13')).toHaveAccessibleName(/available/)
  expect(await day('Monday, June 14')).toHaveAccessibleName(/fully booked/)
})
