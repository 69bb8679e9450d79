// A question to Firestore's REST interface, past the SDK, for answers of thousands of documents: a phone needs as long for the
// SDK to unpack those as for all the rest of a list (docs/decisions/reading-days.md).
import { inTime, queryRequest } from '~/lib/db/client'

/** The fields of a document as they are sent: each value stands under the name of its type. */
export type SentFields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** A condition on text. */
export type Condition =
  | { field: string; op: 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN_OR_EQUAL'; value: string }
  | { field: string; op: 'IN'; value: readonly string[] }

type Row = { document?: { fields?: SentFields }; readTime?: unknown }

/**
 * Asks one question of a collection.
 * @param conditions at least one; all of them hold
 * @returns the fields of each document that meets them, in the order of the index
 * @throws TookTooLong after 15 seconds; an Error when the database refuses, can't be reached or answers something else
 */
export async function queryFields(
  collectionId: string,
  conditions: readonly Condition[],
): Promise<SentFields[]> {
  const where = { compositeFilter: { op: 'AND', filters: conditions.map(toFilter) } }
  const answer = await inTime(ask({ from: [{ collectionId }], where }))
  if (!isAnswer(answer)) throw new Error('The database answers something else, or breaks off')
  return answer.flatMap(({ document }) => (document ? [document.fields ?? {}] : []))
}

async function ask(structuredQuery: object): Promise<unknown> {
  const { url, headers } = await queryRequest()
  const body = JSON.stringify({ structuredQuery })
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The database answers ${response.status}`)
  return response.json()
}

function toFilter({ field, op, value }: Condition) {
  return { fieldFilter: { field: { fieldPath: field }, op, value: toSent(value) } }
}

const toSent = (value: string | readonly string[]): object =>
  typeof value === 'string'
    ? { stringValue: value }
    : { arrayValue: { values: value.map((each) => ({ stringValue: each })) } }

/** Every answer tells when it was read, an empty one, too: else what isn't an answer would say that every day is free. */
function isAnswer(answer: unknown): answer is Row[] {
  return (
    Array.isArray(answer) &&
    answer.every(isRow) &&
    answer.some(({ readTime }) => typeof readTime === 'string')
  )
}

/** An answer that breaks off says so in its last row. */
function isRow(row: unknown): row is Row {
  return isObject(row) && !('error' in row) && (!('document' in row) || isObject(row.document))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
