// What is taken of which item, from wherever `config/availability` says taken days come from.
import { collection, getDocs } from 'firebase/firestore/lite'
import type { Allocation } from '~/lib/availability/allocation'
import { itemUse, type BookedUnits, type ItemUse } from '~/lib/availability/day-use'
import { readStoredUnits } from '~/lib/db/stored-lines'
import type { Day } from '~/lib/dates'
import { listAllocations } from '~/lib/db/allocations'
import { db, inTime } from '~/lib/db/client'
import { readAvailabilitySource } from '~/lib/db/settings'
import { sha256 } from '~/lib/secret'

/** Both days included; without an end, every day from the first on. */
type Span = { from: Day; to?: Day }
export type ItemReading = { use: ItemUse; allocations: readonly Allocation[] }
/** By item id. Null: nobody has said where taken days come from, so that no date can be checked. */
export type UsesReading = ReadonlyMap<string, ItemReading> | null

/**
 * Reads what is taken of each item from a day on (or between two days, both included).
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
  const [source, allocations] = await Promise.all([
    readAvailabilitySource(),
    Promise.all(itemIds.map((id) => listAllocations(id, span.from, span.to))),
  ])
  if (source === 'unknown') return null
  const booked =
    source === 'bookings' ? await listBookedUnits(span) : new Map<string, BookedUnits[]>()
  return new Map(
    itemIds.map((id, at) => {
      const own = allocations[at] ?? []
      return [id, { use: itemUse(own, booked.get(id) ?? [], now, mine), allocations: own }]
    }),
  )
}

/** The compatibility mode for older databases: what every stored booking takes between the days, by item. */
async function listBookedUnits({ from, to }: Span): Promise<Map<string, BookedUnits[]>> {
  const isInSpan = ({ day }: { day: Day }) => day >= from && (to === undefined || day <= to)
  const snapshots = await Promise.all(
    ['bookings-test', 'bookings'].map((name) => inTime(getDocs(collection(db, name)))),
  )
  const inSpan = snapshots
    .flatMap(({ docs }) => docs)
    .map((stored) => ({ id: stored.id, units: readStoredUnits(stored.data()).filter(isInSpan) }))
    .filter(({ units }) => units.length > 0)
  const owned = await Promise.all(
    inSpan.map(async ({ id, units }) => ({ owner: await sha256(id), units })),
  )

  const byItem = new Map<string, BookedUnits[]>()
  for (const { owner, units } of owned) {
    for (const { itemId, day, quantity } of units) {
      const booked = byItem.get(itemId) ?? []
      booked.push({ owner, day, quantity })
      byItem.set(itemId, booked)
    }
  }
  return byItem
}
