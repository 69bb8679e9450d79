import type { Address } from '~/lib/address/address'
import {
  deliveryCentsPerMile,
  flatDeliveryCents,
  wisconsinDeliveryCents,
} from '~/lib/domain/business'
import { isFlatFeeTown } from '~/lib/domain/flat-fee-town'
import { formatCents, type Cents } from '~/lib/domain/money'
import type { CallFailure } from '~/lib/failures/failure'

export type DeliveryZone =
  | { kind: 'flat'; cents: Cents }
  | { kind: 'byDistance' }
  | { kind: 'outOfArea' }

export type DeliveryFee =
  | { kind: 'fee'; address: Address; feeCents: Cents }
  | { kind: 'noAddress' }
  /** We don't deliver to that state. In request mode its distance is asked for all the same. */
  | { kind: 'outOfArea' }
  /** The fee depends on the distance, which isn't known yet. */
  | { kind: 'byDistance'; address: Address }
  /** The distance service refused, didn't answer, or answered nonsense. */
  | { kind: 'noDistance'; address: Address; failure: CallFailure }
  /** The same for a request: the office sets the fee. */
  | { kind: 'byOffice'; address: Address }

/** What an amount doesn't include yet, in words; empty once the fee is known. */
export function notYetIncluded(delivery: DeliveryFee): Missing {
  if (delivery.kind === 'fee') return ''
  if (delivery.kind === 'byDistance') return perMile
  return 'address' in delivery ? 'delivery' : 'delivery & tax'
}

/** "$1.50 a mile" */
const perMile = `${formatCents(deliveryCentsPerMile)} a mile` as const
export type Missing = '' | 'delivery' | 'delivery & tax' | typeof perMile

/** Wisconsin first: it may have towns named like a flat-fee town (docs/specification.md). */
export function deliveryZone(address: { town: string; state: string }): DeliveryZone {
  if (address.state === 'WI') return { kind: 'flat', cents: wisconsinDeliveryCents }
  if (address.state !== 'IL') return { kind: 'outOfArea' }
  return isFlatFeeTown(address.town)
    ? { kind: 'flat', cents: flatDeliveryCents }
    : { kind: 'byDistance' }
}

/** The delivery fee of an address, as far as it is known without an HTTP request. */
export function feeOfAddress(address: Address): DeliveryFee {
  const zone = deliveryZone(address)
  if (zone.kind === 'outOfArea') return { kind: 'outOfArea' }
  return zone.kind === 'flat'
    ? { kind: 'fee', address, feeCents: zone.cents }
    : { kind: 'byDistance', address }
}

/** The delivery fee of a place, as far as it is known without an HTTP request. */
export function feeOfPlace({ town, state, address }: Place): DeliveryFee {
  return feeOfAddress({ text: address, town, state, deliverable: true })
}

/** In Illinois or Wisconsin: a town, or the state alone, and perhaps the whole address. */
type Place = { town: string; state: 'IL' | 'WI'; address: string }

/** "12.4 mi", "12.4 miles", "1,024 mi", "500 ft". Null for anything else, and for 0: no fee. */
export function readDistance(text: unknown): number | null {
  if (typeof text !== 'string') return null
  const [, number, unit] =
    /^(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)\s*(mi|miles?|ft|feet|foot)$/.exec(text.trim()) ??
    []
  const amount = Number(number?.replaceAll(',', ''))
  if (!(amount > 0)) return null
  return unit?.startsWith('f') ? amount / feetPerMile : amount
}

const feetPerMile = 5280

/** The fee for a distance in miles above 0: rounded half-up to a cent, and at least one cent. */
export function distanceFeeCents(miles: number): Cents {
  // 1.01 * 150 is 151.49999999999997: the float's own error must not lose the half cent.
  return Math.max(1, Math.floor(miles * deliveryCentsPerMile + 0.5 + 1e-6))
}
