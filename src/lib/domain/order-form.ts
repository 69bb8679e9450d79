// What a visitor types and chooses to place an order. Every text may be empty.
import type { TimeWindow } from './business'
import type { FloorType } from './item'

/** As a booking stores them. */
export type PaymentMethod = 'Cash In Office' | 'Credit Card'

export type OrderForm = {
  address: string
  /** `lat,lng`, or '' when the address was typed freely. */
  coordinates: string
  name: string
  lastName: string
  email: string
  phone: string
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
  promoCode: string
  /** The school, church or company that orders. */
  organization: string
  purchaseOrder: string
  /** Whom the insurance certificate is for; counts only with the certificate. */
  certificateName: string
  taxExempt: boolean
  /** When the party starts: `HH:MM`, or ''. */
  partyStart: string
  gate: Gate
  stairs: boolean
  slope: boolean
  /** Where to set up, and whatever else the crew must know. */
  setUpAt: string
  /** Whom to call on the day. */
  dayContact: string
  terms: boolean
}

/** The narrowest gate on the way in; '' until the visitor answers. */
export type Gate = '' | 'wide' | 'narrow' | 'none' | 'unsure'
