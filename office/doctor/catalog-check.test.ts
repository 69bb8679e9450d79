import { expect, test } from 'vitest'
import type { Item } from '~/lib/domain/item'
import { inflatable } from '../../test/items'
import { checkCatalog } from './catalog-check'
import type { FoundDocument } from './database'
import { checkOddItems } from './odd-items'

const castle = { name: 'Castle', price: 100, count: 1 }

/** What the doctor has to say of a castle and a tent with these fields. */
async function said(ofCastle: object, ofTent: object = {}, tentId = 'tent'): Promise<string[]> {
  const tent = { name: 'Tent', price: 350, count: 3, ...ofTent }
  const all = {
    inflatables: [{ id: 'castle', fields: { ...castle, ...ofCastle } }],
    extras: [{ id: tentId, fields: tent }],
  } as unknown as Record<string, FoundDocument[]>
  const list = async (name: string) => ({ status: 200, message: '', documents: all[name] ?? [] })
  const database = { list } as unknown as Parameters<typeof checkCatalog>[0]
  const config = { singleUnitItems: [], firstExtraId: '' } as unknown as Parameters<
    typeof checkCatalog
  >[1]
  const { findings } = await checkCatalog(database, config)
  return findings.filter(({ mark }) => mark !== 'ok').map(({ what }) => what)
}

test('an inflatable without the picture and the category that most have is named', () => {
  const full = inflatable({ image: '/a.svg', categories: ['Slides'] })
  const bare = { ...inflatable({ image: '', categories: [] }), name: 'Slide', id: 'slide' }
  const say = (...items: Item[]) => checkOddItems(items).map(({ what }) => what)
  expect(say({ ...full, id: 'a', name: 'A' }, full, bare)).toEqual([
    'Slide (inflatables/slide) has no picture, as most inflatables have',
    'Slide (inflatables/slide) has no category, so only "All rentals" lists it',
  ])
  expect(say(full, bare)).toEqual([])
})

test.each([
  {},
  { width: '', height: null },
  { width: 15, height: 13 },
  { width: "15' × 18'", height: '13 ft' },
  { height: 13, weight: 180, sort: 3, description: 'A & B; 3 < 4, <3' },
])('sizes that the page reads, or that are empty, are not reported: %o', async (fields) => {
  expect(await said(fields)).toEqual([])
})

test.each([
  [{ width: '15 x 18 x 13' }, 'width "15 x 18 x 13"'],
  [{ width: 'wide' }, 'width "wide"'],
  [{ width: -3 }, 'width -3'],
  [{ height: '4 m' }, 'height "4 m"'],
  [{ height: [13] }, 'height [13]'],
  [{ height: 'tall', wetDry: 'Water' }, 'height "tall", wetDry "Water"'],
  [{ surfaces: 'lawn' }, 'surfaces "lawn"'],
  [{ image: 'javascript:alert(1)' }, 'image "javascript:alert(1)"'],
  [{ image: { src: '/a.jpg' } }, 'image {"src":"/a.jpg"}'],
  [{ images: [{ url: '/a.jpg' }] }, 'images [{"url":"/a.jpg"}]'],
  [{ description: { en: 'A castle' } }, 'description {"en":"A castle"}'],
  [{ category: { id: 5 } }, 'category {"id":5}'],
  [{ propertyLink: 'https://example.com/x' }, 'propertyLink "https://example.com/x"'],
])('what the page can not read is named: %o', async (fields, why) => {
  expect(await said(fields)).toEqual([
    `Castle (inflatables/castle) is shown without what can't be read: ${why}`,
  ])
})

test.each(['tent ', ' tent', 'tent\t', 'tent\n', '\u00a0tent', 'tent\u200b'])(
  'an item that nobody can book because of the blank in its id %j has one line',
  async (id) => {
    expect(await said({}, {}, id)).toEqual([
      `Tent can't be booked online: its id ${JSON.stringify(`extras/${id}`)} begins or ends with a blank`,
    ])
  },
)

test.each([
  [{ width: 180 }, /is 180 ft across or high$/],
  [{ width: '15 x 130' }, /is 130 ft across or high$/],
  [{ height: '156' }, /is 156 ft across or high$/],
  [{ price: 1 }, /costs \$1(?:\.00)? a day$/],
  [{ name: 'Test item' }, /looks like a test, and visitors see it$/],
  [{ count: 185 }, /has 185 units, and as many can be booked a day$/],
])('an inflatable with %o has one line', async (fields, line) => {
  expect(await said(fields)).toEqual([expect.stringMatching(line)])
})

test.each([
  [{ count: 0 }, /has 0 units/],
  [{ count: -1 }, /its count is -1/],
  [{ count: 1.5 }, /its count is 1\.5/],
  [{ count: null }, /its count is null/],
  [{ count: 'three' }, /its count is "three"/],
  [{ price: '' }, /its price is empty/],
  [{ price: 0 }, /its price is 0/],
  [{ price: 'ten' }, /its price is "ten"/],
  [{ price: 35_000_00 }, /costs \$3,?500,?000\.00 a day$/],
  [{ parts: [{ kind: 'extras', id: 'tables', quantity: 2 }] }, /its part extras\/tables isn't in/],
  [{ price: 0.01 }, /costs \$0\.01 a day$/],
  [{ name: 'Tent '.repeat(30) }, /extras\/tent has a name of 149 characters$/],
  [{ propertyLink: 'http://localhost/x' }, /leads nowhere: http:\/\/localhost/],
  [{ name: '' }, /isn't shown: it has no name/],
  [{ name: 'Tom &amp; Jerry' }, /has HTML or garbled letters in its name or description/],
  [{ description: '<p class="a">For 20</p>' }, /has HTML or garbled letters/],
  [{ description: 'We donâ€™t, Ã©' }, /has HTML or garbled letters/],
  [{ Description: 'For 20' }, /has a field that nothing reads: Description \(description\?\)$/],
  [{ catagory: 'Extras' }, /has a field that nothing reads: catagory \(category\?\)$/],
  [{ 'image ': '/a.jpg' }, /has a field that nothing reads: image {2}\(image\?\)$/],
  [{ name: 'the CASTLE' }, /name of another item$/],
  [{ category: 'Bouncy' }, /a category that isn't one: Bouncy$/],
  [{ propertyLink: 'ask us' }, /isn't a house, .*: ask us$/],
])('an extra with %o has one line', async (fields, line) => {
  expect(await said({ name: 'The castle' }, fields)).toEqual([expect.stringMatching(line)])
})
