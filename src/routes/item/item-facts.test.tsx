import '#test/stand-ins/order-mocks'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend } from '#test/stand-ins/backend'
import { installItemScreens, openItem, pick, restock, saturday } from '#test/stand-ins/item-screens'
import { hrefOf } from '#test/stand-ins/links'

installItemScreens()

const factsShown = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  )

test('picture, price, description, facts, rental information, its category and others of it', async () => {
  vi.stubEnv('VITE_RAIN_RULE', 'Rain: call us.')
  await openItem('/inflatable/castle')
  expect(await screen.findByRole('heading', { level: 1, name: 'Rockford Castle' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Rockford Castle' })).toHaveAttribute(
    'src',
    '/pictures/castle.svg',
  )
  expect(screen.getByText('$185')).toBeVisible()
  expect(screen.getByText('USD')).toBeVisible()
  expect(screen.getByText('The classic four-tower castle.')).toBeVisible()
  expect(factsShown()).toEqual({
    'Actual size': '15\u00a0×\u00a015\u00a0ft on the ground, 13 ft high',
    'Setup area': '18\u00a0×\u00a018\u00a0ft on the ground',
    Type: 'Dry',
    Ground: 'Grass, concrete or indoor floors',
  })
  const information = within(screen.getByRole('region', { name: 'Rental information' }))
  for (const text of [
    'Standard rental about 8 hours',
    'Deliveries 5am - 4pm',
    'Pick-ups after 7pm',
    'Maximum 175 lbs per person',
    'Maximum 5 jumpers at once',
    'Adult supervision at all times',
    '20 amp outlet within 100 ft',
  ])
    expect(information.getByText(text)).toBeVisible()
  expect(hrefOf('rules and restrictions', information)).toBe('/contract')
  const moving = 'Rentals can be moved to another day up to 2 days before the event. Rain: call us.'
  expect(await screen.findByText(moving)).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(hrefOf('Bounce houses', trail)).toBe('/inflatables/bounce-houses')
  const row = within(await screen.findByRole('region', { name: 'You may also like' }))
  expect(row.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Bounce & Slide Combo',
  ])
})

test('only a full size has a ground plan; otherwise the office knows the depth', async () => {
  const router = await openItem('/inflatable/castle')
  const fit = await screen.findByRole('region', { name: 'Will it fit?' })
  expect(within(fit).getByRole('img', { name: /^From above: 15 ft by 15 ft inside/ })).toBeVisible()
  expect(fit).not.toHaveTextContent('depth')

  await router.navigate('/inflatable/combo')
  expect(
    await screen.findByRole('img', { name: /^From the front: 17 ft wide and 16 ft high/ }),
  ).toBeVisible()
  expect(screen.getByRole('region', { name: 'Will it fit?' })).toHaveTextContent(
    'For its depth, call',
  )
  expect(screen.getByText('17 ft wide, 16 ft high')).toBeVisible()
})

test('a package says what its parts need: an outlet, room, and ground on which all of them stand', async () => {
  const tent = extra({ id: 'tent', name: 'Pole Tent', surfaces: ['grass'] })
  const [slide, chairs] = [inflatable({ id: 'slide', name: 'Slide' }), extra()]
  const parts = [slide, tent, chairs].map((part) => ({ ...part, quantity: 1 }))
  const sizeless = { width: null, heightFt: null, wetDry: null, categories: ['Packages'] }
  backend.items = [inflatable({ ...sizeless, parts }), slide, tent, chairs]
  await openItem('/inflatable/castle')
  const included = within(await screen.findByRole('region', { name: "What's included" }))
  expect(factsShown()).toMatchObject({ Ground: 'Grass only' })
  expect(
    included.getByText('15 × 15 ft, 13 ft high · setup area 18 × 18 ft on the ground'),
  ).toBeVisible()
  expect(included.getByText('grass only')).toBeVisible()
  const information = within(screen.getByRole('region', { name: 'Rental information' }))
  expect(information.getByText('20 amp outlet within 100 ft')).toBeVisible()
})

test('an extra: picture, name, price a day and description, beside other extras, without size, outlet or ground', async () => {
  const name = 'Snow Cone Machine'
  restock(extra({ name, image: '/cone.svg', priceCents: 65_00, description: 'Ice.' }))
  await openItem('/extra/chairs')
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/cone.svg')
  expect(screen.getByText('Ice.')).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'Booking' }))
  expect(panel.getByText('$65')).toBeVisible()
  expect(panel.getByText('per day')).toBeVisible()
  const row = await screen.findByRole('region', { name: 'You may also like ...' })
  expect(within(row).getByRole('heading', { name: 'Frame Tent' })).toBeVisible()
  expect(screen.queryByText(/Setup area|outlet|Ground|indoor/)).not.toBeInTheDocument()
})

test('a wedding item shows no price and no all-in amount, and says where they are shown', async () => {
  restock(extra({ name: 'Wedding Arch', priceCents: 180_00 }))
  await openItem('/extra/chairs')
  await pick(saturday)
  const panel = screen.getByRole('region', { name: 'Booking' })
  expect(panel).not.toHaveTextContent(/\$|per day|USD/)
  expect(within(panel).getByText('See price in cart')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Where is your event?' })).not.toBeInTheDocument()
})

test('several pictures: the first at once, and the next once the pointer is over them', async () => {
  restock(inflatable({ images: ['/pictures/side.jpg', '/pictures/inside.jpg'] }))
  await openItem('/inflatable/castle')
  const pictures = within(
    await screen.findByRole('region', { name: 'Pictures of Rockford Castle' }),
  )
  expect(pictures.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual([
    'Rockford Castle',
  ])
  await userEvent.hover(pictures.getByRole('list'))
  expect(pictures.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual([
    'Rockford Castle',
    'Rockford Castle, picture 2',
  ])
  // A page that isn't laid out has no width to count pictures by.
  fireEvent.scroll(pictures.getByRole('list'))
  expect(pictures.getByRole('status')).toHaveTextContent('Picture 1 of 3')
})
