// What a visitor types and chooses to place an order. Every text may be empty.
import type { FloorType, PaymentMethod } from './booking'
import type { TimeWindow } from './business'

export type OrderForm = {
  address: string
  /** `lat,lng`, or '' when the address was typed freely. */
  coordinates: string
  name: string
  lastName: string
  email: string
  phone: string
  floorType: FloorType
  timeWindow: TimeWindow
  /** `HH:MM`. */
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
  terms: boolean
}
