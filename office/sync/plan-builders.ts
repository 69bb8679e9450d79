// Small databases for the planner's tests.
import { ownerOf } from './owner'
import { planSync, type SyncPlan } from './plan'
import type { Snapshot, StoredDocument } from './snapshot'

export const now = new Date('2027-06-01T17:00:00Z')

type Changes = Partial<Omit<Snapshot, 'now'>>

export function snapshotOf(changes: Changes): Snapshot {
  return {
    now,
    inflatables: [],
    extras: [],
    bookings: [],
    bookingsTest: [],
    allocations: [],
    claims: new Map(),
    blocks: new Set(),
    ...changes,
  }
}

/** One castle, two slides and forty chairs. */
export const shelf = {
  inflatables: [
    { id: 'castle', data: { name: 'Castle', count: '1' } },
    { id: 'slide', data: { name: 'Slide', count: 2 } },
  ],
  extras: [{ id: 'chair', data: { name: 'Chair', count: 40 } }],
}

export function plan(changes: Changes, singleUnitItems: readonly string[] = []): SyncPlan {
  return planSync(snapshotOf({ ...shelf, ...changes }), singleUnitItems)
}

export const ann = 'AAAAAAAAAAAAAAAAAAAA'
export const bob = 'BBBBBBBBBBBBBBBBBBBB'

export const claimed = (...keys: string[]) => new Map(keys.map((key) => [ownerOf(key), key]))

export function booking(
  id: string,
  inflatableID: string,
  bookingDates: string[],
  quantity = 1,
): StoredDocument {
  return { id, data: { inflatables: [{ inflatableID, bookingDates, quantity }], extras: [] } }
}

/** An allocation: booked, or held until `expires`. */
export function allocation(
  itemID: string,
  date: string,
  unit: number,
  owner: string,
  expires: Date | null = null,
): StoredDocument {
  const data = { itemID, kind: 'inflatables', date, unit, owner, expires }
  return { id: `${itemID}_${date}_${unit}`, data }
}

/** The writes on allocations, one short line each. */
export function writesOf(plan: SyncPlan): string[] {
  return plan.writes.map(({ op, id }) => `${op} ${id}`)
}

/** The database after applying the plan. Throws if Firestore would refuse. */
export function applied(snapshot: Snapshot, plan: SyncPlan): Snapshot {
  const allocations = new Map(snapshot.allocations.map(({ id, data }) => [id, data]))
  for (const write of plan.writes) {
    if (allocations.has(write.id) === (write.op === 'create')) {
      throw new Error(`${write.op} ${write.id}`)
    }
    if (write.op === 'delete') allocations.delete(write.id)
    else allocations.set(write.id, write.fields)
  }
  const claims = new Map(snapshot.claims)
  for (const { owner, key } of plan.claims) {
    if (claims.has(owner)) throw new Error(`claim ${owner}`)
    claims.set(owner, key)
  }
  return {
    ...snapshot,
    allocations: [...allocations].map(([id, data]) => ({ id, data })),
    claims,
  }
}
