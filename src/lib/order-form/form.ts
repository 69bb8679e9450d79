// The form of an order and its defaults.
import * as v from 'valibot'
import { eachOf, paymentMethods, typedNames } from '~/lib/domain/booking-texts'
import { timeWindows, type TimeWindow } from '~/lib/domain/business'
import { floorTypes, type FloorType } from '~/lib/domain/item'
import type { Gate, OrderForm } from '~/lib/domain/order-form'

/** The ground that is stored if nobody answers (docs/specification.md, 20.10). */
export const defaultFloor: FloorType = 'concrete'

/** The fields of a school, church or company. */
export const organizationFields = [
  'organization',
  'purchaseOrder',
  'certificateName',
  'taxExempt',
] as const

/** The fields for our crew. */
const crewFields = ['partyStart', 'gate', 'stairs', 'slope', 'setUpAt', 'dayContact'] as const

const text = v.fallback(v.string(), '')
const off = v.fallback(v.boolean(), false)
const on = v.fallback(v.boolean(), true)

/** A missing value or one of the wrong type becomes the field's default. */
const orderForm = v.object({
  ...eachOf(typedNames, () => text),
  floorType: v.fallback(v.picklist([...floorTypes, '']), ''),
  timeWindow: v.fallback(v.picklist(Object.keys(timeWindows) as TimeWindow[]), 'none'),
  specificTime: text,
  damageWaiver: on,
  insurance: on,
  method: v.fallback(v.picklist(paymentMethods), 'Cash In Office'),
  depositOnly: off,
  taxExempt: off,
  partyStart: v.fallback(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)), ''),
  gate: v.fallback(v.picklist<readonly Gate[]>(['', 'wide', 'narrow', 'none', 'unsure']), ''),
  stairs: off,
  slope: off,
  terms: off,
})

/** A form from values of unknown types. */
export function orderFormFrom(values: Readonly<Record<string, unknown>>): OrderForm {
  return v.parse(orderForm, values)
}

export const emptyOrderForm: OrderForm = orderFormFrom({})

/** True if the visitor told our crew something. */
export const hasCrewFields = (form: OrderForm): boolean =>
  crewFields.some((field) => form[field] !== emptyOrderForm[field])
