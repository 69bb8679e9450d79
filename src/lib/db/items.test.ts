// Documents as the office's form writes them, and malformed ones: as much as possible of each is
// read.
import { describe, expect, test } from 'vitest'
import { groundTypes } from '~/lib/domain/item'
import { toExtra, toInflatable } from './items'

const name = 'Rockford Castle'
const stored = {
  name: ` ${name} `,
  category: 'Bounce Houses',
  description: 'Four towers.',
  height: '13',
  width: '15 x 15',
  image: '/castle.svg',
  price: '149.99',
  wetDry: 'Dry',
  count: '2',
  capacity: 8,
}

describe('an inflatable', () => {
  test('comes out of text as numbers', () => {
    expect(toInflatable('castle', stored)).toEqual({
      kind: 'inflatables',
      id: 'castle',
      name: 'Rockford Castle',
      description: 'Four towers.',
      image: '/castle.svg',
      images: [],
      categories: ['Bounce Houses'],
      priceCents: 149_99,
      capacity: 2,
      parts: [],
      hasOwnUnits: true,
      surfaces: groundTypes,
      width: { kind: 'area', a: 15, b: 15 },
      heightFt: 13,
      wetDry: 'Dry',
      jumpers: 8,
    })
  })

  const script = 'javascript:alert(1)'
  const [castle, side, inside] = ['/castle.svg', '/side.jpg', '/in.jpg']

  test.each<[string, object, object]>([
    ["has the document's own id, even if its id field differs", { id: 'x' }, { id: 'castle' }],
    [
      'has its name on one line, whatever white space and control characters were typed',
      { name: 'Rockford\n  Castle\t\u0000\u001b&\u00a0 Slide ' },
      { name: 'Rockford Castle & Slide' },
    ],
    [
      'has no invisible characters in its texts',
      {
        name: '\u202eRock\u200bford\ufeff Cas\ud83ctle\ufffd',
        description: 'Four\u200b towers\u202e.\nA \u2066slide\u2069.',
        category: ['\u200bBounce\u00ad Houses', '\u200e'],
        width: '15\u200b x 15',
        wetDry: 'D\u2060ry',
      },
      { name: 'Rockford Castle', description: 'Four towers.\nA slide.', wetDry: 'Dry' },
    ],
    [
      'has a description without control characters, in lines',
      { description: 'Four\u0000towers.\r\nA\u001bslide.' },
      { description: 'Four towers. \nA slide.' },
    ],
    [
      'stands on the grounds that it names, whatever else it names',
      { surfaces: ['Indoor', ' grass ', 'sand', 7, 'grass'] },
      { surfaces: ['grass', 'indoor'] },
    ],
    [
      'has its grounds from one text',
      { surfaces: 'Concrete, indoor' },
      { surfaces: ['concrete', 'indoor'] },
    ],
    [
      'stands on every ground if it names none that we know',
      { surfaces: ['sand'] },
      { surfaces: groundTypes },
    ],
    [
      'stands on every ground if its grounds are damaged',
      { surfaces: { grass: true } },
      { surfaces: groundTypes },
    ],
    ['has no picture whose URL would run as a program', { image: script }, { image: '' }],
    [
      'has more pictures from a list, each once, and none whose URL would run as a program',
      { images: [` ${side}`, castle, script, 7, '', side, inside] },
      { image: castle, images: [side, inside] },
    ],
    [
      'without a first picture has one from the list',
      { image: '', images: [side, inside] },
      { image: side, images: [inside] },
    ],
    [
      'may be filed under several categories',
      { category: ['slides', '', 7, 'combo-jumpers'] },
      { categories: ['slides', 'combo-jumpers'] },
    ],
  ])('%s', (_, fields, read) => {
    expect(toInflatable('castle', { ...stored, ...fields })).toMatchObject(read)
  })

  test.each([
    ['15', { kind: 'feet', feet: 15 }],
    [15, { kind: 'feet', feet: 15 }],
    ['12.5 X 20', { kind: 'area', a: 12.5, b: 20 }],
    ['15 × 18', { kind: 'area', a: 15, b: 18 }],
    ['', null],
    ['wide', null],
    ['15 x 15 x 15', null],
    ['-3', null],
    [{ feet: 15 }, null],
  ])('width %o', (width, read) => {
    expect(toInflatable('castle', { ...stored, width })?.width).toEqual(read)
  })

  test.each([
    [13, 13],
    ["13'", 13],
    ['13 x 15', null],
    ['tall', null],
  ])('height %o', (height, read) => {
    expect(toInflatable('castle', { ...stored, height })?.heightFt).toBe(read)
  })

  test.each([
    [185, 185_00],
    ['185', 185_00],
    ['209.5', 209_50],
    ['$149', null],
    ['1,200', null],
    ['', null],
    [undefined, null],
    [[75], null],
    [-1, null],
    [0, null],
    [0.001, null],
  ])('price %o: %o cents, and null means by phone', (price, cents) => {
    expect(toInflatable('castle', { ...stored, price })?.priceCents).toBe(cents)
  })

  test.each([
    [3, 3],
    ['12', 12],
    [0, 0],
    ['3.0', null],
    ['', null],
    [2.5, null],
    [9_999, 9_999],
    [10_000, null],
    ['10000', null],
    [{ total: 'two' }, null],
  ])('count %o: %o units', (count, capacity) => {
    expect(toInflatable('castle', { ...stored, count })?.capacity).toBe(capacity)
  })

  test.each([
    [2, 2],
    [' 2 ', 2],
    ['Up to 2 children', 2],
    ['', null],
    [undefined, null],
    ['many', null],
    ['4-6', null],
    [0, null],
    [2.5, null],
    [-3, null],
    [[2], null],
  ])('capacity %o: %o jumpers', (capacity, jumpers) => {
    expect(toInflatable('castle', { ...stored, capacity })?.jumpers).toBe(jumpers)
  })

  test.each([
    ['wet/dry', 'Wet / Dry'],
    ['WET', 'Wet'],
    ['soggy', null],
    [null, null],
  ])('type %o: %o', (wetDry, read) => {
    expect(toInflatable('castle', { ...stored, wetDry })?.wetDry).toBe(read)
  })
})

describe('a damaged document', () => {
  test.each([undefined, null, '', '   ', 7, ['Castle'], {}])(
    'without a name (%o) is not shown',
    (name) => {
      expect(toInflatable('damaged', { ...stored, name })).toBeNull()
      expect(toExtra('damaged', { ...stored, name })).toBeNull()
    },
  )

  test('with nothing but a name can be shown, and not be booked', () => {
    expect(toExtra('booth', { name: 'Photo Booth', image: 5, category: { a: 1 } })).toMatchObject({
      name: 'Photo Booth',
      description: '',
      image: '5',
      categories: [],
      priceCents: null,
      capacity: null,
      propertyLink: '',
    })
  })
})

/** Whatever the rules and the sync trim from a line's id, and what nobody sees. */
test.each(' \t\n\v\f\r\u0000\u001b\u0085\u00a0\u2003\u2028\u3000\u200b\ufeff'.split(''))(
  'an item whose id begins or ends with %j is shown and not booked',
  (blank) => {
    for (const id of [`castle${blank}`, `${blank}castle`, blank]) {
      expect(toInflatable(id, stored)).toMatchObject({ name, priceCents: null, capacity: null })
      expect(toExtra(id, stored)).toMatchObject({ name, priceCents: null, capacity: null })
    }
    expect(toExtra(`big${blank}castle`, stored)).toMatchObject({ priceCents: 149_99, capacity: 2 })
  },
)

test.each([
  ['https://example.com/house', 'https://example.com/house'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com/house', 'HTTPS://example.com/house'],
  // Typed without its beginning it is a property all the same, and can't be rented like a chair.
  ['example.com/house', 'https://example.com/house'],
  [' www.example.com ', 'https://www.example.com'],
  ['//example.com/house?id=1', 'https://example.com/house?id=1'],
  ['javascript:alert(1)', ''],
  ['javascript:alert(document.cookie)', ''],
  ['none', ''],
  [1.5, ''],
  ['ask us. soon', ''],
  [0, ''],
  [undefined, ''],
])('a property link %o becomes "%s"', (propertyLink, link) => {
  expect(toExtra('house', { name: 'House', propertyLink })?.propertyLink).toBe(link)
})
