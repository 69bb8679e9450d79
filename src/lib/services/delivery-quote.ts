// The delivery fee of an address as far as it can be told: at once for flat fees, by the distance service otherwise.
import { readAddress, readAnyAddress } from '~/lib/address/address'
import { deliveryRule, distanceFeeCents, type DeliveryQuote } from '~/lib/pricing/delivery'
import { fetchDistance } from './distance'

/** Distances already asked for in this visit, in miles by address; null where none was told. */
const known = new Map<string, number | null>()

/** What can be said without asking anybody. */
export function deliveryNow(typed: string, requestMode: boolean): DeliveryQuote {
  const reading = requestMode ? readAnyAddress(typed) : readAddress(typed)
  if (!reading.ok) return { kind: 'noAddress' }
  const { address } = reading
  const rule = deliveryRule(address)
  if (rule.kind === 'flat') return { kind: 'fee', address, feeCents: rule.cents }
  if (rule.kind === 'outOfArea' && !requestMode) return { kind: 'outOfArea' }
  const miles = known.get(address.text)
  if (miles === undefined) return { kind: 'byDistance', address }
  if (miles === null) return { kind: requestMode ? 'byOffice' : 'noDistance', address }
  return { kind: 'fee', address, feeCents: distanceFeeCents(miles) }
}

/** The delivery fee, asking the distance service where it has to. Never throws, and never guesses a fee. */
export async function quoteDelivery(typed: string, requestMode: boolean): Promise<DeliveryQuote> {
  const now = deliveryNow(typed, requestMode)
  if (now.kind === 'fee' || !('address' in now)) return now
  const distance = await fetchDistance(now.address.text)
  known.set(now.address.text, distance.ok ? distance.data : null)
  return deliveryNow(typed, requestMode)
}
