// A purchase order in a stored booking's organization. Apart from organization.ts, because the
// office's programs read it without the site's settings.

export const purchaseOrderLabel = 'Purchase order: '

/**
 * True if a booking's `organization` names a purchase order (docs/rules.md, "Unpaid reservations").
 */
export function hasPurchaseOrder(organization: string): boolean {
  return organization.split('\n').some((line) => line.startsWith(purchaseOrderLabel))
}
