// Orders as visitors place them, each by a different customer.
import { readAddress } from '~/lib/address/address'
import type { CheckedOrder } from '~/lib/booking/order/check'
import type { OrderKind } from '~/lib/domain/amounts'
import type { BookingLine } from '~/lib/domain/booking'
import type { WayToPay } from '~/lib/domain/booking-texts'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { OrderForm } from '~/lib/domain/order-form'
import { deliveryZone } from '~/lib/pricing/delivery'
import { priceOrder } from '~/lib/pricing/order-price'
import { bookingLine, checkoutForm } from '../bookings'

export type Order = {
  kind: OrderKind
  cart: Cart
  form: OrderForm
  /** As it was checked, and shown to the customer. */
  checked: CheckedOrder
}

/** The items of `openWorld`. */
const items = {
  castle: { name: 'Castle', priceCents: 185_00, capacity: 1 },
  pair: { name: 'Pair', priceCents: 185_00, capacity: 2 },
  party: { name: 'Party', priceCents: 299_00, capacity: 2 },
  tent: { name: 'Tent', priceCents: 150_00, capacity: 10, kind: 'extras' as const },
  chair: { name: 'Chair', priceCents: 5_00, capacity: 100, kind: 'extras' as const },
}
/** What the package contains. It also has two units of its own. */
export const contents: Record<string, BookingLine['parts']> = {
  party: [
    { id: 'pair', kind: 'inflatables', quantity: 1, capacity: 2 },
    { id: 'tent', kind: 'extras', quantity: 3, capacity: 10 },
  ],
}
const addresses = {
  /** A flat fee. */
  near: '12 Oak St, Rockford, IL 61101',
  /** 12.4 miles. */
  far: '12 Oak St, Belvidere, IL 61008',
}

type Wanted = {
  kind?: OrderKind
  itemIds?: readonly string[]
  quantity?: number
  method?: WayToPay
  depositOnly?: boolean
  requestMode?: boolean
  address?: keyof typeof addresses
}

let customers = 0

/** By card, from the cart, for one castle, unless `some` says otherwise. */
export function newOrder(day: Day, wanted: Wanted = {}): Order {
  const { kind = 'cart', itemIds = ['castle'], quantity = 1, requestMode = false } = wanted
  const { method = 'Credit Card', depositOnly = false, address = 'near' } = wanted
  const cart = itemIds.map((itemId) => ({ itemId, days: [day], quantity }))
  const email = `customer${++customers}@example.com`
  const form = checkoutForm({ email, method, depositOnly, address: addresses[address] })
  return check({ kind, cart, form }, requestMode)
}

/** The same order by another method. */
const paidBy = (order: Order, method: WayToPay): Order => ({
  ...order,
  form: { ...order.form, method },
})
export const officeForm = (order: Order) => paidBy(order, 'Cash In Office')
export const cardForm = (order: Order) => paidBy(order, 'Credit Card')

export const emailOf = ({ form }: Order) => form.email
export function dayOf({ cart }: Order): Day {
  const [day] = cart[0]?.days ?? []
  if (day === undefined) throw new Error('An order without a day')
  return day
}

/** An order as Continue, or an item's own Book Now, has checked it. */
function check({ kind, cart, form }: Omit<Order, 'checked'>, requestMode: boolean): Order {
  const lines = cart.map(({ itemId, days, quantity }) => {
    const name = itemId.replace(/\d+$/, '')
    const suffix = itemId.slice(name.length)
    const parts = contents[name]?.map((part) => ({ ...part, id: part.id + suffix })) ?? []
    return bookingLine({ itemId, days, quantity, ...items[name as keyof typeof items], parts })
  })
  const reading = readAddress(form.address)
  if (!reading.ok) throw new Error(`Can't read ${form.address}`)
  const { address } = reading
  const zone = deliveryZone(address)
  const feeCents = zone.kind === 'flat' ? zone.cents : 18_60
  const { name, lastName, phone, email, coordinates } = form
  const customer = { name, lastName, phone, email, address: address.text, coordinates }
  const offer = { lines, delivery: { kind: 'fee', address, feeCents } as const, requestMode }
  return { kind, cart, form, checked: { wanted: cart, customer, offer } }
}

/** The full price of an order, whenever it is paid. */
export const totalOf = ({ kind, form, checked }: Order) =>
  priceOrder(kind, form, checked.offer).fullTotalCents
