// The all-in amount before there is an order (docs/decisions/two-amounts.md).
import { allInLabel, type OptionField } from '~/lib/domain/amounts'
import type { OrderAmounts } from '~/lib/domain/booking'
import type { WayToPay } from '~/lib/domain/booking-texts'
import { hidesPrice, isPricedDelivered, type Item } from '~/lib/domain/item'
import { formatCents, formatPrice, type Cents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import { notYetIncluded, type DeliveryFee, type Missing } from './delivery'
import { lineCents, type PricedDays, type PricedLine } from './line-cents'
import { allInOf, promoPercent, calculateAmounts } from './order-amounts'
import { taxedState } from './order-price'

export type OrderSoFar = {
  /** Where it goes; `noAddress` until a town or an address is known. */
  delivery: DeliveryFee
  /** Null if the cart is empty; its lines are null until their prices are read. */
  cart: { lines: readonly PricedLine[] | null; promoCode: string } | null
}

export type AllIn = {
  /** In cents, as far as it is known: the sum of the three that follow. */
  cents: Cents
  rentCents: Cents
  deliveryFeeCents: Cents
  taxCents: Cents
  missing: Missing
  dayCount: number
  /** True with a cart: then `cents` is what the rental adds to its order. */
  adds: boolean
  /** The order's all-in amount including this rental; null without a cart, or until it is read. */
  orderCents: Cents | null
}

const amountsSoFar =
  ({ delivery, cart }: OrderSoFar, options: Partial<Pick<OrderForm, OptionField>> = {}) =>
  (lines: readonly PricedLine[]) =>
    calculateAmounts({
      ...options,
      promoPercent: cart ? promoPercent(cart.promoCode) : 0,
      state: taxedState(delivery),
      deliveryFeeCents: delivery.kind === 'fee' ? delivery.feeCents : 0,
      lines,
    })

/**
 * What the cart's order costs all-in ("$231.19 with delivery & tax"), its amounts with these
 * options and the name of their total; null without a cart and until its prices are read.
 */
export function orderCost(
  soFar: OrderSoFar,
  options: Partial<Pick<OrderForm, OptionField>>,
): { allIn: string; amounts: OrderAmounts; totalName: string } | null {
  const lines = soFar.cart?.lines
  if (!lines) return null
  const amounts = amountsSoFar(soFar, options)(lines)
  const missing = notYetIncluded(soFar.delivery)
  return {
    allIn: `${formatCents(allInOf(amounts))} ${allInName(missing)}`,
    amounts,
    totalName: totalName(missing),
  }
}

/** What these units cost all-in, for all days, by the checkout's calculation. */
export function allIn(soFar: OrderSoFar, line: PricedLine): AllIn {
  const { delivery, cart } = soFar
  const amountsOf = amountsSoFar(soFar)
  const lines = cart?.lines ?? []
  const after = amountsOf([...lines, line])
  // The cart's order has its delivery fee already, so this rental adds none.
  const before = cart && amountsOf(lines)
  const added = (name: 'rentCents' | 'deliveryFeeCents' | 'taxCents') =>
    after[name] - (before?.[name] ?? 0)
  return {
    cents: allInOf(after) - (before ? allInOf(before) : 0),
    rentCents: added('rentCents'),
    deliveryFeeCents: added('deliveryFeeCents'),
    taxCents: added('taxCents'),
    missing: notYetIncluded(delivery),
    dayCount: line.days.length,
    adds: cart !== null,
    orderCents: cart?.lines ? allInOf(after) : null,
  }
}

/** What lists sort and filter by: one unit all-in, or a property's rent. Null if no price shows. */
export function listedCents(item: Item, soFar: OrderSoFar, days: PricedDays): Cents | null {
  const { priceCents } = item
  if (priceCents === null || hidesPrice(item)) return null
  const line = { priceCents, quantity: 1, days }
  return isPricedDelivered(item) ? allIn(soFar, line).cents : lineCents(line)
}

/**
 * The all-in amount with its name: "$231.19 with delivery & tax", "$370.00 for 2 days + delivery &
 * tax", "Adds $201.19 to your order". In three parts, as the amount is emphasized.
 */
export function allInWords(price: Pick<AllIn, 'cents' | 'missing' | 'adds' | 'dayCount'>) {
  const { cents, missing, adds, dayCount } = price
  const days = dayCount > 1 ? `for ${dayCount} days ` : ''
  const amount = formatCents(cents)
  if (adds) {
    const tax = missing === 'delivery & tax' ? '+ tax ' : ''
    return { before: 'Adds ', amount, after: ` ${days}${tax}to your order` }
  }
  return { before: '', amount, after: ` ${days}${allInName(missing)}` }
}

/** The name of the all-in amount, which follows it: "with delivery & tax". */
export function allInName(missing: Missing): string {
  if (missing === '') return allInLabel.toLowerCase()
  return missing === 'delivery & tax' ? `+ ${missing}` : `with tax + ${missing}`
}

/** The name of the amount with the chosen options: "Total", or "Total before delivery & tax". */
export const totalName = (missing: Missing): string =>
  missing ? `Total ${notIncluded(missing)}` : 'Total'

/**
 * What a sum doesn't include, behind its name. With a plus, "Total + delivery & tax" could be read
 * as a sum of all three; a price per mile can't be part of a sum.
 */
export const notIncluded = (missing: Exclude<Missing, ''>): string =>
  missing.startsWith('delivery') ? `before ${missing}` : `+ ${missing}`

/** What of a total is paid first: "pay $100 today". */
export function depositWords({ depositCents }: OrderAmounts, method: WayToPay): string {
  return `pay ${formatPrice(depositCents)} ${method === 'Credit Card' ? 'today' : 'first, in our office'}`
}
