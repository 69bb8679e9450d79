// A booking before it is translated into the stored document.
import type { CentsField } from './amounts'
import type { GivenText, WayToPay } from './booking-texts'
import type { TimeWindow } from './business'
import type { Day } from './day'
import type { GroundType, ItemKind, Space } from './item'
import type { Cents } from './money'

export type Customer = {
  name: string
  lastName: string
  phone: string
  email: string
  /** `street [unit], town, ST ZIP`. */
  address: string
  /** `lat,lng`, or '' when the address was typed freely. */
  coordinates: string
}

export type BookingLine = {
  itemId: string
  kind: ItemKind
  name: string
  image: string
  /** Ascending, each once. */
  days: readonly Day[]
  quantity: number
  /** Per unit and day, at the time the booking was priced. */
  priceCents: Cents
  capacity: number
  /** What the item contains if it is a package: units of these are booked with it. */
  parts: readonly LinePart[]
  /** False for a package that has no units of its own. */
  hasOwnUnits: boolean
  /** The grounds on which it can stand (`standsOn`), by their stored name. */
  surfaces: readonly GroundType[]
  /** What its inflatables need on the ground, as far as it is known. */
  spaces: readonly Space[]
}

type LinePart = {
  id: string
  /** Missing in orders of an earlier version. */
  name?: string
  kind: ItemKind
  /** How many are in one package. */
  quantity: number
  capacity: number
}

/** `rentCents` is discounted; `depositCents` is 0 when the whole total is due now. */
export type OrderAmounts = Readonly<Record<CentsField, Cents>> & {
  undiscountedRentCents: Cents
  /** What the promo code takes off, 0 or more. */
  discountCents: Cents
  /** The full price, including what is due later. */
  fullTotalCents: Cents
  /** The summary's last row: the deposit, or the full price. */
  dueNowCents: Cents
}

export type NewBooking = Readonly<Record<GivenText, string>> & {
  customer: Customer
  lines: readonly BookingLine[]
  amounts: OrderAmounts
  method: WayToPay
  timeWindow: TimeWindow
  /** `HH:MM`. */
  specificTime: string
  floorType: GroundType
  /** The office has to approve it first. */
  requestMode: boolean
  created: Date
}
