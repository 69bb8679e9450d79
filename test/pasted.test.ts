// @vitest-environment jsdom
// Whatever a paste brings along that nobody sees: each field, from the form to what is stored,
// mailed, compared or read from a URL.
import { describe, expect, test } from 'vitest'
import { bookings, backend, openBackend } from '#test/stand-ins/backend'
import { checkOrder } from '~/lib/booking/order/check'
import { placeOrder } from '~/lib/booking/order/place'
import { wishMessage, wishError } from '~/lib/booking/plan/wish'
import { readListChoice } from '~/lib/catalog/list-choice'
import { readYard } from '~/lib/catalog/setup-area'
import { contactErrors, readContactMessage } from '~/lib/contact/contact-form'
import { emailHint, phoneHint } from '~/lib/contact/contact-hints'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { addToNewsletter } from '~/lib/db/newsletter'
import { eachOf, typedNames } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import { readEventDays } from '~/lib/event/event-days'
import { quoteQuery, readQuoteQuery } from '~/lib/order-form/quote-link'
import { promoPercent } from '~/lib/pricing/order-amounts'
import { checkoutForm } from './bookings'
import { day } from './days'
import { unseen } from './unseen'

openBackend()

/** Ways in which a class of characters gets into a text. */
const classes = [
  ...Object.entries(unseen).map(
    ([name, characters]) => [name, (text: string) => infect(text, characters)] as const,
  ),
  ['spaces around', (text: string) => `\u00a0\u2003${text}\u3000\r\n`] as const,
]

/** In the middle of each word and at both ends. */
const infect = (text: string, characters: string) =>
  characters + text.replaceAll(/\w(?=\w)/g, `$&${characters}`) + characters

/** What is typed into the form of an order. */
const typed = {
  ...eachOf(typedNames, (name) => `A ${name}`),
  name: 'Maria',
  lastName: 'Jensen',
  phone: '(815) 555-0100',
  email: 'maria@example.com',
  address: '12 Oak St, Rockford, IL 61101',
  coordinates: '',
  promoCode: 'BetterStay15',
}
/** Those that are kept as they are, in a line of a field. */
const kept = Object.values(typed).filter((text) => text.startsWith('A '))

/** What the office has after an order. */
async function ordered(fields: Partial<OrderForm>) {
  const form = checkoutForm(fields)
  const cart = [{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }]
  const answer = await checkOrder({ kind: 'cart', wanted: cart, form })
  if (answer.kind !== 'ready') throw new Error(JSON.stringify(answer))
  const { checked } = answer
  expect(await placeOrder({ kind: 'cart', checked, form, screenStay: '' })).toMatchObject({
    kind: 'booked',
  })
  const { created: _, ...booking } = { ...bookings()[0] } as Record<string, unknown>
  const [mail] = backend.mails
  return { booking, mailed: mail && 'booking' in mail && mail.booking }
}

const change = { ...checkoutForm(), ...typed }
const filled = bookingFrom('b1', { ...change })

describe.each(classes)('with %s, pasted as it is', (_, paste) => {
  test('every field of an order is booked and mailed as it looks', async () => {
    const pasted = Object.entries(typed).map(([field, text]) => [field, paste(text)] as const)
    const { booking, mailed } = await ordered(Object.fromEntries(pasted))
    expect(booking).toMatchObject({
      name: typed.name,
      lastName: typed.lastName,
      phone: typed.phone,
      email: typed.email,
      address: typed.address,
      balances: { rent: 157.25 },
    })
    const lines = Object.values(booking).flatMap((value) => String(value).split('\n'))
    for (const text of kept)
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`(^|: )${text}$`)))
    expect(mailed).toMatchObject(booking)
  })

  test('every field of a message reaches the office as it looks', () => {
    const message = { ...pick(['name', 'lastName', 'email', 'phone']), message: 'Hi\n\nOn Friday' }
    const data = new FormData()
    for (const [name, text] of Object.entries(message)) data.set(name, paste(text))
    expect(readContactMessage(data)).toEqual(message)
    expect(contactErrors(readContactMessage(data))).toEqual({})
    const wish = { what: 'other', day: null, words: paste('A later\nday') } as const
    expect(wishMessage(filled, wish).message).toContain('A later\nday')
    expect(wishError(filled, { ...wish, words: paste('') })).toBe('words')
  })

  test('an address is one newsletter, a code one code, and no hint asks for what nobody sees', async () => {
    await addToNewsletter(typed.email)
    await addToNewsletter(paste(typed.email))
    expect(backend.paths('newsLetter')).toHaveLength(1)
    expect(promoPercent(paste('BetterStay15'))).toBe(15)
    expect(emailHint(paste('ada@example.com'))).toBeNull()
    expect(phoneHint(paste('815 555 0142'))).toBeNull()
    expect(readYard(paste('20x30'))).toEqual({ a: 20, b: 30 })
  })

  test('an empty field with it is empty', async () => {
    const form = checkoutForm({ name: paste(''), address: paste(''), email: paste('') })
    const answer = await checkOrder({
      kind: 'cart',
      wanted: [{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }],
      form,
    })
    expect(answer).toMatchObject({
      errors: [
        { field: 'address', message: 'Address is required.' },
        { field: 'name', message: 'Name is required.' },
        { field: 'email', message: 'Email is required.' },
      ],
    })
  })

  test('every value of a URL of the site is read', () => {
    const castle = { itemId: 'castle', days: [day('2027-06-12'), day('2027-06-13')], quantity: 2 }
    const asked = {
      cart: [castle],
      place: { town: 'Rockford', state: 'IL' as const, address: '' },
      made: null,
    }
    expect(readQuoteQuery(pasteInto(quoteQuery(asked)))).toEqual(asked)
    const bookableDays = {
      first: day('2027-06-01'),
      last: day('2027-07-01'),
      today: day('2027-06-01'),
    }
    expect(readEventDays(pasteInto('date=2027-06-12&to=2027-06-13'), bookableDays).event).toEqual({
      from: '2027-06-12',
      to: '2027-06-13',
    })
    expect(readListChoice(pasteInto('sort=price-low&water=wet&yard=20x30&most=250'))).toEqual({
      sort: 'price-low',
      water: 'wet',
      yard: { a: 20, b: 30 },
      most: 250,
    })
  })

  function pasteInto(query: string) {
    const params = [...new URLSearchParams(query)].map(([name, value]) => [name, paste(value)])
    return new URLSearchParams(params as [string, string][])
  }
})

const pick = (names: (keyof typeof typed)[]) =>
  Object.fromEntries(names.map((name) => [name, typed[name]]))

test.each([
  '"BetterStay15"',
  '“betterstay15”',
  "'BetterStay15'.",
  ' BETTERSTAY15. ',
  '«BetterStay15»',
  '`betterstay15`,',
])('a code copied as %s is the code', (code) => {
  expect(promoPercent(code)).toBe(15)
  expect(promoPercent(code.replace('15', ' 15'))).toBe(0)
})
