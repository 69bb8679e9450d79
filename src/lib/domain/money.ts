/** A whole number. Dollars exist only in documents, in services' payloads and on screen. */
export type Cents = number

/** Most digits of a price's dollars, as the office types them. */
export const priceDigits = 7
const typedPrice = new RegExp(String.raw`^\d{1,${priceDigits}}(\.\d{1,2})?$`)
const tooManyCents = 10 ** (priceDigits + 2)

/**
 * Reads a catalog price in dollars: a number, or plain digits with up to two decimals ("149.99"),
 * below ten million dollars, so that an order's sums stay exact. Null for anything else ("$149",
 * "1,200", a fraction of a cent): such an item can't be booked online.
 */
export function readDollars(stored: unknown): Cents | null {
  if (typeof stored === 'string')
    return typedPrice.test(stored) ? Math.round(Number(stored) * 100) : null
  if (typeof stored !== 'number' || !Number.isFinite(stored) || stored < 0) return null
  const cents = Math.round(stored * 100)
  // 149.99 * 100 is 14999.000000000002. That is a float's error, not a fraction of a cent.
  return cents < tooManyCents && Math.abs(stored * 100 - cents) < 1e-6 ? cents : null
}

/** Dollars with two decimals, as documents store them. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Part of an amount of 0 or more (875 basis points are 8.75%), rounded half-up to a cent. */
export function basisPointsOf(cents: Cents, basisPoints: number): Cents {
  return Math.floor((cents * basisPoints + 5_000) / 10_000)
}

/** "$1,024.50"; a negative amount as "-$42.50". */
export function formatCents(cents: Cents): string {
  const dollars = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}`
}

/** "$185", or "$149.99" where the cents aren't zero. */
export function formatPrice(cents: Cents): string {
  return formatCents(cents).replace(/\.00$/, '')
}

/** "8.75%" for 875 basis points. */
export function formatPercent(basisPoints: number): string {
  return `${basisPoints / 100}%`
}
