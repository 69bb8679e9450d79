import { describe, expect, test } from 'vitest'
import {
  checkoutFormFrom,
  checkoutProblems,
  emptyCheckoutForm,
  readCheckoutForm,
  type CheckoutForm,
} from '~/lib/booking/checkout-form'
import { checkoutForm } from '~/../test/bookings'

const messagesFor = (some: Partial<CheckoutForm>) =>
  checkoutProblems(checkoutForm(some)).map(({ message }) => message)
const fieldsFor = (some: Partial<CheckoutForm>) =>
  checkoutProblems(checkoutForm(some)).map(({ field }) => field)

test('it starts with waiver and insurance on, concrete, no time window and noon', () => {
  expect(emptyCheckoutForm).toMatchObject({
    damageWaiver: true,
    insurance: true,
    floorType: 'concrete',
    timeWindow: 'none',
    specificTime: '12:00',
    method: 'Cash In Office',
    terms: false,
  })
})

describe('what is wrong', () => {
  test('with a filled form is nothing', () => {
    expect(checkoutProblems(checkoutForm())).toEqual([])
  })

  test('with an empty one is everything required, in the specified order and words', () => {
    expect(checkoutProblems(emptyCheckoutForm)).toEqual([
      { field: 'address', message: 'Address is required.' },
      { field: 'name', message: 'Name is required.' },
      { field: 'lastName', message: 'Last Name is required.' },
      { field: 'email', message: 'Email is required.' },
      { field: 'phone', message: 'Phone number is required.' },
      { field: 'terms', message: 'Agreed Terms & Conditions is required.' },
    ])
  })

  test('with blanks alone is the same as with nothing', () => {
    const blanks = { address: ' ', name: '  ', lastName: '\t', email: ' ', phone: ' ' }
    expect(fieldsFor(blanks)).toEqual(['address', 'name', 'lastName', 'email', 'phone'])
  })

  test('with an address that lacks a part names the part', () => {
    expect(messagesFor({ address: '12 Oak St, Rockford' })).toEqual([
      expect.stringMatching(/^Which state\?/),
    ])
  })

  test.each(['name', 'lastName'] as const)('with a %s over 100 characters says so', (field) => {
    expect(fieldsFor({ [field]: 'x'.repeat(100) })).toEqual([])
    expect(fieldsFor({ [field]: ` ${'x'.repeat(100)} ` })).toEqual([])
    expect(messagesFor({ [field]: 'x'.repeat(101) })).toEqual([
      'Please shorten this to 100 characters.',
    ])
  })

  test('with a phone number over 40 characters, or an e-mail over 254, says so', () => {
    expect(fieldsFor({ phone: '1'.repeat(40) })).toEqual([])
    expect(fieldsFor({ phone: '1'.repeat(41) })).toEqual(['phone'])
    const email = (length: number) => `${'x'.repeat(length - 6)}@a.com`
    expect(fieldsFor({ email: email(254) })).toEqual([])
    expect(fieldsFor({ email: email(255) })).toEqual(['email'])
  })

  test('a phone number may be anything, an e-mail anything with an @ inside', () => {
    expect(fieldsFor({ phone: 'ask for Bob' })).toEqual([])
    expect(fieldsFor({ email: ' a@b ' })).toEqual([])
    for (const email of ['maria', '@', 'maria@', '@example.com', 'a b@c', 'a@b@c'])
      expect(fieldsFor({ email })).toEqual(['email'])
  })

  test('with a time outside 07:00 to 23:59 counts only while a time is asked for', () => {
    for (const specificTime of ['07:00', '12:00', '23:59'])
      expect(fieldsFor({ timeWindow: 'exact', specificTime })).toEqual([])
    for (const specificTime of ['06:59', '00:00', '24:00', '7:00', 'noon', '12:60'])
      expect(fieldsFor({ timeWindow: 'exact', specificTime })).toEqual(['specificTime'])
    expect(fieldsFor({ timeWindow: 'none', specificTime: '06:59' })).toEqual([])
  })
})

describe('reading the page', () => {
  test('a checkbox that is not sent is off', () => {
    const data = new FormData()
    data.set('name', 'Maria')
    data.set('insurance', 'on')
    expect(readCheckoutForm(data)).toMatchObject({
      name: 'Maria',
      damageWaiver: false,
      insurance: true,
      terms: false,
    })
  })

  test('an empty or missing time is noon', () => {
    const data = new FormData()
    expect(readCheckoutForm(data).specificTime).toBe('12:00')
    data.set('specificTime', '')
    expect(readCheckoutForm(data).specificTime).toBe('12:00')
    data.set('specificTime', '15:30')
    expect(readCheckoutForm(data).specificTime).toBe('15:30')
  })

  test('what is not of the kind of its field becomes its default', () => {
    expect(
      checkoutFormFrom({
        name: 7,
        floorType: 'sand',
        timeWindow: 'toString',
        method: 'Cash in office',
        damageWaiver: 'yes',
        terms: 1,
        junk: true,
      }),
    ).toEqual(emptyCheckoutForm)
  })
})
