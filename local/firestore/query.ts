// Runs a structured query: filters, sorts and limits documents.
import { fieldAt, parseFieldPath } from './fieldPaths'
import { inequalityFields, matches } from './filters'
import type { FieldReader, Filter } from './filters'
import { compareValues } from './values'
import type { StoredDocument, Value } from './values'

type Order = { field: { fieldPath: string }; direction?: string }
type Cursor = { values?: Value[]; before?: boolean }

export type StructuredQuery = {
  from: { collectionId: string }[]
  where?: Filter
  orderBy?: Order[]
  startAt?: Cursor
  endAt?: Cursor
  limit?: number
}

const documentName = '__name__'

/**
 * The documents that answer `query`, in order.
 * @param root name of the database's documents, `projects/…/databases/…/documents`
 * @param parent path of the document whose collections are asked, '' for the top
 */
export function runQuery(
  documents: Iterable<StoredDocument>,
  query: StructuredQuery,
  root: string,
  parent: string,
): StoredDocument[] {
  const orders = completeOrders(query)
  const rows = [...documents]
    .filter((document) => isAsked(document.path, query, parent))
    .map((document) => ({ document, read: readerOf(document, root) }))
    .filter(({ read }) => query.where === undefined || matches(query.where, read))
    .map(({ document, read }) => ({ document, key: sortKey(orders, read) }))
    .filter((row): row is { document: StoredDocument; key: Value[] } => row.key !== null)
    .filter(({ key }) => isWithin(query, key, orders))
    .toSorted((a, b) => compareKeys(a.key, b.key, orders))
  return rows.slice(0, query.limit).map(({ document }) => document)
}

function isAsked(path: string, query: StructuredQuery, parent: string): boolean {
  const above = path.split('/').slice(0, -1)
  const collectionId = above.pop()
  const inParent = above.join('/')
  return inParent === parent && query.from.some((from) => from.collectionId === collectionId)
}

/** Firestore adds the fields of inequalities and the name, in the direction of the last order given. */
function completeOrders(query: StructuredQuery): Order[] {
  const given = query.orderBy ?? []
  const direction = given.at(-1)?.direction ?? 'ASCENDING'
  const sorted = new Set(given.map((order) => order.field.fieldPath))
  const implied = query.where === undefined ? [] : inequalityFields(query.where)
  const missing = [...implied.filter((path) => path !== documentName), documentName].filter(
    (path) => !sorted.has(path),
  )
  return [...given, ...missing.map((fieldPath) => ({ field: { fieldPath }, direction }))]
}

function readerOf(document: StoredDocument, root: string): FieldReader {
  return (fieldPath) =>
    fieldPath === documentName
      ? { referenceValue: `${root}/${document.path}` }
      : fieldAt(document.fields, parseFieldPath(fieldPath))
}

/** The values to sort by; null when one is missing, because such a document isn't part of the answer. */
function sortKey(orders: readonly Order[], read: FieldReader): Value[] | null {
  const values = orders.map((order) => read(order.field.fieldPath))
  return values.includes(undefined) ? null : values.filter((value) => value !== undefined)
}

function isWithin({ startAt, endAt }: StructuredQuery, key: Value[], orders: Order[]): boolean {
  const fromStart = startAt === undefined ? 1 : compareKeys(key, startAt.values ?? [], orders)
  const fromEnd = endAt === undefined ? -1 : compareKeys(key, endAt.values ?? [], orders)
  return (
    (startAt?.before === true ? fromStart >= 0 : fromStart > 0) &&
    (endAt?.before === true ? fromEnd < 0 : fromEnd <= 0)
  )
}

/** A cursor may give fewer values than there are orders; only those are compared. */
function compareKeys(a: readonly Value[], b: readonly Value[], orders: readonly Order[]): number {
  for (const [index, order] of orders.entries()) {
    const left = a[index]
    const right = b[index]
    if (left === undefined || right === undefined) return 0
    const difference = compareValues(left, right)
    if (difference !== 0) return order.direction === 'DESCENDING' ? -difference : difference
  }
  return 0
}
