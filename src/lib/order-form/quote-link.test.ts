import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import type { Cart } from '~/lib/domain/cart'
import { quoteNumber, quoteQuery, readQuoteQuery } from './quote-link'

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T17:00Z') }))
afterAll(() => void vi.useRealTimers())

const cart: Cart = [
  { itemId: 'castle', days: [day('2027-06-12'), day('2027-06-13')], quantity: 1 },
  { itemId: 'Chairs & more=1', days: [day('2027-06-12')], quantity: 40 },
]
const rockford = { town: 'Rockford', state: 'IL', address: '' } as const
const inState = (state: 'IL' | 'WI') => ({ town: '', state, address: '' })

const read = (query: string) => readQuoteQuery(new URLSearchParams(query))

test('the link has the items, days, quantities and the town, and reads back as the same', () => {
  const made = day('2027-06-01')
  const query = quoteQuery({ cart, place: rockford, made })
  expect(query).toBe(
    'item=castle&days=2027-06-12_2027-06-13&units=1&item=Chairs+%26+more%3D1&days=2027-06-12&units=40&town=Rockford&made=2027-06-01',
  )
  expect(read(query)).toEqual({ cart, place: rockford, made })
})

test.each([
  ['an address in a town with the flat fee', { ...rockford, address: '12 Oak St' }, rockford],
  ['elsewhere in Illinois', { town: 'Freeport', state: 'IL', address: '3 Main St' }, inState('IL')],
  ['Wisconsin', { town: 'Beloit', state: 'WI', address: '1 Oak Rd' }, inState('WI')],
  ['no place', null, null],
] as const)('of %s, only the town or state is in the link', (_, place, expected) => {
  const query = quoteQuery({ cart, place, made: null })
  expect(query).not.toMatch(/Oak|Main|Freeport|Beloit/)
  expect(read(query)?.place).toEqual(expected)
})

const castle = 'item=castle&units=1&days=2027-06-12'

test.each([
  ['nothing', ''],
  ['no days', 'item=castle&units=1'],
  ['a day that no calendar has', 'item=castle&days=2027-02-30&units=1'],
  ['a day in another form', 'item=castle&days=06/12/2027&units=1'],
  ['one readable day of two', 'item=castle&days=2027-06-12_soon&units=1'],
  ['no units', 'item=castle&days=2027-06-12'],
  ['the last day that there is', 'item=castle&days=9999-12-31&units=1'],
  ['a day long ago', 'item=castle&days=1999-12-31&units=1'],
  ['0 units', 'item=castle&days=2027-06-12&units=0'],
  ['half a unit', 'item=castle&days=2027-06-12&units=1.5'],
  ['ten thousand units', 'item=castle&days=2027-06-12&units=10000'],
  ['an item that is no id', 'item=a/b&days=2027-06-12&units=1'],
  ['a second item that was cut off', `${castle}&item=chairs&days=2027`],
  ['days of no item', `${castle}&days=2027-06-13`],
  ['a quantity of no item', `${castle}&units=2`],
  ['more items than an order has', Array.from({ length: 41 }, () => castle).join('&')],
  ['more days than an order has', `${castle}${'_2027-06-12'.repeat(60)}`],
])('a link with %s is refused as a whole', (_, query) => {
  expect(read(query)).toBeNull()
})

test('an unknown town is left out; the same rental twice is one', () => {
  expect(read(`${castle}&${castle}&town=Springfield`)).toEqual({
    cart: [{ itemId: 'castle', days: ['2027-06-12'], quantity: 2 }],
    place: null,
    made: null,
  })
})

test.each(['soon', '9999-12-31', '1999-12-31'])(
  'a link that says it was made on the day %s is read without that day',
  (made) => {
    expect(read(`${castle}&made=${made}`)?.made).toBeNull()
  },
)

test("a quote's number has its day, and differs with the rentals, not with the town", () => {
  const made = day('2027-06-01')
  const number = quoteNumber({ cart, place: rockford, made })
  expect(number).toMatch(/^Q-20270601-[0-9A-Z]{4}$/)
  expect(quoteNumber({ cart, place: null, made })).toBe(number)
  expect(quoteNumber({ cart: cart.slice(1), place: rockford, made })).not.toBe(number)
})
