// Runs a structured query: filters and sorts the documents of a collection. The SDK names every field to sort by, also
// those that Firestore would add by itself.
import { Failure } from './failure'
import { matches } from './filters'
import type { FieldReader, Filter } from './filters'
import { compareValues } from './values'
import type { StoredDocument } from './values'

type Order = { field: { fieldPath: string }; direction?: string }

export type StructuredQuery = {
  from: { collectionId: string }[]
  where?: Filter
  orderBy?: Order[]
}

/**
 * The documents that answer `query`, in order.
 * @param root name of the database's documents, `projects/…/databases/…/documents`
 * @throws Failure for a part of a query that the site doesn't use
 */
export function runQuery(
  documents: Iterable<StoredDocument>,
  { from, where, orderBy = [], ...others }: StructuredQuery,
  root: string,
): StoredDocument[] {
  const [other] = Object.keys(others)
  if (other !== undefined) throw new Failure('UNIMPLEMENTED', `The local stack has no ${other}`)
  return [...documents]
    .filter(({ path }) => from.some(({ collectionId }) => path.startsWith(`${collectionId}/`)))
    .map((document) => ({ document, read: readerOf(document, root) }))
    .filter(({ read }) => where === undefined || matches(where, read))
    .toSorted((a, b) => compareRows(a.read, b.read, orderBy))
    .map(({ document }) => document)
}

function readerOf({ path, fields }: StoredDocument, root: string): FieldReader {
  return (name) => {
    if (name === '__name__') return { referenceValue: `${root}/${path}` }
    return Object.hasOwn(fields, name) ? fields[name] : undefined
  }
}

function compareRows(a: FieldReader, b: FieldReader, orders: readonly Order[]): number {
  for (const { field, direction } of orders) {
    if (direction === 'DESCENDING')
      throw new Failure('UNIMPLEMENTED', 'The local stack only sorts upwards')
    const [left, right] = [a(field.fieldPath), b(field.fieldPath)]
    const difference = left && right ? compareValues(left, right) : 0
    if (difference !== 0) return difference
  }
  return 0
}
