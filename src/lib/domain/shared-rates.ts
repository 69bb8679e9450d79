// The rates of business.ts that the database's rules repeat.
import type * as current from './business'

export const sharedNames = [
  'taxBasisPoints',
  'damageWaiverBasisPoints',
  'insuranceRateCents',
  'depositRateCents',
  'flatDeliveryCents',
  'wisconsinDeliveryCents',
  'deliveryCentsPerMile',
  'flatFeeTowns',
  'timeWindows',
  'promoCodes',
  'moveUntilDays',
  'maxMoves',
  'deliveriesPerDay',
] as const

export type SharedRates = {
  [Name in (typeof sharedNames)[number]]: AnyLike<(typeof current)[Name]>
}
/** The same fields, with any numbers and texts. */
type AnyLike<Value> = Value extends number
  ? number
  : { readonly [Key in keyof Value]: AnyLike<Value[Key]> }
