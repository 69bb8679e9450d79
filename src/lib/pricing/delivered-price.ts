// What a rental costs with everything that nobody can leave out: its rent and the delivery. Tax, the
// waiver and the certificate stay outside (docs/decisions/delivered-price.md).
import { deliveryCentsPerMile } from '~/lib/domain/business'
import { hidesPrice, type Item } from '~/lib/domain/item'
import { formatCents, formatPrice, type Cents } from '~/lib/domain/money'
import type { DeliveryQuote, notYetIncluded } from './delivery'
import { isPricedDelivered, leastDelivery, leastFeeCents } from './least-delivery'
import { lineCents } from './line-cents'
import { quoteBooking } from './quote'

/** Where a rental would go, as far as this visit knows. */
export type Destination = {
  /** Null until a town or an address is known. */
  delivery: DeliveryQuote | null
  /** Whether the cart has a rental: its delivery then brings this one, too. */
  inCart: boolean
}

export type DeliveredPrice = {
  /**
   * What the delivery adds: `included` its fee, `inCart` nothing; `byMile` so much a mile, and `from`
   * at least the lowest flat fee, because the address or the town isn't known.
   */
  delivery: 'included' | 'inCart' | 'byMile' | 'from'
  /**
   * For all units and days, with delivery as far as it is known: without the miles, and from the
   * lowest flat fee.
   */
  cents: Cents
  /** The town or state of an `included` delivery; otherwise empty. */
  to: string
  /** The part of `cents` that is rent. */
  rentCents: Cents
  dayCount: number
}

/**
 * What an item costs delivered, by the checkout's calculation, before tax and without options. Null
 * if its price isn't shown, and for a house, which isn't delivered.
 */
export function deliveredPrice(
  item: Item,
  to: Destination,
  dayCount: number,
  quantity = 1,
): DeliveredPrice | null {
  if (!isPricedDelivered(item)) return null
  const { priceCents } = item
  const { feeCents: deliveryFeeCents, ...delivery } = feeTo(to)
  const lines = [{ priceCents, quantity, dayCount }]
  const order = { lines, promoPercent: 0, state: null, deliveryFeeCents }
  const { rentCents, fullTotalCents } = quoteBooking(order)
  return { ...delivery, cents: fullTotalCents, rentCents, dayCount }
}

/**
 * The price by which lists sort and filter: the delivered one, or that of a house, which isn't
 * delivered. Null if the list shows none.
 */
export function listedCents(item: Item, to: Destination, dayCount: number): Cents | null {
  const delivered = deliveredPrice(item, to, dayCount)
  if (delivered) return delivered.cents
  const { priceCents } = item
  return priceCents === null || hidesPrice(item)
    ? null
    : lineCents({ priceCents, quantity: 1, dayCount })
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
 * The line beneath the price per day: "$215 delivered to Rockford", "Adds $185 to your order", "$185
 * + $1.50 a mile for delivery", or "+ delivery from $30"; for several days "$370 for 2 days, $400
 * delivered to Rockford".
 */
export function deliveredWords(price: DeliveredPrice): string {
  const { delivery, cents, rentCents, dayCount } = price
  const rent = formatPrice(rentCents)
  const days = dayCount > 1 ? `${rent} for ${dayCount} days` : ''
  const after = afterAmount(price)
  if (delivery === 'included')
    // Where the line breaks, it breaks before the amount.
    return `${days && `${days}, `}${formatPrice(cents)}\u00a0${after}`
  if (delivery === 'inCart') return `Adds ${days || `${rent} ${after}`}`
  return delivery === 'byMile' ? `${days || rent} ${after}` : `${days && `${days} `}${after}`
}

/** What follows an amount: "delivered to Rockford", "to your order", or what is to come. */
export function afterAmount({ delivery, to }: Pick<DeliveredPrice, 'delivery' | 'to'>): string {
  if (delivery === 'included') return `delivered to ${to}`
  if (delivery === 'inCart') return 'to your order'
  return delivery === 'byMile'
    ? // A phone's card has two lines for it: the rate stays in one.
      `+ ${perMile.replaceAll(' ', '\u00a0')} for delivery`
    : `+ ${leastDelivery}`
}

/**
 * What is still to come beside the cart's total in a phone's bar: "delivery from $30 & tax", or
 * "$1.50 a mile"; empty if it is the whole total.
 */
export function missingWords(missing: ReturnType<typeof notYetIncluded>): string {
  if (missing === 'delivery') return perMile
  return missing && `${leastDelivery} & tax`
}

const perMile = `${formatCents(deliveryCentsPerMile)} a mile`
