import { afterEach, expect, test } from 'vitest'
import { checkoutForm } from '~/../test/bookings'
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

test('an organization is stored in lines, each but the name with its label', () => {
  expect(organizationText(checkoutForm(school))).toBe(
    [
      'Lincoln Elementary School',
      'Purchase order: 4711-B',
      'Certificate for: Rockford School District',
      "Tax-exempt: don't pay the tax if we have approved your exemption",
    ].join('\n'),
  )
})

test('an exempt organization that pays by card gets its tax refunded', () => {
  const form = checkoutForm({ taxExempt: true, method: 'Credit Card' })
  expect(organizationText(form)).toBe('Tax-exempt: our office will check this and refund the tax')
})

test.each([
  ['nothing filled in', {}, ''],
  ['blanks', { organization: ' ', purchaseOrder: '  ', certificateName: ' ' }, ''],
  ['a name', { organization: 'St. Mary' }, 'St. Mary'],
  ['a pasted name, in one line', { organization: 'St.\tMary\u0000\r\nPTO' }, 'St. Mary PTO'],
  ['the certificate', { certificateName: 'Park District' }, 'Certificate for: Park District'],
  ['a certificate that was removed', { certificateName: 'Park District', insurance: false }, ''],
])('%s', (_, form, text) => {
  expect(organizationText(checkoutForm(form))).toBe(text)
})

test('the longest fields make a text that the rules take', () => {
  const organization = 'o'.repeat(typedTexts.organization.most)
  const purchaseOrder = '1'.repeat(typedTexts.purchaseOrder.most)
  const certificateName = 'c'.repeat(typedTexts.certificateName.most)
  const fields = { organization, purchaseOrder, certificateName, taxExempt: true }
  const longest = organizationText(checkoutForm(fields))
  expect(longest.split('\n')).toHaveLength(4)
  expect(longest.length).toBeLessThanOrEqual(storedTexts.organization.form.most)
})

const order = 'Lincoln Elementary School\nPurchase order: 4711-B'

test.each([
  ['a purchase order to be paid in the office', true, order, 'Cash In Office', true],
  ['one that the owner does not accept', false, order, 'Cash In Office', false],
  ['one that is paid by card', true, order, 'Credit Card', false],
  ['an organization without one', true, 'Purchase orders Inc.', 'Cash In Office', false],
  ['no organization', true, '', 'Cash In Office', false],
])('payment terms of %s', (_, acceptsPurchaseOrders, text, method, expected) => {
  Object.assign(allSettings, { acceptsPurchaseOrders })
  expect(hasPaymentTerms(text, method)).toBe(expected)
})
