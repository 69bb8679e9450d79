// `allocations`: one document for each unit that is held or booked on a day. Public, and free of personal data.
import { collection, doc, getDoc, writeBatch } from 'firebase/firestore/lite'
import { allocationId, type Allocation } from '~/lib/availability/allocation'
import { readDay } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { db, inTime } from '~/lib/db/client'
import { commit } from '~/lib/db/commit'
import { queryFields, type Condition, type SentFields } from '~/lib/db/days/query'

const allocations = collection(db, 'allocations')

/** Both days included; without an end, every day from the first on. */
export type Span = { from: Day; to?: Day | undefined }

/** Firestore takes so many values of one field in a query. */
const mostInQuery = 30

/** Allocations of those items in a span. Ended holds are among them. */
export async function listAllocations(
  itemIds: readonly string[],
  span: Span,
): Promise<Allocation[]> {
  const starts = itemIds.map((_, at) => at).filter((at) => at % mostInQuery === 0)
  const found = await Promise.all(
    starts.map((at) =>
      ask(
        { field: 'itemID', op: 'IN', value: itemIds.slice(at, at + mostInQuery) },
        ...within(span),
      ),
    ),
  )
  return found.flat()
}

/** Allocations of every item in a span, by one question. Ended holds are among them. */
export function listAllAllocations(span: Required<Span>): Promise<Allocation[]> {
  return ask(...within(span))
}

const within = ({ from, to }: Span): Condition[] => [
  { field: 'date', op: 'GREATER_THAN_OR_EQUAL', value: from },
  ...(to === undefined
    ? []
    : [{ field: 'date', op: 'LESS_THAN_OR_EQUAL', value: to } satisfies Condition]),
]

async function ask(...conditions: Condition[]): Promise<Allocation[]> {
  const found = await queryFields('allocations', conditions)
  return found.map(toAllocation).filter((allocation) => allocation !== null)
}

/**
 * Ids of those allocations that nobody holds any more: their booking was released or deleted by the office. All booked
 * allocations of one owner are freed together, so one question tells for all of them.
 */
export async function findFreed(booked: readonly Allocation[]): Promise<string[]> {
  const oneOfEach = [...new Map(booked.map((each) => [each.owner, each])).values()]
  const answers = await Promise.all(
    oneOfEach.map(async (each) => ((await isFreed(allocationId(each))) ? each.owner : null)),
  )
  const owners = new Set(answers)
  return booked.filter(({ owner }) => owners.has(owner)).map(allocationId)
}

/** The rules answer "not found" exactly for an allocation that exists and is free, and refuse otherwise. */
async function isFreed(id: string): Promise<boolean> {
  try {
    return !(await inTime(getDoc(doc(db, 'orphans', id)))).exists()
  } catch {
    return false
  }
}

/** So many may be removed by one commit: the rules read up to two documents for each, and twenty for all. */
const round = 8

/**
 * Removes freed allocations, so that their day shows as free to everybody. A round that is refused was another visitor's,
 * who healed the same day; without an answer the rest is left to the next visitor.
 */
export async function deleteFreed(ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += round) {
    const batch = writeBatch(db)
    for (const id of ids.slice(start, start + round)) batch.delete(doc(allocations, id))
    if ((await commit(batch)) === 'unanswered') return
  }
}

function toAllocation(sent: SentFields): Allocation | null {
  const itemId = sent['itemID']?.['stringValue']
  const owner = sent['owner']?.['stringValue']
  const date = sent['date']?.['stringValue']
  const day = typeof date === 'string' ? readDay(date) : null
  // Whole numbers are sent as text.
  const unit = Number(sent['unit']?.['integerValue'] ?? sent['unit']?.['doubleValue'])
  if (typeof itemId !== 'string' || day === null || Number.isNaN(unit) || typeof owner !== 'string')
    return null
  const ends = sent['expires']?.['timestampValue']
  return { itemId, day, unit, owner, expires: typeof ends === 'string' ? new Date(ends) : null }
}
