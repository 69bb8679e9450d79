// The only rule that the local database needs: the site reads `orphans/{allocation}` to find out whether a booked day has
// become free, which a refusal denies. It is `isFree` in `firestore.rules`.
import { createHash } from 'node:crypto'
import { holdIsOver as isOver } from '~/lib/availability/allocation'
import type { Store } from '../firestore/store'

/** True when a `batchGet` asks about an allocation that isn't there or isn't free: it must be refused. */
export function isRefusedProbe(
  store: Pick<Store, 'get'>,
  operation: string,
  body: unknown,
  now = new Date(),
): boolean {
  if (operation !== 'batchGet') return false
  const { documents } = body as { documents: string[] }
  const probed = documents.flatMap((name) => /\/documents\/orphans\/([^/]+)$/.exec(name)?.[1] ?? [])
  return probed.some((id) => !isFree(store, id, now))
}

function isFree(store: Pick<Store, 'get'>, id: string, now: Date): boolean {
  const fields = store.get(`allocations/${id}`)?.fields
  if (!fields) return false
  const owner = textOf(fields['owner'])
  const expires = fields['expires']
  if (expires && 'timestampValue' in expires && isOver(new Date(expires.timestampValue), now))
    return true
  const key = textOf(store.get(`claims/${owner}`)?.fields['key'])
  return key !== '' && sha256(key) === owner && store.get(`bookings-test/${key}`) === null
}

const textOf = (value: object | undefined) =>
  value && 'stringValue' in value && typeof value.stringValue === 'string' ? value.stringValue : ''
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
