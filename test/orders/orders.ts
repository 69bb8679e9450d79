// Orders as visitors place them, each by a customer of its own.
import type { PaymentMethod } from '~/lib/booking/commit/booking'
import type { OrderForm } from '~/lib/booking/order/form'
import type { Agreed } from '~/lib/booking/order/prepare'
import { priceOrder, type OrderKind } from '~/lib/booking/order/price'
import { readAddress } from '~/lib/address'
import type { Cart } from '~/lib/cart/cart'
import type { Day } from '~/lib/dates'
import { deliveryRule } from '~/lib/pricing/delivery'
import { bookingLine, checkoutForm } from '../bookings'

export type Order = {
  kind: OrderKind
  cart: Cart
  form: OrderForm
  /** What the customer was shown. */
  agreed: Agreed
}

/** Cents of the items of `openWorld`. */
const prices = { castle: 185_00, pair: 185_00, trio: 185_00, tent: 150_00 }
const addresses = {
  /** A flat fee. */
  near: '12 Oak St, Rockford, IL 61101',
  /** 12.4 miles. */
  far: '12 Oak St, Belvidere, IL 61008',
}

type Wish = {
  kind?: OrderKind
  itemIds?: readonly string[]
  quantity?: number
  method?: PaymentMethod
  depositOnly?: boolean
  requestMode?: boolean
  address?: keyof typeof addresses
}

let customers = 0

/** By card, from the cart, for one castle, unless told otherwise. */
export function newOrder(day: Day, wish: Wish = {}): Order {
  const { kind = 'cart', itemIds = ['castle'], quantity = 1, requestMode = false } = wish
  const { method = 'Credit Card', depositOnly = false, address = 'near' } = wish
  const cart = itemIds.map((itemId) => ({ itemId, days: [day], quantity }))
  const email = `customer${++customers}@example.com`
  const form = checkoutForm({ email, method, depositOnly, address: addresses[address] })
  return agree({ kind, cart, form, agreed: { fullTotalCents: 0, requestMode } })
}

/** The same order by another method. */
export const officeForm = (order: Order): Order =>
  agree({ ...order, form: { ...order.form, method: 'Cash In Office' } })
export const cardForm = (order: Order): Order =>
  agree({ ...order, form: { ...order.form, method: 'Credit Card' } })

export const emailOf = ({ form }: Order) => form.email
export function dayOf({ cart }: Order): Day {
  const [day] = cart[0]?.days ?? []
  if (day === undefined) throw new Error('An order without a day')
  return day
}

/** Prices an order as its screen does. */
function agree({ kind, cart, form, agreed: { requestMode } }: Order): Order {
  const lines = cart.map(({ itemId, days, quantity }) =>
    bookingLine({ itemId, days, quantity, priceCents: priceOf(itemId) }),
  )
  const reading = readAddress(form.address)
  if (!reading.ok) throw new Error(`Can't read ${form.address}`)
  const { address } = reading
  const rule = deliveryRule(address)
  const feeCents = rule.kind === 'flat' ? rule.cents : 18_60
  const offer = { lines, delivery: { kind: 'fee', address, feeCents } as const, requestMode }
  const { fullTotalCents } = priceOrder(kind, form, offer)
  return { kind, cart, form, agreed: { fullTotalCents, requestMode } }
}

const priceOf = (itemId: string) => prices[itemId.replace(/\d+$/, '') as keyof typeof prices]
