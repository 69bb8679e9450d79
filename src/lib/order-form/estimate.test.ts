import '#test/browser-storage'
import { describe, expect, test } from 'vitest'
import { bookingLine } from '#test/bookings'
import { flatFeeCities } from '~/lib/domain/business'
import { placeDelivery } from '~/lib/pricing/delivery'
import { priceOrder } from '~/lib/pricing/order-price'
import { deliveryNow } from '~/lib/services/delivery-quote'
import { loadEventPlace, saveEventPlace } from '~/lib/storage/event-place'
import { loadDraft, saveDraft } from './draft'
import { estimateAddition, estimateOrder } from './estimate'
import { choosePlace, saveEventAddress, withChosenTown } from './event-place'
import { emptyOrderForm } from './form'
import { offeredPlaces } from './offered-places'

const line = bookingLine({ priceCents: 149_99 })
const chairs = bookingLine({ itemId: 'chairs', quantity: 40, priceCents: 1_55 })
const place = (label: string) => {
  const offered = offeredPlaces.find((each) => each.label === label)
  if (!offered) throw new Error(`${label} is not offered`)
  return offered.place
}
const inRockford = placeDelivery(place('Rockford'))

describe('the estimate is the total of the checkout, to the cent', () => {
  test.each([
    ...flatFeeCities.map((city) => [city, `100 Main St, ${city}, IL 61103`] as const),
    ['Wisconsin', '200 State St, Beloit, WI 53511'] as const,
    // Wisconsin has a town with the name of a flat-fee town, too.
    ['Wisconsin', '12 Oak Ave, Rockton, WI 54639'] as const,
  ])('%s', (label, address) => {
    for (const form of [
      emptyOrderForm,
      { ...emptyOrderForm, damageWaiver: false },
      { ...emptyOrderForm, insurance: false, promoCode: 'betterbounce10' },
      { ...emptyOrderForm, timeWindow: 'exact' as const },
    ])
      for (const lines of [[line], [line, chairs]]) {
        const checkout = { lines, delivery: deliveryNow(address, false), requestMode: false }
        const delivery = placeDelivery(place(label))
        const { totalCents } = priceOrder('cart', form, checkout)
        expect(estimateOrder('cart', form, lines, delivery)).toEqual({ totalCents, missing: '' })
        const addition = estimateAddition(form, lines, lines, delivery)
        expect(addition).toEqual({ addsCents: 0, totalCents, missing: '' })
        // With an empty cart, it is the total of the item's own popup.
        const popup = priceOrder('item', form, checkout)
        expect(estimateAddition(form, [], lines, delivery).totalCents).toBe(popup.totalCents)
      }
  })

  test("a deposit doesn't change the total", () => {
    const form = { ...emptyOrderForm, method: 'Credit Card' as const, depositOnly: true }
    const { totalCents } = estimateOrder('cart', form, [line], inRockford)
    expect(totalCents).toBe(149_99 + 13_12 + 30_00 + 13_50 + 45_00)
  })
})

test('elsewhere in Illinois the fee goes by the mile: the total is one before delivery', () => {
  const delivery = placeDelivery(place('Another address in Illinois'))
  expect(delivery.kind).toBe('byDistance')
  expect(estimateOrder('cart', emptyOrderForm, [line], delivery)).toEqual({
    // Illinois tax is included.
    totalCents: 149_99 + 13_12 + 13_50 + 45_00,
    missing: 'delivery',
  })
})

describe('the amount that an item adds to a cart', () => {
  const chair = { ...chairs, quantity: 1, priceCents: 2_50 }

  test('is its rent, tax and waiver, as delivery and certificate are charged once', () => {
    // 2.50 + 0.22 tax + 0.23 waiver: 152.49 in all has 13.34 tax and 13.72 waiver.
    const totalCents = 152_49 + 13_34 + 13_72 + 30_00 + 45_00
    const addition = estimateAddition(emptyOrderForm, [line], [line, chair], inRockford)
    expect(addition).toEqual({ addsCents: 2_50 + 22 + 22, totalCents, missing: '' })
  })

  test('is its rent alone without a place', () => {
    const rent = { addsCents: 2_50, totalCents: 152_49, missing: 'delivery & tax' }
    expect(estimateAddition(emptyOrderForm, [line], [line, chair], null)).toEqual(rent)
  })

  test('an item adds its whole price to a cart in which nothing can be booked', () => {
    const alone = estimateOrder('item', emptyOrderForm, [chair], inRockford)
    const addition = { ...alone, addsCents: alone.totalCents }
    expect(estimateAddition(emptyOrderForm, [], [chair], inRockford)).toEqual(addition)
  })
})

test('a place is kept for the session, and an unreadable one is ignored', () => {
  expect(loadEventPlace()).toBeNull()
  saveEventPlace(place('Loves Park'))
  expect(loadEventPlace()).toEqual({ city: 'Loves Park', state: 'IL', address: '' })
  const wisconsin = { city: '', state: 'WI', address: '' }
  sessionStorage.setItem('eventPlace', JSON.stringify(wisconsin))
  expect(loadEventPlace()).toEqual(wisconsin)
  for (const damage of [{ state: 'IA' }, { city: 7 }, { address: null }]) {
    sessionStorage.setItem('eventPlace', JSON.stringify({ ...wisconsin, ...damage }))
    expect(loadEventPlace()).toBeNull()
  }
  saveEventPlace(null)
  expect(sessionStorage.getItem('eventPlace')).toBeNull()
})

test.each([
  ['12 Oak St', '12 Oak St, Rockford, IL'],
  [' 12 Oak St. ', '12 Oak St., Rockford, IL'],
  ['12 Oak St, Freeport', undefined],
  ['12 Oak St, Beloit, WI', undefined],
  ['12', undefined],
  ['', undefined],
])('with a town chosen in the cart, the street %j becomes %j', (typed, whole) => {
  expect(withChosenTown(typed)).toBeNull()
  saveEventPlace(place('Rockford'))
  expect(withChosenTown(typed)?.whole).toBe(whole)
  saveEventPlace(place('Wisconsin'))
  expect(withChosenTown(typed)).toBeNull()
})

test('a confirmed address is in the form of the checkout, beside what was typed there before', () => {
  sessionStorage.setItem('name', 'Ada')
  const address = '1401 N 2nd St, Rockford, IL 61107'
  saveEventAddress({ city: 'Rockford', state: 'IL', address }, '42.29,-89.07')
  expect(loadDraft()).toMatchObject({ name: 'Ada', address, coordinates: '42.29,-89.07' })
  expect(loadEventPlace()?.address).toBe(address)
})

test('a chosen town keeps an address in it, or an unreadable one, and drops any other', () => {
  for (const address of ['5 Lake St, Rockford, IL', '5 Lake St']) {
    saveDraft({ ...emptyOrderForm, address })
    expect(choosePlace(place('Rockford'))).toBeNull()
    expect(loadDraft().address).toBe(address)
  }
  saveDraft({ ...emptyOrderForm, address: '3 Main St, Freeport, IL' })
  expect(choosePlace(place('Rockford'))).toBe('Freeport')
  expect(loadDraft().address).toBe('')
})
