// What a visitor types and chooses to place an order. Every text may be empty.
import type { PaymentMethod, TypedName } from './booking-texts'
import type { TimeWindow } from './business'
import type { FloorType } from './item'

export type OrderForm = Record<TypedName, string> & {
  /** '' until the visitor answers. */
  floorType: FloorType | ''
  timeWindow: TimeWindow
  /** `HH:MM`, or '' until the visitor chooses one. */
  specificTime: string
  damageWaiver: boolean
  insurance: boolean
  method: PaymentMethod
  /** Only the deposit is paid now. */
  depositOnly: boolean
  taxExempt: boolean
  /** When the party starts: `HH:MM`, or ''. */
  partyStart: string
  gate: Gate
  stairs: boolean
  slope: boolean
  terms: boolean
}

/** The narrowest gate on the way in; '' until the visitor answers. */
export type Gate = '' | 'wide' | 'narrow' | 'none' | 'unsure'
