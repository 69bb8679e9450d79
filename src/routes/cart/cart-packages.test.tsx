// Packages in the cart: they share units with their parts, and replace them where that costs less.
import '~/../test/visit/order-mocks'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { office, openOffice, takenByAnother, untilIdle } from '~/../test/visit/office'
import { entryOf, fillCart, openCart, storedCart } from '~/../test/visit/visitor'

openOffice()

const castle = inflatable({ name: 'Sunny Castle', capacity: 1 })
const chairs = extra({ priceCents: 1_50, capacity: 60 })
const bundle = inflatable({
  id: 'party',
  name: 'Party Package',
  categories: ['packages'],
  priceCents: 199_00,
  capacity: 1,
  parts: [
    { ...castle, quantity: 1 },
    { ...chairs, quantity: 20 },
  ],
})

beforeEach(() => {
  office.items = [castle, chairs, bundle]
})

describe('a cart with the parts of a package', () => {
  const fill = () => fillCart(['castle', ['2027-06-12']], ['chairs', ['2027-06-12'], 25])

  test('is offered the package, and has it in their place', async () => {
    fill()
    const { user } = await openCart()
    expect(await screen.findByText('Save $16 with the Party Package')).toBeVisible()
    expect(
      screen.getByText(/It has Sunny Castle and Folding Chairs × 20 on Sat, Jun 12, 2027/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Switch to the package' }))
    expect(storedCart()).toEqual([
      { inflatableID: 'chairs', dates: ['06/12/2027'], quantity: 5 },
      { inflatableID: 'party', dates: ['06/12/2027'] },
    ])
    expect(await entryOf('Party Package')).toBeVisible()
    expect(screen.queryByText(/Save \$16/)).toBeNull()
  })

  test.each([
    ['that is taken', () => takenByAnother('party', '2027-06-12')],
    [
      'that costs as much',
      () => (office.items = [castle, chairs, { ...bundle, priceCents: 215_00 }]),
    ],
  ])('is offered none %s', async (_, before) => {
    before()
    fill()
    await openCart()
    await untilIdle()
    expect(screen.queryByText(/Party Package/)).toBeNull()
  })
})

test('a package and its part that need the same units say so, and one of them is not enough', async () => {
  fillCart(['party', ['2027-06-12']], ['castle', ['2027-06-12']])
  await openCart()
  for (const name of ['Party Package', 'Sunny Castle'])
    expect(await entryOf(name)).toHaveTextContent(
      'Another rental in your cart needs the same units: a package and what it contains share them.',
    )
})

test('too many different items are named before the checkout, with what to do', async () => {
  const parts = Array.from({ length: 8 }, (_, at) => extra({ id: `part${at}`, name: `Part ${at}` }))
  const of = (id: string, from: number, to: number) =>
    inflatable({ id, parts: parts.slice(from, to).map((part) => ({ ...part, quantity: 1 })) })
  const more = Array.from({ length: 6 }, (_, at) => extra({ id: `more${at}`, name: `More ${at}` }))
  const all = [...parts, ...more]
  office.items = [
    ...all,
    of('one', 0, 8),
    { ...of('two', 0, 0), parts: more.map((part) => ({ ...part, quantity: 1 })) },
  ]
  fillCart(['one', ['2027-06-12']], ['two', ['2027-06-12']])
  await openCart()
  expect(await screen.findByText(/up to 14 different items online at once/)).toHaveTextContent(
    'Remove a rental and book it separately.',
  )
})
