// The key derives from the invoice's id, so that two devices charge once where the service honours keys; after a definite
// decline it must be another, or the service would repeat the decline.
import { readDevice, writeDevice } from '~/lib/storage/browser-storage'

const declinesKey = (invoiceId: string) => `invoiceDeclines-${invoiceId}`

/** How many charges of an invoice were declined here. Never throws. */
export const declines = (invoiceId: string) => Number(readDevice(declinesKey(invoiceId)))

/** After a decline, or the office's word that nothing was charged, the next charge goes under another key. Never throws. */
export function countDecline(invoiceId: string): void {
  writeDevice(declinesKey(invoiceId), String(declines(invoiceId) + 1))
}

/** Once an invoice is paid, nobody asks any more. Never throws. */
export function forgetDeclines(invoiceId: string): void {
  writeDevice(declinesKey(invoiceId), '')
}
