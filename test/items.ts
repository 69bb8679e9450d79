// Complete items for tests; a test changes the fields that it is about.
import { groundTypes } from '~/lib/domain/item'
import type { Extra, Inflatable } from '~/lib/domain/item'

export function inflatable(some: Partial<Inflatable> = {}): Inflatable {
  return {
    kind: 'inflatables',
    id: 'castle',
    name: 'Rockford Castle',
    description: 'The classic four-tower castle.',
    image: '/pictures/castle.svg',
    images: [],
    categories: ['Bounce Houses'],
    priceCents: 185_00,
    capacity: 1,
    width: { kind: 'area', a: 15, b: 15 },
    heightFt: 13,
    wetDry: 'Dry',
    jumpers: null,
    parts: [],
    hasOwnUnits: true,
    surfaces: groundTypes,
    ...some,
  }
}

export function extra(some: Partial<Extra> = {}): Extra {
  return {
    kind: 'extras',
    id: 'chairs',
    name: 'Folding Chairs',
    description: 'White chairs.',
    image: '/pictures/chairs.svg',
    images: [],
    categories: ['extras'],
    priceCents: 2_50,
    capacity: 5,
    propertyLink: '',
    parts: [],
    hasOwnUnits: true,
    surfaces: groundTypes,
    ...some,
  }
}
