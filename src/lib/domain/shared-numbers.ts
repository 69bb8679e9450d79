// The numbers that pages and the database's rules share. If they differ, the rules refuse the
// orders that a page prices.
import * as current from './business'

const names = [
  'taxBasisPoints',
  'damageWaiverBasisPoints',
  'insuranceCents',
  'depositCents',
  'flatDeliveryCents',
  'wisconsinDeliveryCents',
  'deliveryCentsPerMile',
  'flatFeeCities',
  'timeWindows',
  'promoCodes',
  'moveUntilDays',
  'maxMoves',
] as const

export type SharedNumbers = { [Name in (typeof names)[number]]: AnyLike<(typeof current)[Name]> }
/** Of the same form, with any numbers. */
type AnyLike<Value> = Value extends number
  ? number
  : { readonly [Key in keyof Value]: AnyLike<Value[Key]> }

/**
 * All of them in one text. Its SHA-256 is their fingerprint (docs/decisions/shared-numbers.md). No
 * number is formatted, because browsers may format differently.
 */
export function textOfNumbers(numbers: SharedNumbers = current): string {
  return JSON.stringify(names.map((name) => numbers[name]))
}
