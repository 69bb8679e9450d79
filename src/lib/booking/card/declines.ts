// The key derives from the invoice's id, so that two devices charge once where the service honours keys; after a definite
// decline it must be another, or the service would repeat the decline.
const declinesKey = (invoiceId: string) => `invoiceDeclines-${invoiceId}`

/** How many charges of an invoice were declined here. Never throws. */
export function declines(invoiceId: string): number {
  try {
    return Number(localStorage.getItem(declinesKey(invoiceId)) ?? 0)
  } catch {
    return 0
  }
}

/** After a decline, or the office's word that nothing was charged, the next charge goes under another key. Never throws. */
export function countDecline(invoiceId: string): void {
  try {
    localStorage.setItem(declinesKey(invoiceId), String(declines(invoiceId) + 1))
  } catch {
    // Declined all the same.
  }
}

/** Once an invoice is paid, nobody asks any more. Never throws. */
export function forgetDeclines(invoiceId: string): void {
  try {
    localStorage.removeItem(declinesKey(invoiceId))
  } catch {
    // Nothing was stored, then.
  }
}
