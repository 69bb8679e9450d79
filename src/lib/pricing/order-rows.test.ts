import { expect, test } from 'vitest'
import { bookingLine, checkoutForm, daysFrom } from '#test/bookings'
import { offerOf, orderAmountsOf, randomVisits, withoutOptions } from '#test/random-visits'
import { readAddress } from '~/lib/address/address'
import type { OrderForm } from '~/lib/domain/order-form'
import type { DeliveryFee } from './delivery'
import type { Offer } from './order-price'
import { orderRows, type OrderRow } from './order-rows'

const deliveryTo = (text: string, feeCents = 30_00): DeliveryFee => {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(text)
  return { kind: 'fee', address: reading.address, feeCents }
}
const rockford = deliveryTo('12 Oak St, Rockford, IL')
const weekend = bookingLine({ name: 'Castle', days: daysFrom('2027-06-12', 2) })
const offer: Offer = { lines: [weekend], delivery: rockford, requestMode: false }
const none = { damageWaiver: false, insurance: false }
const cellsOf = (rows: readonly OrderRow[]) =>
  rows.map(({ label, detail, amount }) => [label, detail, amount])
const rowsOf = (form: Partial<OrderForm>, of = offer) =>
  cellsOf(orderRows('cart', checkoutForm(form), of).rows)

const castle = ['Castle', 'Sat, Jun 12, 2027 to Sun, Jun 13, 2027', '$370.00']

test('a cart without options', () => {
  expect(rowsOf(none)).toEqual([
    castle,
    ['Delivery Fee', '12 Oak St · Rockford, Illinois', '$30.00'],
    ['Tax', 'Illinois 8.75%', '$32.38'],
    ['With delivery & tax', '', '$432.38'],
    ['Damage Waiver', 'Not chosen', '$0.00'],
    ['Insurance Certificate', 'Not chosen', '$0.00'],
    ['Delivery time', 'Any time', '$0.00'],
    ['Total', '', '$432.38'],
  ])
})

test('a code that takes less than half a cent off takes $0.00, not -$0.00', () => {
  const cent = { ...offer, lines: [bookingLine({ priceCents: 1 })] }
  const promo = ['Promo Code', '10% off the rent', '$0.00']
  expect(rowsOf({ promoCode: 'betterbounce10' }, cent)).toContainEqual(promo)
})

test('a cart with everything, of which a deposit is paid today', () => {
  const everything = {
    promoCode: 'betterbounce10',
    timeWindow: 'exact',
    depositOnly: true,
  } as const
  const beloit = { ...offer, delivery: deliveryTo('8 Elm St, Beloit, WI', 50_00) }
  expect(rowsOf({ ...everything, method: 'Credit Card' }, beloit)).toEqual([
    castle,
    ['Promo Code', '10% off the rent', '-$37.00'],
    ['Delivery Fee', '8 Elm St · Beloit, Wisconsin', '$50.00'],
    ['Tax', 'Wisconsin 6.25%', '$20.81'],
    ['With delivery & tax', 'After 10% off the rent', '$403.81'],
    ['Damage Waiver', 'Optional, 9% of the rent', '$29.97'],
    ['Insurance Certificate', 'Optional', '$45.00'],
    ['Delivery time', 'Exact time', '$125.00'],
    ['Total', '', '$603.78'],
    ['Pay today', '', '$100.00'],
    ['Pay later', 'Before delivery on Sat, Jun 12', '$503.78'],
  ])
})

test('an extra has the names of its own popup, and no certificate', () => {
  const chairs = bookingLine({ name: 'Folding Chairs', priceCents: 2_50, quantity: 40 })
  const form = checkoutForm({ depositOnly: true })
  const { rows } = orderRows('item', form, { ...offer, lines: [chairs] }, 'extras')
  expect(cellsOf(rows)).toEqual([
    ['Balance', 'Folding Chairs × 40, Sat, Jun 12, 2027', '$100.00'],
    ['Delivery Amount', '12 Oak St · Rockford, Illinois', '$30.00'],
    ['Tax', 'Illinois 8.75%', '$8.75'],
    ['State', '', 'Illinois'],
    ['With delivery & tax', '', '$138.75'],
    ['Damage Waiver', 'Not available with the deposit', '$0.00'],
    ['Delivery time', 'Any time', '$0.00'],
    ['Total', '', '$138.75'],
    ['Pay first, in our office', '', '$100.00'],
    ['Pay later', 'Before delivery on Sat, Jun 12', '$38.75'],
  ])
})

test.each<[DeliveryFee, string, string]>([
  [{ kind: 'noAddress' }, 'Rent before delivery & tax', 'Total before delivery & tax'],
  [{ kind: 'outOfArea' }, 'Rent before delivery & tax', 'Total before delivery & tax'],
  [
    { kind: 'byDistance', address: { text: '', town: '', state: 'IL', deliverable: true } },
    'With tax + $1.50 a mile',
    'Total + $1.50 a mile',
  ],
  [
    { kind: 'byOffice', address: { text: '', town: 'Dubuque', state: 'IA', deliverable: false } },
    'With tax + delivery',
    'Total before delivery',
  ],
])('what is not known yet is in the names of both amounts: %o', (delivery, allIn, total) => {
  const { rows } = orderRows('item', checkoutForm(), { ...offer, delivery }, 'extras')
  const of = (key: OrderRow['key']) => rows.find((row) => row.key === key)
  expect([of('allIn')?.label, of('total')?.label]).toEqual([allIn, total])
  expect(of('deliveryFee')).toMatchObject({ amount: '—', detail: expect.stringMatching(/./) })
  const state = 'address' in delivery ? { IL: 'Illinois', IA: 'IA' }[delivery.address.state] : ''
  expect(of('state')?.amount).toBe(state)
})

test("the tax that an exempt organization needn't pay is taken off the total", () => {
  expect(orderRows('cart', checkoutForm(none), offer).untaxed).toBe('$400.00')
  const nowhere = { ...offer, delivery: { kind: 'noAddress' } } as const
  expect(orderRows('cart', checkoutForm(none), nowhere).untaxed).toBeNull()
})

test('of 200 visits, the rows add up to the all-in amount, that with the options to the total, and the deposit to both', () => {
  for (const visit of randomVisits(200)) {
    const { name, cart, line, delivery, form } = visit
    for (const [kind, lines] of [
      ['cart', [...cart, line]],
      ['item', [line]],
    ] as const) {
      const { rows } = orderRows(kind, form, offerOf(lines, delivery))
      const last = (key: OrderRow['key']) => rows.findIndex((row) => row.key === key)
      const sum = (from: number, to: number) =>
        rows.slice(from, to).reduce((cents, { amount }) => cents + centsOf(amount), 0)
      const [allIn, total] = [last('allIn'), last('total')]
      expect(sum(allIn, allIn + 1), name).toBe(withoutOptions(kind, lines, visit))
      expect(sum(0, allIn), name).toBe(sum(allIn, allIn + 1))
      expect(sum(allIn, total), name).toBe(sum(total, total + 1))
      const amounts = orderAmountsOf(kind, lines, visit)
      expect(sum(total, total + 1), name).toBe(amounts.fullTotalCents)
      expect(sum(total + 1, rows.length), name).toBe(
        amounts.depositCents > 0 ? amounts.fullTotalCents : 0,
      )
    }
  }
})

/** "-$1,024.50" in cents; 0 for what isn't known yet. */
const centsOf = (amount: string) =>
  amount === '—' ? 0 : Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100)
