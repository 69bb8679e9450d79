// What a rental costs with everything that nobody can leave out: its rent and the delivery. Tax, the
// waiver and the certificate stay outside (docs/decisions/delivered-price.md).
import {
  deliveryCentsPerMile,
  flatDeliveryCents,
  wisconsinDeliveryCents,
} from '~/lib/domain/business'
import { hidesPrice, isHouse, type Item } from '~/lib/domain/item'
import { formatCents, formatPrice, type Cents } from '~/lib/domain/money'
import type { DeliveryQuote } from './delivery'
import { quoteBooking } from './quote'

/** Where a rental would go, as far as this visit knows. */
export type Destination = {
  /** Null until a town or an address is known. */
  delivery: DeliveryQuote | null
  /** Whether the cart has a rental: its delivery then brings this one, too. */
  inCart: boolean
}

/** Of a visitor of whom nothing is known, and of a written page. */
export const nowhere: Destination = { delivery: null, inCart: false }

export type DeliveredPrice = {
  /**
   * What the delivery adds: `included` its fee, `inCart` nothing; `byMile` so much a mile, and `from`
   * at least the lowest flat fee, because the address or the town isn't known.
   */
  delivery: 'included' | 'inCart' | 'byMile' | 'from'
  /**
   * For all units and days, with delivery as far as it is known: without the miles, and from the
   * lowest flat fee. Lists sort and filter by it.
   */
  cents: Cents
  /** The town or state of an `included` delivery; otherwise empty. */
  to: string
}

/** The lowest fee of a town that is known by its name alone. */
const leastFeeCents = Math.min(flatDeliveryCents, wisconsinDeliveryCents)

/**
 * What an item costs delivered, by the checkout's calculation, before tax and without options. Null
 * if its price isn't shown, and for a house, which isn't delivered.
 */
export function deliveredPrice(
  item: Item,
  to: Destination,
  { dayCount = 1, quantity = 1 } = {},
): DeliveredPrice | null {
  const { priceCents } = item
  if (priceCents === null || hidesPrice(item) || isHouse(item)) return null
  const { feeCents: deliveryFeeCents, ...delivery } = feeTo(to)
  const lines = [{ priceCents, quantity, dayCount }]
  const order = { lines, promoPercent: 0, state: null, deliveryFeeCents }
  return { ...delivery, cents: quoteBooking(order).fullTotalCents }
}

/** What delivery adds, as far as it is known. */
function feeTo({ delivery, inCart }: Destination) {
  if (inCart) return { delivery: 'inCart', to: '', feeCents: 0 } as const
  if (delivery?.kind === 'fee') {
    const { address, feeCents } = delivery
    // Only Wisconsin has a fee without a town.
    return { delivery: 'included', to: address.city || 'Wisconsin', feeCents } as const
  }
  const isByMile = delivery !== null && 'address' in delivery
  return isByMile
    ? ({ delivery: 'byMile', to: '', feeCents: 0 } as const)
    : ({ delivery: 'from', to: '', feeCents: leastFeeCents } as const)
}

/**
 * "$215 delivered to Rockford", "Adds $185 to your order", "$185 + $1.50 a mile", or "+ delivery
 * from $30". It stands beneath the price per day.
 */
export function deliveredWords({ delivery, cents, to }: DeliveredPrice): string {
  const price = formatPrice(cents)
  if (delivery === 'included') return `${price} delivered to ${to}`
  if (delivery === 'inCart') return `Adds ${price} to your order`
  if (delivery === 'byMile') return `${price} + ${formatCents(deliveryCentsPerMile)} a mile`
  return `+ delivery from ${formatPrice(leastFeeCents)}`
}
