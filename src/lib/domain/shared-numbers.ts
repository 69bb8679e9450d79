// The numbers that pages and the database's rules share. If they differ, the rules refuse the
// orders that a page prices.
import * as current from './business'
import type { Cents } from './money'

export type SharedNumbers = {
  taxBasisPoints: Readonly<Record<'IL' | 'WI', number>>
  damageWaiverBasisPoints: number
  insuranceCents: Cents
  depositCents: Cents
  flatDeliveryCents: Cents
  wisconsinDeliveryCents: Cents
  deliveryCentsPerMile: Cents
  flatFeeCities: readonly string[]
  timeWindows: Readonly<Record<current.TimeWindow, { cents: Cents }>>
  promoCodes: Readonly<Record<string, number>>
  moveUntilDays: number
  maxMoves: number
}

/**
 * All of them in one text. Its SHA-256 is their fingerprint (docs/decisions/shared-numbers.md). No
 * number is formatted, because browsers may format differently.
 */
export function textOfNumbers(numbers: SharedNumbers = current): string {
  return JSON.stringify([
    numbers.taxBasisPoints,
    numbers.damageWaiverBasisPoints,
    numbers.insuranceCents,
    numbers.depositCents,
    numbers.flatDeliveryCents,
    numbers.wisconsinDeliveryCents,
    numbers.deliveryCentsPerMile,
    numbers.flatFeeCities,
    numbers.timeWindows,
    numbers.promoCodes,
    numbers.moveUntilDays,
    numbers.maxMoves,
  ])
}
