// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { checkoutForm } from '#test/bookings'
import { eachOf } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import { filledIn, loadDraft, saveDraft, startNextOrder } from './draft'
import { emptyOrderForm, orderFormFrom } from './form'

test('every field is kept with a value other than its default', () => {
  const values = [true, false, 100, '15:30', 'indoor', 'oneHour', 'wide', 'Credit Card']
  const fields = Object.keys(emptyOrderForm) as (keyof OrderForm)[]
  const other = (name: keyof OrderForm) =>
    values.find(
      (value) => value !== emptyOrderForm[name] && orderFormFrom({ [name]: value })[name] === value,
    )
  const form = eachOf(fields, other) as OrderForm
  expect(Object.values(form)).not.toContain(undefined)
  expect(loadDraft()).toEqual(emptyOrderForm)
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

test.each([null, 'castle'])('a field that was emptied stays empty: item %s', (item) => {
  saveDraft(checkoutForm({ timeWindow: 'exact', specificTime: '15:30' }), item)
  const emptied = { name: '', promoCode: '', specificTime: '' }
  saveDraft(checkoutForm({ ...emptied, timeWindow: 'exact' }), item)
  expect(loadDraft(item)).toMatchObject({ ...emptied, timeWindow: 'exact', lastName: 'Jensen' })
})

test('the next order keeps the customer, and starts with every choice at its default', () => {
  saveDraft(checkoutForm({ promoCode: 'BetterStay15', terms: true, floorType: 'grass' }))
  sessionStorage.setItem('bookingDates', '06/12/2027')
  startNextOrder()
  expect(sessionStorage.getItem('bookingDates')).toBeNull()
  expect(loadDraft()).toEqual(checkoutForm({ terms: false }))
})

test('a single item takes over the customer, and starts with every choice at its default', () => {
  saveDraft(checkoutForm({ promoCode: 'BetterStay15', terms: true, floorType: 'grass' }))
  expect(loadDraft('castle')).toEqual(checkoutForm({ terms: false }))
  saveDraft(checkoutForm({ name: 'Ada', floorType: 'indoor' }), 'castle')
  expect(loadDraft()).toMatchObject({ name: 'Ada', floorType: 'grass', promoCode: 'BetterStay15' })
})

test('the choices for an item are kept, and do not apply to another item', () => {
  const chosen = { timeWindow: 'exact', specificTime: '15:30', floorType: 'indoor' } as const
  saveDraft(checkoutForm({ specificTime: '10:00' }))
  saveDraft(checkoutForm(chosen), 'castle')
  saveDraft(checkoutForm({ depositOnly: true }), '__proto__')
  expect(loadDraft('castle')).toEqual(checkoutForm(chosen))
  expect(loadDraft('__proto__')).toEqual(checkoutForm({ depositOnly: true }))
  expect(loadDraft('slide')).toEqual(checkoutForm({ terms: false }))
  expect(loadDraft('constructor')).toEqual(checkoutForm({ terms: false }))
  expect(loadDraft()).toEqual(checkoutForm({ specificTime: '10:00' }))
  startNextOrder()
  expect(loadDraft('castle')).toEqual(checkoutForm({ terms: false }))
})

test('waiver and certificate are the same in every order of the session', () => {
  saveDraft(checkoutForm({ promoCode: 'BetterStay15', insurance: false }))
  expect(loadDraft('castle')).toMatchObject({ damageWaiver: true, insurance: false })
  saveDraft({ ...loadDraft('castle'), damageWaiver: false }, 'castle')
  const off = { damageWaiver: false, insurance: false }
  expect(loadDraft('slide')).toMatchObject(off)
  expect(loadDraft()).toMatchObject({ ...off, promoCode: 'BetterStay15' })
})

test.each(['{', '5', '[]', '{"castle":5}', '{"castle":{"timeWindow":"soon","terms":"yes"}}'])(
  "an item's damaged choices fall back to their defaults: %s",
  (stored) => {
    sessionStorage.setItem('itemChoices', stored)
    expect(loadDraft('castle')).toEqual(emptyOrderForm)
  },
)

test.each(['{', 'null', '5', '"text"', '[]', '{"floorType":"sand","terms":"yes","promoCode":7}'])(
  'damaged choices fall back to their defaults: %s',
  (stored) => {
    sessionStorage.setItem('checkoutChoices', stored)
    expect(loadDraft()).toEqual(emptyOrderForm)
  },
)

test('whom to call on the day counts as a contact, which the page offers to clear', () => {
  const form = { ...emptyOrderForm, dayContact: 'Sam' }
  expect(filledIn(form)).toEqual({ contact: true, choices: true })
  expect(filledIn(emptyOrderForm)).toEqual({ contact: false, choices: false })
})
