import { describe, expect, test } from 'vitest'
import { checkoutForm } from '#test/bookings'
import type { OrderForm } from '~/lib/domain/order-form'
import { finalErrors, orderErrors } from './errors'
import { emptyOrderForm, orderFormFrom } from './form'

const problemsOf = (form: OrderForm, anyAddress = false) => [
  ...orderErrors(form, anyAddress),
  ...finalErrors(form),
]
const messagesFor = (some: Partial<OrderForm>) =>
  problemsOf(checkoutForm(some)).map(({ message }) => message)
const fieldsFor = (some: Partial<OrderForm>) =>
  problemsOf(checkoutForm(some)).map(({ field }) => field)

test('it starts with waiver and insurance on, no ground, no time window and no time', () => {
  expect(emptyOrderForm).toMatchObject({
    damageWaiver: true,
    insurance: true,
    floorType: '',
    timeWindow: 'none',
    specificTime: '',
    method: 'Cash In Office',
    terms: false,
  })
})

describe('what is wrong', () => {
  test('with a filled form is nothing', () => {
    expect(problemsOf(checkoutForm())).toEqual([])
  })

  test('with an empty one is everything required, in the specified order and words', () => {
    expect(problemsOf(emptyOrderForm)).toEqual([
      { field: 'address', message: 'Address is required.' },
      { field: 'name', message: 'Name is required.' },
      { field: 'lastName', message: 'Last Name is required.' },
      { field: 'email', message: 'Email is required.' },
      { field: 'phone', message: 'Phone number is required.' },
      { field: 'terms', message: 'Agreed Terms & Conditions is required.', final: true },
    ])
  })

  test('with a purchase order or an exemption without an organization is the missing name', () => {
    const asked = [{ field: 'organization', message: "Please enter your organization's name." }]
    for (const some of [{ purchaseOrder: '4711' }, { taxExempt: true }]) {
      expect(problemsOf(checkoutForm(some))).toEqual(asked)
      expect(problemsOf(checkoutForm({ ...some, organization: 'St. Mary' }))).toEqual([])
    }
    expect(problemsOf(checkoutForm({ certificateName: 'Park District' }))).toEqual([])
  })

  test("with an organization's text longer than the rules take names the field", () => {
    const long = (length: number) => ({
      organization: 'o'.repeat(100 + length),
      purchaseOrder: '1'.repeat(60 + length),
      certificateName: 'c'.repeat(100 + length),
    })
    expect(fieldsFor(long(0))).toEqual([])
    expect(problemsOf(checkoutForm(long(1)))).toEqual([
      { field: 'organization', message: 'Please shorten this to 100 characters.' },
      { field: 'purchaseOrder', message: 'Please shorten this to 60 characters.' },
      { field: 'certificateName', message: 'Please shorten this to 100 characters.' },
    ])
    // The field of a certificate that was removed doesn't show.
    expect(fieldsFor({ ...long(1), insurance: false })).toEqual(['organization', 'purchaseOrder'])
  })

  test('with blanks alone is the same as with nothing', () => {
    const blanks = { address: ' ', name: '  ', lastName: '\t', email: ' ', phone: ' ' }
    expect(fieldsFor(blanks)).toEqual(['address', 'name', 'lastName', 'email', 'phone'])
  })

  test('with an address that lacks a part names the part', () => {
    const [message] = messagesFor({ address: '12 Oak St, Belvidere' })
    expect(message).toMatch(/^What's the state\?/)
  })

  test('with an address out of the area is that, unless the office looks at every address', () => {
    const form = checkoutForm({ address: '500 Locust St, Des Moines, IA 50309' })
    expect(problemsOf(form)).toMatchObject([{ field: 'address', code: 'outOfArea' }])
    expect(problemsOf(form, true)).toEqual([])
    expect(problemsOf(checkoutForm({ address: 'behind the school' }), true)).toEqual([])
    expect(problemsOf(checkoutForm({ address: ' ' }), true)).toHaveLength(1)
    expect(problemsOf(checkoutForm({ address: 'x'.repeat(301) }), true)).toHaveLength(1)
  })

  test.each(['name', 'lastName'] as const)('with a %s over 100 characters says so', (field) => {
    expect(fieldsFor({ [field]: 'x'.repeat(100) })).toEqual([])
    expect(fieldsFor({ [field]: ` ${'x'.repeat(100)} ` })).toEqual([])
    const tooLong = 'Please shorten this to 100 characters.'
    expect(messagesFor({ [field]: 'x'.repeat(101) })).toEqual([tooLong])
  })

  test('with a phone number over 40 characters, or an email over 254, says so', () => {
    expect(fieldsFor({ phone: '1'.repeat(40) })).toEqual([])
    expect(fieldsFor({ phone: '1'.repeat(41) })).toEqual(['phone'])
    const email = (length: number) => `${'x'.repeat(length - 6)}@a.com`
    expect(fieldsFor({ email: email(254) })).toEqual([])
    expect(fieldsFor({ email: email(255) })).toEqual(['email'])
  })

  test('a phone number may be anything, an email anything with an @ inside', () => {
    expect(fieldsFor({ phone: 'ask for Bob' })).toEqual([])
    expect(fieldsFor({ email: ' a@b ' })).toEqual([])
    for (const email of ['maria', '@', 'maria@', '@example.com', 'a b@c', 'a@b@c'])
      expect(fieldsFor({ email })).toEqual(['email'])
  })

  test('with a time outside 07:00 to 23:59, or without one, counts only while the form has a time', () => {
    for (const specificTime of ['07:00', '12:00', '23:59'])
      expect(fieldsFor({ timeWindow: 'exact', specificTime })).toEqual([])
    for (const specificTime of ['', ' ', '06:59', '00:00', '24:00', '7:00', 'noon', '12:60'])
      expect(fieldsFor({ timeWindow: 'exact', specificTime })).toEqual(['specificTime'])
    for (const specificTime of ['06:59', ''])
      expect(fieldsFor({ timeWindow: 'none', specificTime })).toEqual([])
  })
})

describe('a form from values of unknown types', () => {
  test.each([undefined, '', 7, null])('the time %j is none yet', (specificTime) => {
    expect(orderFormFrom({ specificTime }).specificTime).toBe('')
  })

  test("a value of the wrong kind becomes its field's default", () => {
    const choices = { floorType: 'sand', timeWindow: 'toString', method: 'Cash in office' }
    const wrong = { name: 7, ...choices, damageWaiver: 'yes', terms: 1, junk: true }
    expect(orderFormFrom(wrong)).toEqual(emptyOrderForm)
  })
})
