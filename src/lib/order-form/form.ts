import { parse } from 'valibot'
import type { GroundType } from '~/lib/domain/item'
import { orderForm, type OrderForm } from '~/lib/domain/order-form'

/** The ground that is stored if nobody answers (docs/specification.md, 20.10). */
export const defaultGround: GroundType = 'concrete'

export const organizationFields = [
  'organization',
  'purchaseOrder',
  'certificateName',
  'taxExempt',
] as const

const crewFields = ['gate', 'stairs', 'slope', 'setUpAt', 'dayContact'] as const

/** A form from values of unknown types. */
export function orderFormFrom(values: Readonly<Record<string, unknown>>): OrderForm {
  return parse(orderForm, values)
}

export const emptyOrderForm: OrderForm = orderFormFrom({})

/** True if the visitor filled in something for our crew. */
export const hasCrewFields = (form: OrderForm): boolean =>
  crewFields.some((field) => form[field] !== emptyOrderForm[field])
