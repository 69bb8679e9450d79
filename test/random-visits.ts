// Random visits, the same in each run, and what the checkout and the popup ask for them.
import { bookingLines } from '~/lib/cart/booking-lines'
import { toOrderLines } from '~/lib/cart/order-lines'
import type { OrderKind } from '~/lib/domain/amounts'
import type { BookingLine, OrderAmounts } from '~/lib/domain/booking'
import { flatFeeTowns, promoCodes, timeWindows, type TimeWindow } from '~/lib/domain/business'
import type { OrderForm } from '~/lib/domain/order-form'
import { distanceFeeCents, feeOfPlace, type DeliveryFee } from '~/lib/pricing/delivery'
import { priceOrder, type Offer } from '~/lib/pricing/order-price'
import type { EventPlace } from '~/lib/storage/event-place'
import { bookingLine, checkoutForm, daysFrom } from './bookings'
import { inflatable } from './items'

export type RandomVisit = {
  name: string
  /** The cart before `line` is added. */
  cart: readonly BookingLine[]
  /** The item that is looked at, added to the cart or booked by itself. */
  line: BookingLine
  place: EventPlace | null
  delivery: DeliveryFee
  /** How far the place is, if it is an address that is charged by distance. */
  miles: number
  /** With options, promo code, method and perhaps a deposit. */
  form: OrderForm
}

/** @param count how many visits; the first ones are the same for any count */
export function randomVisits(count: number): RandomVisit[] {
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
      name: `Rental ${itemId}`,
      priceCents: 1 + upTo(400_00),
      quantity: 1 + upTo(4),
      days: daysFrom('2027-06-12', 1 + upTo(4)),
      capacity: 9,
    })
  const placeOf = (number: number): EventPlace | null => {
    const town = oneOf(flatFeeTowns)
    const street = `${number + 1} Oak St`
    return oneOf<EventPlace | null>([
      null,
      { town, state: 'IL', address: '' },
      { town, state: 'IL', address: `${street}, ${town}, IL` },
      { town: '', state: 'WI', address: '' },
      { town: 'Beloit', state: 'WI', address: `${street}, Beloit, WI` },
      { town: '', state: 'IL', address: '' },
      { town: 'Freeport', state: 'IL', address: `${street}, Freeport, IL` },
    ])
  }
  const deliveryTo = (place: EventPlace | null, miles: number): DeliveryFee => {
    const fee = place ? feeOfPlace(place) : ({ kind: 'noAddress' } as const)
    return fee.kind === 'byDistance' && fee.address.text
      ? { kind: 'fee', address: fee.address, feeCents: distanceFeeCents(miles) }
      : fee
  }
  return Array.from({ length: count }, (_, number) => {
    const place = placeOf(number)
    const miles = (1 + upTo(9_999)) / 100
    return {
      name: `visit ${number}`,
      cart: Array.from({ length: oneOf([0, 0, 1, 2, 5]) }, (_, index) =>
        line(`${number}-${index}`),
      ),
      line: line(`${number}-added`),
      place,
      delivery: deliveryTo(place, miles),
      miles,
      form: checkoutForm({
        promoCode: oneOf(['', '', ...Object.keys(promoCodes)]),
        damageWaiver: random() < 0.5,
        insurance: random() < 0.5,
        timeWindow: oneOf(Object.keys(timeWindows) as TimeWindow[]),
        method: oneOf(['Cash In Office', 'Credit Card']),
        depositOnly: random() < 0.5,
      }),
    }
  })
}

/** The offer of these lines, merged as the checkout does it. */
export function offerOf(lines: readonly BookingLine[], delivery: DeliveryFee): Offer {
  const items = lines.map(({ itemId, name, priceCents }) =>
    inflatable({ id: itemId, name, priceCents, capacity: 9 }),
  )
  const { bookable } = bookingLines(toOrderLines(lines), items)
  return { lines: bookable, delivery, requestMode: false }
}

/** What the order costs without anything that can be turned off, in cents; 0 without lines. */
export function withoutOptions(
  kind: OrderKind,
  lines: readonly BookingLine[],
  { form, delivery }: Pick<RandomVisit, 'form' | 'delivery'>,
): number {
  if (lines.length === 0) return 0
  const off = { damageWaiver: false, insurance: false, timeWindow: 'none' } as const
  return orderAmountsOf(kind, lines, { form: { ...form, ...off }, delivery }).fullTotalCents
}

/** What the checkout or the popup calculates. */
export const orderAmountsOf = (
  kind: OrderKind,
  lines: readonly BookingLine[],
  { form, delivery }: Pick<RandomVisit, 'form' | 'delivery'>,
): OrderAmounts => priceOrder(kind, form, offerOf(lines, delivery))
