// A question to Firestore's REST interface, past the SDK, for answers of thousands of documents: a phone needs as long for the
// SDK to unpack those as for all the rest of a list (docs/decisions/reading-days.md).
import { inTime, restRequest } from '~/lib/db/client'

/** The fields of a document as they are sent: each value stands under the name of its type. */
export type SentFields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** A condition on text. */
export type Condition =
  | { field: string; op: 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN_OR_EQUAL'; value: string }
  | { field: string; op: 'IN'; value: readonly string[] }

/**
 * The documents of a collection that meet every condition, by one question.
 * @param conditions at least one
 * @throws TookTooLong after 15 seconds; an Error when the database refuses, can't be reached or answers something else
 */
export async function queryFields(
  collectionId: string,
  conditions: readonly Condition[],
): Promise<SentFields[]> {
  const where = { compositeFilter: { op: 'AND', filters: conditions.map(toFilter) } }
  const answer = await inTime(ask({ from: [{ collectionId }], where }))
  if (!Array.isArray(answer)) throw new Error('The database answers something else')
  return answer.map(fieldsOf).filter((fields) => fields !== null)
}

async function ask(structuredQuery: object): Promise<unknown> {
  const { url, headers } = await restRequest('runQuery')
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

type Row = { document?: { fields?: SentFields }; error?: unknown } | null

/** Null for a row that only tells the time of an empty answer. An answer that breaks off tells so in its last row. */
function fieldsOf(row: Row): SentFields | null {
  if (row?.error !== undefined) throw new Error('The answer of the database breaks off')
  return row?.document ? (row.document.fields ?? {}) : null
}
