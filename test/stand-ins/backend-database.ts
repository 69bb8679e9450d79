// The database behind the screens' tests: the stand-in of `local/`. It refuses what the test names;
// `test/rules` proves what the real rules refuse.
import type { BookingCommit } from '~/lib/db/bookings/booking-commit'
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import type { Item } from '~/lib/domain/item'
import { FirestoreFailure } from '../../local/firestore/failure'
import { answerCall } from '../../local/firestore/http'
import { fromFields, type PlainFields } from '../../local/firestore/plain'
import type { StructuredQuery } from '../../local/firestore/query'
import { documentPath, type CommitWrite } from '../../local/firestore/writes'
import { isRefusedProbe } from '../../local/services/orphans'
import { testEnvironment } from '../env'
import { root, text, toAllocation, type Backend } from './backend-state'

const projectId = testEnvironment.VITE_FIREBASE_PROJECT_ID

/** Answers one call of the Firestore SDK. @throws TypeError, as fetch does, when no answer comes */
export async function answerFirestore(
  backend: Backend,
  path: string,
  body: string,
): Promise<Response> {
  try {
    await stockCatalog(backend)
    await beforeCall(backend, body)
    const answer = await answerCall(backend.store, { projectId }, path, body)
    return Response.json(answer)
  } catch (error) {
    if (error instanceof FirestoreFailure) return Response.json(error, { status: error.httpStatus })
    throw new TypeError('Failed to fetch')
  }
}

type Call = { documents?: string[]; structuredQuery?: StructuredQuery; writes?: CommitWrite[] }

/**
 * Runs the test's own hook before a call, and refuses what the rules refuse.
 * @throws the call's error
 */
async function beforeCall(backend: Backend, body: string): Promise<void> {
  const { documents = [], structuredQuery, writes } = JSON.parse(body) as Call
  if (!backend.reachable) throw new Error('down')
  for (const path of [...documents.map(pathIn), ...pathsRead(structuredQuery)])
    await backend.beforeRead(path)
  if (isRefusedProbe(backend.store, 'batchGet', { documents })) throw refusal()
  if (writes) await beforeWrites(backend, writes)
}

const pathIn = (name: string) => name.slice(root.length + 1)

/** A query by ids reads these documents, any other reads its collections. */
function pathsRead({ from, where }: StructuredQuery = { from: [] }): string[] {
  if (where && 'fieldFilter' in where && where.fieldFilter.field.fieldPath === '__name__') {
    const { value } = where.fieldFilter
    const names = 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
    return names.flatMap((name) => ('referenceValue' in name ? pathIn(name.referenceValue) : []))
  }
  return from.map(({ collectionId }) => collectionId)
}

async function beforeWrites(backend: Backend, writes: readonly CommitWrite[]): Promise<void> {
  const plain = readWrites(writes)
  for (const { path } of plain) await backend.beforeWrite(path)
  const commit = toBookingCommit(plain)
  const answer = await (commit
    ? backend.beforeCommit(commit)
    : backend.beforeWrites(plain.map(({ path }) => path)))
  if (answer === 'unanswered' || !backend.reachable) throw new Error('no answer')
  if (answer === 'refused') throw refusal()
  if (plain.some(({ path, fields }) => fields && backend.refuses(path))) throw refusal()
  for (const { path, fields } of plain) backend.noteWrite(path, fields !== null)
  if (commit) backend.commits.push(commit)
}

/**
 * `fields` is null where a document is deleted; `isUpdate` where only some fields of a document are
 * written.
 */
type PlainWrite = { path: string; fields: PlainFields | null; isUpdate: boolean }

function readWrites(writes: readonly CommitWrite[]): PlainWrite[] {
  return writes.map((write) => {
    if ('update' in write) {
      const { name, fields } = write.update
      return {
        path: documentPath(name),
        fields: fromFields(fields),
        isUpdate: Boolean(write.updateMask),
      }
    }
    return { path: documentPath(write.delete), fields: null, isUpdate: false }
  })
}

/** The error with which the rules refuse. */
export const refusal = () => new FirestoreFailure('PERMISSION_DENIED', 'refused')

/** The commit of a booking as the page's own code describes it; null for any other commit. */
function toBookingCommit(writes: readonly PlainWrite[]): BookingCommit | null {
  const of = (collection: string) =>
    writes
      .filter(
        ({ path, fields, isUpdate }) => fields && !isUpdate && path.startsWith(`${collection}/`),
      )
      .map(({ path, fields }) => ({ id: path.slice(collection.length + 1), fields: fields ?? {} }))
  const [booked] = of('bookings-test')
  if (!booked) return null
  const claims = of('claims').map(({ id, fields }) => ({ owner: id, key: text(fields, 'key') }))
  return {
    key: booked.id,
    owner: claims.find(({ key }) => key === booked.id)?.owner ?? '',
    booking: booked.fields as unknown as BookingDocument,
    units: of('allocations').map(({ fields }) => ({
      ...toAllocation(fields),
      kind: fields['kind'] as 'inflatables' | 'extras' | 'deliveries',
    })),
    invoiceId: of('invoices-test')[0]?.id,
    instead: claims.find(({ key }) => key !== booked.id),
  }
}

/** Writes the catalog and the switches as the test has them now. */
async function stockCatalog(backend: Backend): Promise<void> {
  const catalog = Object.fromEntries(
    backend.items.map((item) => [`${item.kind}/${item.id}`, toStored(item)]),
  )
  for (const path of [...backend.paths('inflatables'), ...backend.paths('extras')])
    if (!(path in catalog)) backend.delete(path)
  await backend.store.seed({
    ...catalog,
    'config/requestBooking': { status: backend.requestMode },
    'config/availability': backend.checked ? { source: backend.source } : {},
  })
}

function toStored(item: Item): PlainFields {
  const common = {
    name: item.name,
    description: item.description,
    image: item.image,
    images: [...item.images],
    surfaces: [...item.surfaces],
    category: [...item.categories],
    price: item.priceCents === null ? '' : item.priceCents / 100,
    count: item.hasOwnUnits ? (item.capacity ?? '') : '',
    parts: item.parts.map(({ kind, id, quantity }) => ({ kind, id, quantity })),
  }
  if (item.kind === 'extras') return { ...common, propertyLink: item.propertyLink }
  const { width } = item
  return {
    ...common,
    width:
      width === null ? '' : width.kind === 'feet' ? `${width.feet}` : `${width.a} x ${width.b}`,
    height: item.heightFt ?? '',
    wetDry: item.wetDry ?? '',
    capacity: item.jumpers === null ? '' : `${item.jumpers}`,
  }
}
