import { afterEach, expect, test } from 'vitest'
import { checkoutForm } from '#test/bookings'
import { storedTexts, typedTexts } from '~/lib/domain/booking-texts'
import { allSettings } from '~/settings/all-settings'
import { hasPaymentTerms, organizationText } from './organization'

const school = {
  organization: ' Lincoln Elementary School ',
  purchaseOrder: ' 4711-B',
  certificateName: 'Rockford School District ',
  taxExempt: true,
}

const unset = { ...allSettings }
afterEach(() => void Object.assign(allSettings, unset))

test('an organization is stored in lines of a key and a value', () => {
  expect(organizationText(checkoutForm(school))).toBe(
    [
      'name: Lincoln Elementary School',
      'purchaseOrder: 4711-B',
      'certificate: Rockford School District',
      'taxExempt: office',
    ].join('\n'),
  )
})

test.each([
  ['nothing filled in', {}, ''],
  ['blanks', { organization: ' ', purchaseOrder: '  ', certificateName: ' ' }, ''],
  ['a pasted name, in one line', { organization: 'St.\tMary\u0000\r\nPTO' }, 'name: St. Mary PTO'],
  ['the certificate', { certificateName: 'Park District' }, 'certificate: Park District'],
  ['a certificate that was removed', { certificateName: 'Park District', insurance: false }, ''],
  ['an exemption by card', { taxExempt: true, method: 'Credit Card' }, 'taxExempt: card'],
] as const)('%s', (_, form, text) => {
  expect(organizationText(checkoutForm(form))).toBe(text)
})

test('the longest fields make a text that the rules take', () => {
  const organization = 'o'.repeat(typedTexts.organization.most)
  const purchaseOrder = '1'.repeat(typedTexts.purchaseOrder.most)
  const certificateName = 'c'.repeat(typedTexts.certificateName.most)
  const fields = { organization, purchaseOrder, certificateName, taxExempt: true }
  const longest = organizationText(checkoutForm(fields))
  expect(longest.split('\n')).toHaveLength(4)
  expect(longest.length).toBeLessThanOrEqual(storedTexts.organization.takes.most)
})

test.each([
  ['a purchase order to be paid in the office', true, true, 'Cash In Office', true],
  ['one that the business does not accept', false, true, 'Cash In Office', false],
  ['one that is paid by card', true, true, 'Credit Card', false],
  ['an order without one', true, false, 'Cash In Office', false],
])('payment terms of %s', (_, acceptsPurchaseOrders, hasPurchaseOrder, method, expected) => {
  Object.assign(allSettings, { acceptsPurchaseOrders })
  expect(hasPaymentTerms({ hasPurchaseOrder, method })).toBe(expected)
})
