// What a school, church or company adds to its order. A booking stores it as one text, because the
// database's rules have room for one more field (docs/data-model.md).
import type { OrderForm } from '~/lib/domain/order-form'
import { cleanLine } from '~/lib/text/cleaned'
import { allSettings } from '~/settings/all-settings'
import { hasPurchaseOrder, purchaseOrderLabel } from './purchase-order'

/** What somebody who pays in the office needn't pay. */
export const untaxedInOffice = "don't pay the tax if we have approved your exemption"

/**
 * The organization's fields as a booking stores and shows them: a line for each, '' if none is
 * filled in (docs/data-model.md).
 */
export function organizationText(form: OrderForm): string {
  const { insurance, taxExempt } = form
  const [organization, purchaseOrder, certificateName] = [
    cleanLine(form.organization),
    cleanLine(form.purchaseOrder),
    cleanLine(form.certificateName),
  ]
  return [
    organization,
    purchaseOrder && purchaseOrderLabel + purchaseOrder,
    insurance && certificateName && `Certificate for: ${certificateName}`,
    taxExempt &&
      `Tax-exempt: ${form.method === 'Credit Card' ? 'our office will check this and refund the tax' : untaxedInOffice}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * True if the office confirms the payment terms by email, because it accepts purchase orders and
 * the order has one. Such an order has no deadline (docs/rules.md, "Unpaid reservations").
 */
export function hasPaymentTerms(organization: string, method: string): boolean {
  return (
    allSettings.acceptsPurchaseOrders && method !== 'Credit Card' && hasPurchaseOrder(organization)
  )
}
