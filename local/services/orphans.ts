// The only rules that the local database needs: the site reads `orphans/{allocation}` to find out
// whether a booked day has become free (`isFree` in `firestore.rules`), and `cancellations/{key}`
// to find out whether a booking was canceled. A refusal denies it.
import { createHash } from 'node:crypto'
import { holdIsOver as isOver } from '~/lib/availability/allocation'
import { isLeftBehind } from '~/lib/db/bookings/left-behind'
import { fromFields } from '../firestore/plain'
import type { Store } from '../firestore/store'

/**
 * True when a `batchGet` asks what the rules refuse: an allocation isn't there or isn't free, a
 * booking wasn't canceled.
 */
export function isRefusedProbe(
  store: Pick<Store, 'get'>,
  operation: string,
  body: unknown,
  now = new Date(),
): boolean {
  if (operation !== 'batchGet') return false
  const { documents } = body as { documents: string[] }
  const probed = (collection: string) =>
    documents.flatMap(
      (name) => new RegExp(`/documents/${collection}/([^/]+)$`).exec(name)?.[1] ?? [],
    )
  return (
    probed('orphans').some((id) => !isFree(store, id, now)) ||
    probed('cancellations').some((key) => !store.get(`canceled-bookings/${key}`))
  )
}

function isFree(store: Pick<Store, 'get'>, id: string, now: Date): boolean {
  const fields = store.get(`allocations/${id}`)?.fields
  if (!fields) return false
  const owner = textOf(fields['owner'])
  const expires = fields['expires']
  if (expires && 'timestampValue' in expires && isOver(new Date(expires.timestampValue), now))
    return true
  const key = textOf(store.get(`claims/${owner}`)?.fields['key'])
  if (key === '' || sha256(key) !== owner) return false
  const booking = store.get(`bookings-test/${key}`)
  return booking === null || isLeftBehind(fromFields(fields), fromFields(booking.fields))
}

const textOf = (value: object | undefined) =>
  value && 'stringValue' in value && typeof value.stringValue === 'string' ? value.stringValue : ''
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
