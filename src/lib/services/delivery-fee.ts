// The delivery fee of an address: at once for flat fees, otherwise by the distance service.
import { readAddress, readAnyAddress } from '~/lib/address/address'
import type { CallFailure } from '~/lib/failures/failure'
import { feeOfAddress, distanceFeeCents, type DeliveryFee } from '~/lib/pricing/delivery'
import { fetchDistance } from './distance'

/** Distances since the page load in miles, by address, or why there is none. */
const milesOf = new Map<string, number | CallFailure>()
/** Requests on their way, by address: several parts of a page may need the same. */
const asking = new Map<string, Promise<void>>()

/** The delivery fee as far as it is known without an HTTP request. */
export function feeNow(typed: string, requestMode: boolean): DeliveryFee {
  const reading = requestMode ? readAnyAddress(typed) : readAddress(typed)
  if (!reading.ok) return { kind: 'noAddress' }
  const { address } = reading
  const known = feeOfAddress(address)
  if (known.kind === 'fee' || (known.kind === 'outOfArea' && !requestMode)) return known
  const miles = milesOf.get(address.text)
  if (miles === undefined) return { kind: 'byDistance', address }
  if (typeof miles === 'string')
    return requestMode
      ? { kind: 'byOffice', address }
      : { kind: 'noDistance', address, failure: miles }
  return { kind: 'fee', address, feeCents: distanceFeeCents(miles) }
}

/** Asks the distance service if necessary. Never throws, and never guesses a fee. */
export async function askFee(typed: string, requestMode: boolean): Promise<DeliveryFee> {
  const known = feeNow(typed, requestMode)
  if (known.kind === 'fee' || !('address' in known)) return known
  const { text } = known.address
  const answer = asking.get(text) ?? ask(text)
  asking.set(text, answer)
  await answer
  return feeNow(typed, requestMode)
}

async function ask(address: string): Promise<void> {
  const distance = await fetchDistance(address)
  milesOf.set(address, distance.ok ? distance.data : distance.reason)
  asking.delete(address)
}
