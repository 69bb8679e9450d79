import { describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { structuredData } from './structured-data'

const castle = inflatable()
const chairs = extra()

/** What schema.org and the search engines' handbooks ask of each kind of thing. */
const required: Record<string, string[]> = {
  LocalBusiness: [
    'name',
    'address',
    'telephone',
    'url',
    'image',
    'openingHoursSpecification',
    'areaServed',
  ],
  Product: ['name', 'image', 'description', 'offers'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'author', 'image', 'publisher'],
}

test.each([
  ['/', null, ['LocalBusiness']],
  ['/contact', null, ['LocalBusiness']],
  ['/services', null, ['FAQPage']],
  ['/inflatables/slides', null, ['BreadcrumbList']],
  ['/inflatable/castle', castle, ['Product', 'BreadcrumbList']],
  ['/extra/chairs', chairs, ['Product', 'BreadcrumbList']],
  ['/blogs/blog1', null, ['BlogPosting', 'FAQPage', 'BreadcrumbList']],
  ['/about', null, []],
])('%s has its own type, with all required fields', (path, item, kinds) => {
  const things = structuredData(path, item)
  expect(things.map((thing) => thing['@type'])).toEqual(kinds)
  for (const thing of things)
    for (const property of required[thing['@type']] ?? [])
      expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy()
})

describe('an item', () => {
  const productOf = (item: typeof castle) => structuredData('/inflatable/castle', item)[0]

  test('is offered for its price in dollars, a day and delivered', () => {
    const cost = (price: string, some: object) => ({ price, priceCurrency: 'USD', ...some })
    const rockford = { '@type': 'City', name: 'Rockford, IL' }
    expect(productOf({ ...castle, priceCents: 185_00 })).toMatchObject({
      offers: {
        ...cost('185.00', {}),
        priceSpecification: [
          cost('185.00', { '@type': 'UnitPriceSpecification', unitCode: 'DAY' }),
          cost('30.00', { eligibleRegion: expect.arrayContaining([rockford]) as unknown }),
          cost('50.00', { eligibleRegion: { '@type': 'State', name: 'Wisconsin' } }),
          cost('1.50', { '@type': 'UnitPriceSpecification', unitCode: 'SMI' }),
        ],
      },
    })
  })

  test.each([
    ['whose price is shown only in the cart', { ...castle, name: 'Wedding Castle' }],
    ['without a price', { ...castle, priceCents: null }],
    ['that only the office rents', { ...castle, capacity: null }],
    ['that is a property', { ...chairs, propertyLink: 'https://example.com/house' }],
  ])('%s is no product, because it has no offer', (_, item) => {
    expect(structuredData('/inflatable/castle', item).map((thing) => thing['@type'])).toEqual([
      'BreadcrumbList',
    ])
  })
})

test('a trail starts at the catalog and ends at the page', () => {
  const [, trail] = structuredData('/inflatable/castle', castle)
  const steps = trail?.['itemListElement'] as { position: number; name: string }[]
  expect(steps.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Inflatables'],
    [2, 'Bounce houses'],
    [3, castle.name],
  ])
})

test('the business is open as its settings say', () => {
  expect(structuredData('/contact', null)[0]).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '17:00',
      },
    ],
  })
})
