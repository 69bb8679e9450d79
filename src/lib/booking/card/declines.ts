// An invoice's key derives from its id, so that two devices charge once if the service honors keys. After a definite
// decline the key must change, or the service would repeat the decline.
import { readDevice, writeDevice } from '~/lib/storage/browser-storage'

const declinesKey = (invoiceId: string) => `invoiceDeclines-${invoiceId}`

/** How many charges of an invoice were declined here. Never throws. */
export const declines = (invoiceId: string) => Number(readDevice(declinesKey(invoiceId)))

/** Gives the next charge another key, after a decline or "Settled with the office". Never throws. */
export function countDecline(invoiceId: string): void {
  writeDevice(declinesKey(invoiceId), String(declines(invoiceId) + 1))
}

/** Removes the count of a paid invoice. Never throws. */
export function forgetDeclines(invoiceId: string): void {
  writeDevice(declinesKey(invoiceId), '')
}
