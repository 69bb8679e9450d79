import { describe, expect, test } from 'vitest'
import { booking, bookingLine, daysFrom } from '#test/bookings'
import { amountNames, eachStoredAmount } from '~/lib/domain/amounts'
import { emptyOrderForm } from '~/lib/order-form/form'
import { calculateAmounts } from '~/lib/pricing/order-amounts'
import { toBookingDocument } from './booking-document'

const chairs = bookingLine({
  itemId: 'chairs',
  kind: 'extras',
  name: 'Folding Chairs',
  image: '/chairs.svg',
  days: daysFrom('2027-06-30', 2),
  quantity: 40,
  priceCents: 1_50,
  capacity: 60,
})

test('the document has exactly the fields that the rules and the office know', () => {
  expect(toBookingDocument(booking({ lines: [bookingLine(), chairs] }))).toEqual({
    name: 'Maria',
    lastName: 'Jensen',
    phone: '(815) 555-0100',
    email: 'maria@example.com',
    address: '12 Oak St, Rockford, IL 61101',
    coordinates: '42.27,-89.09',
    inflatables: [
      {
        inflatableID: 'castle',
        inflatableName: 'Sunny Castle',
        inflatableImage: '/castle.svg',
        bookingDates: ['06/12/2027'],
      },
    ],
    extras: [
      {
        inflatableID: 'chairs',
        // Office programs that don't know the quantity read it here.
        inflatableName: 'Folding Chairs x 40',
        inflatableImage: '/chairs.svg',
        bookingDates: ['06/30/2027', '07/01/2027'],
        quantity: 40,
      },
    ],
    balances: {
      ...eachStoredAmount(() => 0),
      // 185.00 + 40 x 1.50 x 2
      rent: 305,
      deliveryFee: 30,
      insurance: 45,
      // 305.00 x 8.75% = 26.6875
      tax: 26.69,
      // 305.00 x 9%
      damageWaiver: 27.45,
    },
    method: 'Cash In Office',
    paid: false,
    created: '06/01/2027 | 23:30',
    specificTime: '12:00',
    floorType: 'concrete',
    approved: 'True',
  })
})

test.each([
  ["an organization's", { organization: 'Lincoln Elementary School\nPurchase order: 4711' }],
  ["the crew's", { crew: 'Party starts at 1pm\nGate: narrower than 4 ft' }],
])('%s text is one more field', (_, text) => {
  expect(toBookingDocument(booking(text))).toEqual({ ...toBookingDocument(booking()), ...text })
})

describe('the balances', () => {
  const amounts = calculateAmounts({
    lines: [{ priceCents: 1, quantity: 29, days: [null] }],
    promoPercent: 0,
    state: null,
    deliveryFeeCents: 18_60,
    ...emptyOrderForm,
    timeWindow: 'oneHour',
    damageWaiver: false,
    insurance: false,
  })

  test('deliveryFee is the price of the distance, deliveryAmount that of the time window', () => {
    const { balances } = toBookingDocument(booking({ amounts }))
    expect(balances).toMatchObject({ deliveryFee: 18.6, deliveryAmount: 75 })
  })

  test('all are numbers of at most two decimals, also where nothing is due', () => {
    const { balances } = toBookingDocument(booking({ amounts }))
    // 29 cents stay 0.29.
    expect(balances.rent).toBe(0.29)
    expect(Object.keys(balances)).toHaveLength(amountNames.length)
    for (const amount of Object.values(balances))
      expect(typeof amount === 'number' && String(amount)).toMatch(/^\d+(\.\d{1,2})?$/)
  })
})

test('a request waits for the office', () => {
  expect(toBookingDocument(booking({ requestMode: true })).approved).toBe('Waiting')
  expect(toBookingDocument(booking()).approved).toBe('True')
})

test('only a card that pays everything outside of request mode is paid', () => {
  const method = 'Credit Card'
  const amounts = { ...booking().amounts, depositCents: 100_00, dueNowCents: 100_00 }
  expect(toBookingDocument(booking({ method })).paid).toBe(true)
  const deposit = { paid: false, balances: { deposit: 100 } }
  expect(toBookingDocument(booking({ method, amounts }))).toMatchObject(deposit)
  expect(toBookingDocument(booking({ method, requestMode: true })).paid).toBe(false)
  expect(toBookingDocument(booking()).paid).toBe(false)
})

describe('a line', () => {
  test('of one unit has neither quantity nor a number at its name', () => {
    const [line] = toBookingDocument(booking()).inflatables
    expect(line).not.toHaveProperty('quantity')
    expect(line?.inflatableName).toBe('Sunny Castle')
  })

  test('keeps a picture of up to 1,900 characters', () => {
    const picture = (length: number) => {
      const line = bookingLine({ image: 'x'.repeat(length) })
      return toBookingDocument(booking({ lines: [line] })).inflatables[0]?.inflatableImage.length
    }
    expect(picture(1_900)).toBe(1_900)
    expect(picture(1_901)).toBe(0)
  })
})
