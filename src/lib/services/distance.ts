import { readDistance } from '~/lib/pricing/delivery'
import { allSettings } from '~/settings/all-settings'
import { send, type Answer } from './http'

/** Driving distance in miles from the depot to an address (docs/specification.md). Never throws. */
export async function fetchDistance(deliveryAddress: string): Promise<Answer<number>> {
  const url = `${allSettings.services.distanceUrl}/api/calculateDistance`
  // As a parameter, so that an address with # or & arrives whole.
  const answer = await send({ url, params: { deliveryAddress } })
  if (!answer.ok) return answer
  const miles = readDistance(distanceText(answer.data))
  return miles === null ? { ok: false, reason: 'nonsense' } : { ok: true, data: miles }
}

/** `rows[0].elements[0].distance.text` of a Distance Matrix answer, unless it reports a failure. */
function distanceText(answer: unknown): unknown {
  const element = at(at(at(at(answer, 'rows'), 0), 'elements'), 0)
  const failed = [answer, element].some((part) => (at(part, 'status') ?? 'OK') !== 'OK')
  return failed ? undefined : at(at(element, 'distance'), 'text')
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
