// Random carts and places, the same in each run, and what the checkout would ask for them.
import { bookingLines } from '~/lib/cart/booking-lines'
import { toLines } from '~/lib/cart/lines'
import type { BookingLine } from '~/lib/domain/booking'
import { flatFeeCities } from '~/lib/domain/business'
import { emptyOrderForm } from '~/lib/order-form/form'
import type { DeliveryQuote } from '~/lib/pricing/delivery'
import { priceOrder } from '~/lib/pricing/order-price'
import type { EventPlace } from '~/lib/storage/event-place'
import { bookingLine, daysFrom } from './bookings'
import { inflatable } from './items'

type RandomOrder = {
  name: string
  /** What is in the cart before. */
  cart: readonly BookingLine[]
  /** What is added. */
  line: BookingLine
  place: EventPlace | null
  /** How far an address is that is charged by distance. */
  miles: number
}

/** @param count how many orders; the first ones are the same for any count */
export function randomOrders(count: number): RandomOrder[] {
  let state = 49
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const oneOf = <Value>(values: readonly Value[]) => values[upTo(values.length - 1)] as Value
  const line = (itemId: string) =>
    bookingLine({
      itemId,
      priceCents: upTo(400_00),
      quantity: 1 + upTo(4),
      days: daysFrom('2027-06-12', 1 + upTo(4)),
    })
  const placeOf = (): EventPlace | null => {
    const city = oneOf(flatFeeCities)
    const street = `${1 + upTo(999)} Oak St`
    return oneOf<EventPlace | null>([
      null,
      { city, state: 'IL', address: '' },
      { city, state: 'IL', address: `${street}, ${city}, IL` },
      { city: '', state: 'WI', address: '' },
      { city: 'Beloit', state: 'WI', address: `${street}, Beloit, WI` },
      { city: '', state: 'IL', address: '' },
    ])
  }
  return Array.from({ length: count }, (_, number) => ({
    name: `order ${number}`,
    cart: Array.from({ length: oneOf([0, 0, 1, 2, 5]) }, (_, index) => line(`item-${index}`)),
    line: line('added'),
    place: placeOf(),
    miles: (1 + upTo(9_999)) / 100,
  }))
}

/**
 * What the rental adds to the checkout's total before tax, in cents, with nothing that a visitor can
 * turn off. A fee that isn't known is left out.
 */
export function checkoutAdds(
  { cart, line }: Pick<RandomOrder, 'cart' | 'line'>,
  delivery: DeliveryQuote | null,
): number {
  return beforeTax([...cart, line], delivery) - beforeTax(cart, delivery)
}

function beforeTax(lines: readonly BookingLine[], delivery: DeliveryQuote | null): number {
  if (lines.length === 0) return 0
  const items = lines.map(({ itemId, priceCents }) => inflatable({ id: itemId, priceCents }))
  const offer = {
    lines: bookingLines(toLines(lines), items).bookable,
    delivery: delivery ?? { kind: 'noAddress' as const },
    requestMode: false,
  }
  const form = { ...emptyOrderForm, damageWaiver: false, insurance: false }
  const { fullTotalCents, taxCents } = priceOrder('cart', form, offer)
  return fullTotalCents - taxCents
}
