// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  loadContact,
  loadDraft,
  saveContact,
  saveDraft,
  startNextOrder,
} from '~/lib/booking/order/draft'
import { emptyOrderForm } from '~/lib/booking/order/form'
import { checkoutForm } from '~/../test/bookings'

test('a session without anything typed has the form as it starts', () => {
  expect(loadDraft()).toEqual(emptyOrderForm)
})

test('every field is kept, away from its default', () => {
  const form = checkoutForm({
    coordinates: '42.27,-89.09',
    floorType: 'indoor',
    timeWindow: 'oneHour',
    specificTime: '15:30',
    damageWaiver: false,
    insurance: false,
    promoCode: 'BetterStay15',
    terms: true,
  })
  saveDraft(form)
  expect(loadDraft()).toEqual(form)
})

test('contact fields stand under the keys of older sessions', () => {
  saveDraft(checkoutForm({ coordinates: '42.27,-89.09', specificTime: '15:30' }))
  expect(Object.fromEntries(Object.entries(sessionStorage))).toMatchObject({
    name: 'Maria',
    lastName: 'Jensen',
    phone: '(815) 555-0100',
    email: 'maria@example.com',
    address: '12 Oak St, Rockford, IL 61101',
    coordinates: '42.27,-89.09',
    specificTime: '15:30',
  })
  sessionStorage.clear()
  sessionStorage.setItem('name', 'Ada')
  expect(loadDraft()).toEqual({ ...emptyOrderForm, name: 'Ada' })
})

test('a field that was emptied stays empty', () => {
  saveDraft(checkoutForm())
  saveDraft(checkoutForm({ name: '', promoCode: '' }))
  expect(loadDraft()).toMatchObject({ name: '', promoCode: '', lastName: 'Jensen' })
})

test('the next order keeps who books, and starts with every choice at its default', () => {
  const form = checkoutForm({ promoCode: 'BetterStay15', terms: true, floorType: 'grass' })
  saveDraft(form)
  sessionStorage.setItem('bookingDates', '06/12/2027')
  startNextOrder()
  expect(sessionStorage.getItem('bookingDates')).toBeNull()
  expect(loadDraft()).toEqual(checkoutForm({ terms: false }))
})

test('a single item takes over who books, and every choice as it starts', () => {
  saveDraft(checkoutForm({ promoCode: 'BetterStay15', terms: true, floorType: 'grass' }))
  expect(loadContact()).toEqual(checkoutForm({ terms: false }))
  saveContact(checkoutForm({ name: 'Ada', floorType: 'indoor' }))
  expect(loadDraft()).toMatchObject({ name: 'Ada', floorType: 'grass', promoCode: 'BetterStay15' })
})

test.each(['{', 'null', '5', '"text"', '[]', '{"floorType":"sand","terms":"yes","promoCode":7}'])(
  'damaged choices fall back to their defaults: %s',
  (stored) => {
    sessionStorage.setItem('checkoutChoices', stored)
    expect(loadDraft()).toEqual(emptyOrderForm)
  },
)
