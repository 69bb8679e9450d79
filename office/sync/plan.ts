// Compares bookings with allocations and plans the writes. Pure, so a dry run sees all of them.
import { allocationId, type Allocation } from '~/lib/availability/allocation'
import { deliveryLimit, isCrewDelivery } from '~/lib/availability/crew-limit'
import { packageOf } from '~/lib/availability/pick-units'
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import { checkSingleUnits, findUncounted, toSyncCatalog, type SyncCatalog } from './catalog'
import { collectNeeds, type BookingNeed, type BookingNeeds } from './needs'
import { ownerOf, syncOwner } from './owner'
import { planDay, type Booker } from './plan-day'
import { readAllocation, type Snapshot } from './snapshot'

/** A booked allocation as it is stored. */
type Booked = {
  itemID: string
  kind: BookingNeed['kind']
  date: Day
  unit: number
  owner: string
  expires: null
  /** The package that the unit is part of. */
  package?: string
}

type AllocationWrite =
  | { op: 'create' | 'replace'; id: string; fields: Booked }
  | { op: 'delete'; id: string }

export type Counts = { read: number; added: number; removed: number }
type UnitsOn = { itemId: string; day: Day; units: number }

export type SyncPlan = {
  claims: { owner: string; key: string }[]
  writes: AllocationWrite[]
  /** Documents read, and units of one day to be booked and to be removed. */
  counts: Record<'bookings' | 'bookings-test', Counts>
  /** More bookings than units. */
  conflicts: { itemId: string; day: Day; demanded: number; capacity: number }[]
  /** Needed by bookings, but held by visitors now. */
  waiting: UnitsOn[]
  /** Booked, but no booking lists them, and they aren't proved to be stale. */
  unexplained: UnitsOn[]
  malformed: { path: string; fields: string[] }[]
  /** Bookings with days from today on that can't be read: the site would sell those. */
  unreadAhead: { path: string; customer: string; dates: string[] }[]
  uncounted: ReturnType<typeof findUncounted>
  singleUnits: ReturnType<typeof checkSingleUnits>
  catalog: SyncCatalog
}

/** @param singleUnitItems ids of the items that exist once, regardless of their count */
export function planSync(snapshot: Snapshot, singleUnitItems: readonly string[]): SyncPlan {
  const { now } = snapshot
  const catalog = toSyncCatalog(snapshot, singleUnitItems)
  const current = collectNeeds('bookings-test', snapshot.bookingsTest, today(now), catalog)
  const earlier = collectNeeds('bookings', snapshot.bookings, today(now), catalog)
  const needs = [...beyond(current.needs, earlier.needs), ...current.needs]
  const rented = needs.filter((need) => !isCrewDelivery(need))
  const readable: Allocation[] = []
  const unreadable = new Set<string>()
  for (const document of snapshot.allocations) {
    const allocation = readAllocation(document)
    if (allocation) readable.push(allocation)
    else unreadable.add(document.id)
  }

  const plan: SyncPlan = {
    claims: missingClaims(current.needs, snapshot.claims),
    writes: [],
    counts: {
      'bookings-test': { read: snapshot.bookingsTest.length, added: 0, removed: 0 },
      bookings: { read: snapshot.bookings.length, added: 0, removed: 0 },
    },
    conflicts: [],
    waiting: [],
    unexplained: [],
    malformed: [
      ...current.malformed,
      ...earlier.malformed,
      ...[...unreadable].map((id) => ({ path: `allocations/${id}`, fields: ['its fields'] })),
    ],
    unreadAhead: [...current.unreadAhead, ...earlier.unreadAhead],
    uncounted: findUncounted(new Set(rented.map(({ itemId }) => itemId)), catalog),
    singleUnits: checkSingleUnits(singleUnitItems, catalog),
    catalog,
  }
  const bookers = bookersOf(snapshot, current, earlier, catalog)
  for (const itemDay of groupByDay(needs, readable)) {
    addDay(plan, itemDay, { unreadable, blocks: snapshot.blocks, now, ...bookers })
  }
  return plan
}

/** The needs of `bookings` without what the same booking takes in `bookings-test` already. */
export function beyond(
  current: readonly BookingNeed[],
  earlier: readonly BookingNeed[],
): BookingNeed[] {
  const keyOf = ({ id, itemId, day }: BookingNeed) => `${id} ${itemId} ${day}`
  const counted = new Map(current.map((need) => [keyOf(need), need.quantity]))
  return earlier
    .map((need) => ({ ...need, quantity: need.quantity - (counted.get(keyOf(need)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

function missingClaims(needs: readonly BookingNeed[], claims: Snapshot['claims']) {
  const keys = new Set(needs.map(({ bookingId }) => bookingId).filter((id) => id !== null))
  return [...keys]
    .map((key) => ({ owner: ownerOf(key), key }))
    .filter(({ owner }) => !claims.has(owner))
}

/** Finds a booking by its claim, or by its id if it has none yet. */
function bookersOf(
  snapshot: Snapshot,
  current: BookingNeeds,
  earlier: BookingNeeds,
  catalog: SyncCatalog,
) {
  const idOf = new Map(snapshot.bookingsTest.map(({ id }) => [ownerOf(id), id]))
  const keyOf = (booker: Booker, day: Day) => `${booker} ${day}`
  // A package whose parts can't be read now, or an item that may have been one: any of the booker's
  // units may be one of the parts.
  const withUnknownParts = new Set(
    [...current.needs, ...earlier.needs]
      .filter((need) => !isCrewDelivery(need) && (catalog.get(need.itemId)?.hasUnreadParts ?? true))
      .map(({ bookingId, day }) => keyOf(bookingId, day)),
  )
  /** True if nobody can say what a booker needs on a day. `bookings` share one need. */
  const isDoubtful = (booker: Booker, day: Day) =>
    withUnknownParts.has(keyOf(booker, day)) ||
    (booker === null ? earlier.doubtful.size > 0 : current.doubtful.has(booker))
  return {
    bookerOf: (owner: string): Booker => snapshot.claims.get(owner) ?? idOf.get(owner) ?? null,
    isDoubtful,
  }
}

type ItemDay = { itemId: string; day: Day; needs: BookingNeed[]; allocations: Allocation[] }

function groupByDay(needs: readonly BookingNeed[], allocations: readonly Allocation[]): ItemDay[] {
  const itemDays = new Map<string, ItemDay>()
  function itemDayOf({ itemId, day }: Pick<ItemDay, 'itemId' | 'day'>): ItemDay {
    const key = `${itemId} ${day}`
    const itemDay = itemDays.get(key) ?? { itemId, day, needs: [], allocations: [] }
    itemDays.set(key, itemDay)
    return itemDay
  }
  for (const need of needs) itemDayOf(need).needs.push(need)
  for (const allocation of allocations) itemDayOf(allocation).allocations.push(allocation)
  return [...itemDays.values()].toSorted((a, b) =>
    a.day === b.day ? (a.itemId < b.itemId ? -1 : 1) : a.day < b.day ? -1 : 1,
  )
}

type Surroundings = ReturnType<typeof bookersOf> & {
  unreadable: ReadonlySet<string>
  blocks: Snapshot['blocks']
  now: Date
}

function addDay(plan: SyncPlan, itemDay: ItemDay, surroundings: Surroundings): void {
  const { itemId, day, needs, allocations } = itemDay
  const { unreadable, blocks, isDoubtful, ...rest } = surroundings
  const item = isCrewDelivery(itemDay) ? undefined : plan.catalog.get(itemId)
  const capacity = isCrewDelivery(itemDay) ? deliveryLimit(day) : (item?.capacity ?? null)
  const idOf = (unit: number) => allocationId({ itemId, day, unit })
  const unitsOf = new Map<Booker, number>()
  const packagesOf = new Map<Booker, BookingNeed['packages']>()
  for (const { bookingId, quantity, packages } of needs) {
    unitsOf.set(bookingId, (unitsOf.get(bookingId) ?? 0) + quantity)
    packagesOf.set(bookingId, [...(packagesOf.get(bookingId) ?? []), ...packages])
  }
  const { placed, stale, demanded, waiting, unexplained } = planDay({
    ...rest,
    isDoubtful: (booker) => isDoubtful(booker, day),
    capacity,
    needs: unitsOf,
    allocations,
    isUnreadable: (unit) => unreadable.has(idOf(unit)),
    isOutOfService: (unit) => blocks.has(idOf(unit)),
  })

  for (const { unit, index, booker, over } of placed) {
    plan.counts[collectionOf(booker)].added += 1
    const inPackage = packageOf(packagesOf.get(booker) ?? [], index)
    plan.writes.push({
      op: over ? 'replace' : 'create',
      id: idOf(unit),
      fields: {
        itemID: itemId,
        // An earlier top-level line has no kind; the catalog does.
        kind: item?.kind ?? needs[0]?.kind ?? 'inflatables',
        date: day,
        unit,
        owner: booker === null ? syncOwner() : ownerOf(booker),
        expires: null,
        ...(inPackage !== undefined && { package: inPackage }),
      },
    })
  }
  const reused = new Set(placed.map(({ over }) => over))
  for (const { allocation, booker } of stale) {
    plan.counts[collectionOf(booker)].removed += 1
    if (!reused.has(allocation)) plan.writes.push({ op: 'delete', id: allocationId(allocation) })
  }
  if (capacity !== null && demanded > capacity) {
    plan.conflicts.push({ itemId, day, demanded, capacity })
  }
  if (waiting > 0) plan.waiting.push({ itemId, day, units: waiting })
  if (unexplained > 0) plan.unexplained.push({ itemId, day, units: unexplained })
}

const collectionOf = (booker: Booker) => (booker === null ? 'bookings' : 'bookings-test')
