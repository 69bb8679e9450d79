// The delivery fee of an address: at once for flat fees, otherwise by the distance service.
import { readAddress, readAnyAddress } from '~/lib/address/address'
import type { CallFailure } from '~/lib/failures/failure'
import { deliveryQuoteOf, distanceFeeCents, type DeliveryQuote } from '~/lib/pricing/delivery'
import { fetchDistance } from './distance'

/** Distances of this visit in miles, by address, or why there is none. */
const known = new Map<string, number | CallFailure>()
/** Requests on their way, by address: several parts of a page may need the same. */
const asking = new Map<string, Promise<void>>()

/** The delivery fee as far as it is known without a request. */
export function feeNow(typed: string, requestMode: boolean): DeliveryQuote {
  const reading = requestMode ? readAnyAddress(typed) : readAddress(typed)
  if (!reading.ok) return { kind: 'noAddress' }
  const { address } = reading
  const now = deliveryQuoteOf(address)
  if (now.kind === 'fee' || (now.kind === 'outOfArea' && !requestMode)) return now
  const miles = known.get(address.text)
  if (miles === undefined) return { kind: 'byDistance', address }
  if (typeof miles === 'string')
    return requestMode
      ? { kind: 'byOffice', address }
      : { kind: 'noDistance', address, failure: miles }
  return { kind: 'fee', address, feeCents: distanceFeeCents(miles) }
}

/** Asks the distance service if necessary. Never throws, and never guesses a fee. */
export async function quoteDelivery(typed: string, requestMode: boolean): Promise<DeliveryQuote> {
  const now = feeNow(typed, requestMode)
  if (now.kind === 'fee' || !('address' in now)) return now
  const { text } = now.address
  const answer = asking.get(text) ?? ask(text)
  asking.set(text, answer)
  await answer
  return feeNow(typed, requestMode)
}

async function ask(address: string): Promise<void> {
  const distance = await fetchDistance(address)
  known.set(address, distance.ok ? distance.data : distance.reason)
  asking.delete(address)
}
