// The sync's input: plain documents, read at one moment.
import type { Allocation } from '~/lib/availability/allocation'
import { readDay } from '~/lib/time/stored-day'

export type StoredDocument = { id: string; data: unknown }

export type Snapshot = {
  now: Date
  inflatables: readonly StoredDocument[]
  extras: readonly StoredDocument[]
  bookings: readonly StoredDocument[]
  bookingsTest: readonly StoredDocument[]
  /** The allocations from today on, with timestamps as `Date`. */
  allocations: readonly StoredDocument[]
  /** The booking's id by owner, for the owners of these allocations and of these bookings. */
  claims: ReadonlyMap<string, string>
  /** The ids of those of these allocations that are units out of service. */
  blocks: ReadonlySet<string>
}

/** An allocation, or null if the document isn't one or has another's id. */
export function readAllocation({ id, data }: StoredDocument): Allocation | null {
  const { itemID, date, unit, owner, expires } = data as Record<string, unknown>
  const day = typeof date === 'string' ? readDay(date) : null
  if (typeof itemID !== 'string' || typeof owner !== 'string' || day === null) return null
  if (typeof unit !== 'number' || id !== `${itemID}_${day}_${unit}`) return null
  if (expires !== null && !(expires instanceof Date)) return null
  return { itemId: itemID, day, unit, owner, expires }
}
