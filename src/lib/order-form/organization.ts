// What an organization adds to its order. The rules have no room for a map, so a booking stores one
// text of notes (docs/data-model.md).
import type { OrderForm } from '~/lib/domain/order-form'
import {
  isPaidByTerms,
  joinNotes,
  type Ordered,
  type OrganizationNote,
} from '~/lib/order-notes/order-notes'
import { allSettings } from '~/settings/all-settings'
import { typedText } from './typed-text'

/** The organization's fields as a booking stores them; '' if none is filled in. */
export function organizationText(form: OrderForm): string {
  const { insurance, taxExempt, method } = form
  return joinNotes<OrganizationNote>([
    ['name', typedText(form, 'organization')],
    ['purchaseOrder', typedText(form, 'purchaseOrder')],
    ['certificate', insurance && typedText(form, 'certificateName')],
    ['taxExempt', taxExempt && (method === 'Credit Card' ? 'card' : 'office')],
  ])
}

/** Whether the office confirms an order's payment terms by email, by the business's setting. */
export const hasPaymentTerms = (order: Ordered): boolean =>
  isPaidByTerms(order, allSettings.acceptsPurchaseOrders)
