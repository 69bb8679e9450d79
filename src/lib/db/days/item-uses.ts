// Reads the taken units of items from the source that `config/availability` names.
import { collection, getDocs } from 'firebase/firestore/lite'
import type { Allocation } from '~/lib/availability/allocation'
import { itemUse, type BookedUnits, type ItemUse } from '~/lib/availability/day-use'
import { readStoredUnits } from '~/lib/db/bookings/stored-lines'
import type { Day } from '~/lib/domain/day'
import { listAllAllocations, listAllocations, type Span } from './allocations'
import { listExtras, listInflatables } from '~/lib/db/catalogue'
import { db, inTime } from '~/lib/db/client'
import { readAvailabilitySource } from '~/lib/db/settings'
import { sha256 } from '~/lib/storage/secret'

export type ItemReading = { use: ItemUse; allocations: readonly Allocation[] }
/** By item id. Null: `config/availability` has no source, so no date can be checked. */
export type UsesReading = ReadonlyMap<string, ItemReading> | null

/**
 * Reads the taken units of items from a day on (or between two days, both included), with one query for up to 30 items.
 * @param mine owner whose allocations don't count as taken
 * @param now decides which holds have ended
 * @throws when the database can't be read
 */
export async function readItemUses(
  itemIds: readonly string[],
  span: Span,
  mine?: string,
  now = new Date(),
): Promise<UsesReading> {
  const taken = await readTaken(listAllocations(itemIds, span), span)
  return taken && new Map(itemIds.map((id) => [id, readingOf(taken, id, now, mine)]))
}

/**
 * Reads the taken units of all items between two days (both included) with one query. An item that isn't in the answer is
 * free.
 * @param now decides which holds have ended
 * @throws when the database can't be read
 */
export async function readAllUses(
  span: { from: Day; to: Day },
  now = new Date(),
): Promise<UsesReading> {
  const taken = await readTaken(listAllAllocations(span), span)
  if (taken === null) return null
  const ids = new Set([...taken.allocations.keys(), ...taken.booked.keys()])
  return new Map([...ids].map((id) => [id, readingOf(taken, id, now)]))
}

type Taken = {
  allocations: ReadonlyMap<string, readonly Allocation[]>
  booked: ReadonlyMap<string, readonly BookedUnits[]>
}

async function readTaken(reading: Promise<Allocation[]>, span: Span): Promise<Taken | null> {
  const [source, allocations] = await Promise.all([readAvailabilitySource(), reading])
  if (source === 'unknown') return null
  return {
    allocations: byItem(allocations),
    booked: source === 'bookings' ? byItem(await listBookedUnits(span)) : new Map(),
  }
}

function readingOf(taken: Taken, id: string, now: Date, mine?: string): ItemReading {
  const allocations = taken.allocations.get(id) ?? []
  return { use: itemUse(allocations, taken.booked.get(id) ?? [], now, mine), allocations }
}

/** For older databases: the units of every stored booking between the days. */
async function listBookedUnits({ from, to }: Span): Promise<(BookedUnits & { itemId: string })[]> {
  const isInSpan = ({ day }: { day: Day }) => day >= from && (to === undefined || day <= to)
  const [inflatables, extras, ...snapshots] = await Promise.all([
    listInflatables(),
    listExtras(),
    ...['bookings-test', 'bookings'].map((name) => inTime(() => getDocs(collection(db, name)))),
  ])
  const names = new Map([...extras, ...inflatables].map(({ id, name }) => [id, name]))
  const nameOf = (itemId: string) => names.get(itemId) ?? null
  const inSpan = snapshots
    .flatMap(({ docs }) => docs)
    .map((stored) => ({
      id: stored.id,
      units: readStoredUnits(stored.data(), nameOf).filter(isInSpan),
    }))
    .filter(({ units }) => units.length > 0)
  const owned = await Promise.all(
    inSpan.map(async ({ id, units }) => {
      const owner = await sha256(id)
      return units.map((unit) => ({ owner, ...unit }))
    }),
  )
  return owned.flat()
}

function byItem<Entry extends { itemId: string }>(entries: readonly Entry[]) {
  const lists = new Map<string, Entry[]>()
  for (const entry of entries) {
    const list = lists.get(entry.itemId)
    if (list) list.push(entry)
    else lists.set(entry.itemId, [entry])
  }
  return lists
}
