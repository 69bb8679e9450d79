// An invoice's key derives from its booking's id, so that two devices charge once if the service
// honors keys, even with different invoices of the booking. After a definite decline the key must
// change, or the service would repeat the decline.
import { readDevice, writeDevice } from '~/lib/storage/device-storage'

const declinesKey = (bookingId: string) => `invoiceDeclines-${bookingId}` as const

/**
 * How many charges of a booking's invoices were declined here; 0 if the stored count is damaged.
 * Never throws.
 */
export function declines(bookingId: string): number {
  const count = Number(readDevice(declinesKey(bookingId)))
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

/**
 * Gives the next charge another key, after a decline or "The office has settled this". Never throws.
 */
export function countDecline(bookingId: string): void {
  writeDevice(declinesKey(bookingId), String(declines(bookingId) + 1))
}

/** Removes the count of a paid booking. Never throws. */
export function forgetDeclines(bookingId: string): void {
  writeDevice(declinesKey(bookingId), '')
}
