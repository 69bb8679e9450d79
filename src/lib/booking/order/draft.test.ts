// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { emptyCheckoutForm } from '~/lib/booking/checkout-form'
import { loadCheckoutForm, saveCheckoutForm, startNextOrder } from '~/lib/booking/in-progress'
import { checkoutForm } from '~/../test/bookings'

test('a session without anything typed has the form as it starts', () => {
  expect(loadCheckoutForm()).toEqual(emptyCheckoutForm)
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
  saveCheckoutForm(form)
  expect(loadCheckoutForm()).toEqual(form)
})

test('contact fields stand under the keys of older sessions', () => {
  saveCheckoutForm(checkoutForm({ coordinates: '42.27,-89.09', specificTime: '15:30' }))
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
  expect(loadCheckoutForm()).toEqual({ ...emptyCheckoutForm, name: 'Ada' })
})

test('a field that was emptied stays empty', () => {
  saveCheckoutForm(checkoutForm())
  saveCheckoutForm(checkoutForm({ name: '', promoCode: '' }))
  expect(loadCheckoutForm()).toMatchObject({ name: '', promoCode: '', lastName: 'Jensen' })
})

test('the next order keeps who books, and accepts nothing yet', () => {
  const form = checkoutForm({ promoCode: 'BetterStay15', terms: true, floorType: 'grass' })
  saveCheckoutForm(form)
  sessionStorage.setItem('bookingDates', '06/12/2027')
  startNextOrder()
  expect(sessionStorage.getItem('bookingDates')).toBeNull()
  expect(loadCheckoutForm()).toEqual({ ...form, promoCode: '', terms: false })
})

test.each(['{', 'null', '5', '"text"', '[]', '{"floorType":"sand","terms":"yes","promoCode":7}'])(
  'damaged choices fall back to their defaults: %s',
  (stored) => {
    sessionStorage.setItem('checkoutChoices', stored)
    expect(loadCheckoutForm()).toEqual(emptyCheckoutForm)
  },
)
