// The form of an order: what it holds, and how it is read.
import * as v from 'valibot'
import { defaultSpecificTime, timeWindows, type TimeWindow } from '~/lib/business'
import type { FloorType, PaymentMethod } from '~/lib/db/booking'

export type OrderForm = {
  address: string
  coordinates: string
  name: string
  lastName: string
  email: string
  phone: string
  floorType: FloorType
  timeWindow: TimeWindow
  specificTime: string
  damageWaiver: boolean
  insurance: boolean
  method: PaymentMethod
  /** Only the deposit is paid now; by card alone. */
  depositOnly: boolean
  promoCode: string
  terms: boolean
}

export const emptyOrderForm: OrderForm = {
  address: '',
  coordinates: '',
  name: '',
  lastName: '',
  email: '',
  phone: '',
  floorType: 'concrete',
  timeWindow: 'none',
  specificTime: defaultSpecificTime,
  damageWaiver: true,
  insurance: true,
  method: 'Cash In Office',
  depositOnly: false,
  promoCode: '',
  terms: false,
}

export const floorTypes: readonly FloorType[] = ['grass', 'concrete', 'indoor']

const text = v.fallback(v.string(), '')
const flag = (name: 'damageWaiver' | 'insurance' | 'depositOnly' | 'terms') =>
  v.fallback(v.boolean(), emptyOrderForm[name])

const storedForm = v.object({
  address: text,
  coordinates: text,
  name: text,
  lastName: text,
  email: text,
  phone: text,
  floorType: v.fallback(v.picklist(floorTypes), emptyOrderForm.floorType),
  timeWindow: v.fallback(
    v.picklist(Object.keys(timeWindows) as TimeWindow[]),
    emptyOrderForm.timeWindow,
  ),
  specificTime: v.fallback(v.pipe(v.string(), v.nonEmpty()), defaultSpecificTime),
  damageWaiver: flag('damageWaiver'),
  insurance: flag('insurance'),
  method: v.fallback(v.picklist(['Cash In Office', 'Credit Card']), emptyOrderForm.method),
  depositOnly: flag('depositOnly'),
  promoCode: text,
  terms: flag('terms'),
})

/** A form from values of unknown types: what isn't of the field's kind becomes the field's default. */
export function orderFormFrom(values: Readonly<Record<string, unknown>>): OrderForm {
  return v.parse(storedForm, { ...emptyOrderForm, ...values })
}
