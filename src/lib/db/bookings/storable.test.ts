import { expect, test } from 'vitest'
import { booking, bookingLine } from '#test/bookings'
import { toBookingDocument, type BookingDocument } from './booking-document'
import { isStorable } from './storable'

const document = toBookingDocument(booking())
const signed = '8c69b052aa37 | 11/26/2026 | 14:05'

test.each<[string, Partial<Record<keyof BookingDocument, unknown>>]>([
  ['as the site writes it', {}],
  ['without coordinates', { coordinates: '' }],
  [
    'with everything that is optional',
    { signed, crew: 'gate:wide\nway:stairs', organization: 'a' },
  ],
  ['with an emoji in a name of 100 characters', { name: `${'a'.repeat(99)}🎉` }],
])('a booking %s can be stored', (_, some) => {
  expect(isStorable({ ...document, ...some } as BookingDocument)).toBe(true)
})

test.each<[string, Partial<Record<keyof BookingDocument, unknown>>]>([
  ...(['name', 'lastName', 'phone', 'email', 'address', 'coordinates'] as const).flatMap((field) =>
    ['\u0000', '\n', '\u0085', '\u001b'].map((control): [string, object] => [
      `with ${JSON.stringify(control)} in its ${field}`,
      { [field]: `42${control}1` },
    ]),
  ),
  ['with a longer name', { name: 'a'.repeat(101) }],
  ['with longer coordinates', { coordinates: '4'.repeat(61) }],
  ['without a name', { name: '' }],
  ['without a phone number', { phone: '' }],
  ['with an email of two characters', { email: 'a@' }],
  ['with a tab for the crew', { crew: 'gate:wide\tstairs' }],
  ['with a longer organization', { organization: 'a'.repeat(401) }],
  ['with another ground', { floorType: 'sand' }],
  ['with another way to pay', { method: 'Cash in Office' }],
  ['with another time', { specificTime: '24:00' }],
  ['made at another time', { created: '13/01/2027 | 09:14' }],
  ['with a signature that is none', { signed: 'today' }],
  ['with a number as a text', { phone: 8_155_550_177 }],
  ['without an address', { address: undefined }],
])('a booking %s can not be stored', (_, some) => {
  expect(isStorable({ ...document, ...some } as BookingDocument)).toBe(false)
})

test.each(['castle ', '\tcastle', 'castle\n', 'castle\u00a0', '', 'a/b', '__a__'])(
  'a booking of the item %j can not be stored',
  (itemId) => {
    const ofItem = booking({ lines: [bookingLine({ itemId })] })
    expect(isStorable(toBookingDocument(ofItem))).toBe(false)
  },
)
