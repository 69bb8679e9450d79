// What an organization adds to its order. The rules have no room for a map, so a booking stores one
// text of lines (docs/data-model.md).
import type { OrderForm } from '~/lib/domain/order-form'
import {
  isPaidByTerms,
  joinLines,
  type Ordered,
  type OrganizationLine,
} from '~/lib/order-notes/note-lines'
import { allSettings } from '~/settings/all-settings'
import { typedText } from './typed-text'

/** The organization's fields as a booking stores them; '' if none is filled in. */
export function organizationText(form: OrderForm): string {
  const { insurance, taxExempt, method } = form
  return joinLines<OrganizationLine>([
    ['name', typedText(form, 'organization')],
    ['purchaseOrder', typedText(form, 'purchaseOrder')],
    ['certificate', insurance && typedText(form, 'certificateName')],
    ['taxExempt', taxExempt && (method === 'Credit Card' ? 'card' : 'office')],
  ])
}

/** Whether the office confirms an order's payment terms by email, by the business's setting. */
export const hasPaymentTerms = (order: Ordered): boolean =>
  isPaidByTerms(order, allSettings.acceptsPurchaseOrders)
