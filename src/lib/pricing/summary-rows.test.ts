import { expect, test } from 'vitest'
import { bookingLine, daysFrom } from '#test/bookings'
import type { Quote } from '~/lib/domain/booking'
import { emptyOrderForm } from '~/lib/order-form/form'
import { quoteBooking } from './quote'
import { extraRows, summaryRows, type SummaryInput } from './summary-rows'

const quote: Quote = quoteBooking({
  ...emptyOrderForm,
  damageWaiver: false,
  insurance: false,
  lines: [{ priceCents: 185_00, quantity: 1, dayCount: 2 }],
  promoPercent: 0,
  state: 'IL',
  deliveryFeeCents: 30_00,
})
const input: SummaryInput = {
  lines: [bookingLine({ name: 'Castle', priceCents: 185_00, days: daysFrom('2027-06-12', 2) })],
  quote,
  timeWindow: 'none',
  promoPercent: 0,
  state: 'IL',
  address: { city: 'Rockford', state: 'IL' },
  depositInOffice: false,
  pending: {},
}
const summary = (some: Partial<SummaryInput>) => cellsOf(summaryRows({ ...input, ...some }))
const cellsOf = (rows: ReturnType<typeof summaryRows>) =>
  rows.map(({ key, label, detail, text, cents }) => [key, label, detail, text ?? cents])

const castle = ['line', 'Castle', 'Sat, Jun 12, 2027 to Sun, Jun 13, 2027', 370_00]
const noWindow = ['deliveryAmount', 'Delivery time', 'Any time', 0]

test('a cart without extras of the order', () => {
  expect(summary({})).toEqual([
    castle,
    ['damageWaiver', 'Damage Waiver', 'Not chosen', 0],
    ['insurance', 'Insurance Certificate', 'Not chosen', 0],
    noWindow,
    ['deliveryFee', 'Delivery Fee', 'Rockford', 30_00],
    ['tax', 'Tax', 'Illinois 8.75%', 32_38],
  ])
})

test('a cart with everything, paid by a deposit', () => {
  const full = {
    ...quote,
    discountCents: 37_00,
    damageWaiverCents: 29_97,
    insuranceCents: 45_00,
    timeWindowCents: 125_00,
    fullTotalCents: 595_35,
    depositCents: 100_00,
    totalCents: 100_00,
  }
  const all = { quote: full, timeWindow: 'exact', promoPercent: 10, state: 'WI' } as const
  const rows = [
    castle,
    ['damageWaiver', 'Damage Waiver', 'Optional, 9% of the rent', 29_97],
    ['insurance', 'Insurance Certificate', 'Optional', 45_00],
    ['deliveryAmount', 'Delivery time', 'Exact time', 125_00],
    ['deliveryFee', 'Delivery Fee', 'Rockford', 30_00],
    ['tax', 'Tax', 'Wisconsin 6.25%', 32_38],
    ['promo', 'Promo Code', '10% off the rent', -37_00],
  ]
  const later = (detail: string) => ['later', 'Balance due later', detail, -495_35]
  expect(summary(all)).toEqual([...rows, later('Only the deposit is due now')])
  expect(summary({ ...all, depositInOffice: true })).toEqual([
    ...rows,
    later('The deposit is due first, in our office'),
  ])
})

test('without an address, what depends on it is pending', () => {
  const pending = { tax: true, deliveryFee: true }
  const rows = summaryRows({ ...input, state: null, address: null, pending })
  expect(rows.filter(({ pending }) => pending)).toMatchObject([
    { key: 'deliveryFee', detail: '' },
    { key: 'tax', detail: '' },
  ])
})

test('an extra has the names of its own popup', () => {
  const chairs = { name: 'Folding Chairs', priceCents: 2_50, quantity: 4 }
  const lines = [bookingLine(chairs), bookingLine({ name: 'Tent' })]
  const extra = { ...input, lines }
  const balance = 'Folding Chairs × 4, Sat, Jun 12, 2027; Tent, Sat, Jun 12, 2027'
  expect(cellsOf(extraRows(extra))).toEqual([
    ['line', 'Balance', balance, 370_00],
    ['damageWaiver', 'Damage Waiver', 'Not chosen', 0],
    ['insurance', 'Insurance Certificate', 'Not chosen', 0],
    noWindow,
    ['deliveryFee', 'Delivery Amount', 'Rockford', 30_00],
    ['tax', 'Tax', 'Illinois 8.75%', 32_38],
    ['state', 'State', '', 'Illinois'],
  ])
  const stateOf = (some: Partial<SummaryInput>) =>
    extraRows({ ...extra, ...some }).find(({ key }) => key === 'state')?.text
  expect(stateOf({ state: null, address: { city: 'Dubuque', state: 'IA' } })).toBe('IA')
  expect(stateOf({ state: null, address: null })).toBe('')
})
