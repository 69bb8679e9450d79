// Runs a structured query: filters and sorts the documents of a collection. The SDK names every
// field to sort by, also those that Firestore would add by itself.
import { FirestoreFailure } from './failure'
import { compareValues, equalValues, sameKind, type FirestoreDocument, type Value } from './values'

type Filter =
  | { compositeFilter: { op: string; filters: Filter[] } }
  | { fieldFilter: { field: { fieldPath: string }; op: string; value: Value } }

type Order = { field: { fieldPath: string }; direction?: string }

export type StructuredQuery = {
  from: { collectionId: string }[]
  where?: Filter
  orderBy?: Order[]
}

/** The value of a document's field; undefined when it has no such field. */
type FieldReader = (fieldPath: string) => Value | undefined

/**
 * The documents that answer `query`, in order.
 * @param root name of the database's documents, `projects/…/databases/…/documents`
 * @throws Failure for a part of a query that the site doesn't use
 */
export function runQuery(
  documents: Iterable<FirestoreDocument>,
  { from, where, orderBy = [], ...others }: StructuredQuery,
  root: string,
): FirestoreDocument[] {
  const [other] = Object.keys(others)
  if (other !== undefined)
    throw new FirestoreFailure('UNIMPLEMENTED', `The local stack has no ${other}`)
  return [...documents]
    .filter(({ path }) => from.some(({ collectionId }) => path.startsWith(`${collectionId}/`)))
    .map((document) => ({ document, read: readerOf(document, root) }))
    .filter(({ read }) => where === undefined || matches(where, read))
    .toSorted((a, b) => compareRows(a.read, b.read, orderBy))
    .map(({ document }) => document)
}

function readerOf({ path, fields }: FirestoreDocument, root: string): FieldReader {
  return (name) => {
    if (name === '__name__') return { referenceValue: `${root}/${path}` }
    return Object.hasOwn(fields, name) ? fields[name] : undefined
  }
}

/**
 * For each operator: whether a field matches. `order` is above 0 if the field sorts after the
 * wanted value, below 0 if before it.
 */
const ranges = new Map<string, (order: number) => boolean>([
  ['LESS_THAN', (order) => order < 0],
  ['LESS_THAN_OR_EQUAL', (order) => order <= 0],
  ['GREATER_THAN', (order) => order > 0],
  ['GREATER_THAN_OR_EQUAL', (order) => order >= 0],
])

function matches(filter: Filter, read: FieldReader): boolean {
  if ('compositeFilter' in filter && filter.compositeFilter.op === 'AND')
    return filter.compositeFilter.filters.every((part) => matches(part, read))
  if (!('fieldFilter' in filter))
    throw new FirestoreFailure(
      'UNIMPLEMENTED',
      `The local stack can't filter by ${JSON.stringify(filter)}`,
    )
  const { field, op, value: operand } = filter.fieldFilter
  const value = read(field.fieldPath)
  return value !== undefined && holds(op, value, operand)
}

function holds(op: string, value: Value, operand: Value): boolean {
  if (op === 'EQUAL') return equalValues(value, operand)
  if (op === 'IN' && 'arrayValue' in operand)
    return (operand.arrayValue.values ?? []).some((one) => equalValues(value, one))
  const isInRange = ranges.get(op)
  if (!isInRange)
    throw new FirestoreFailure('UNIMPLEMENTED', `The local stack has no operator ${op}`)
  return sameKind(value, operand) && isInRange(compareValues(value, operand))
}

function compareRows(a: FieldReader, b: FieldReader, orders: readonly Order[]): number {
  for (const { field, direction } of orders) {
    if (direction === 'DESCENDING')
      throw new FirestoreFailure('UNIMPLEMENTED', 'The local stack only sorts upwards')
    const [left, right] = [a(field.fieldPath), b(field.fieldPath)]
    const difference = left && right ? compareValues(left, right) : 0
    if (difference !== 0) return difference
  }
  return 0
}
