// Reads the taken units of items from the source that `config/availability` names.
import { collection, getDocs } from 'firebase/firestore/lite'
import type { Allocation } from '~/lib/availability/allocation'
import { takenUnits, type BookedUnits, type TakenUnits } from '~/lib/availability/taken-units'
import { takenOf } from '~/lib/availability/taken-with-parts'
import { needsInBooking } from '~/lib/db/bookings/booked-lines'
import { listExtras, listInflatables } from '~/lib/db/catalog'
import { db, askDatabase } from '~/lib/db/client'
import { readAvailabilitySource } from '~/lib/db/switches'
import { sha256 } from '~/lib/domain/booking-key'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { today } from '~/lib/time/dates'
import type { DayRun } from '~/lib/time/day-runs'
import { listAllAllocations, listAllocations, type DayRange } from './allocations'

export type ItemReading = { taken: TakenUnits; allocations: readonly Allocation[] }
/** By item id. Null: `config/availability` has no source, so no date can be checked. */
export type TakenReading = ReadonlyMap<string, ItemReading> | null

type Options = {
  /** One more query reads the days of the parts of these items, once they are known. */
  items?: readonly Item[] | Promise<readonly Item[]>
  /** Owner whose allocations don't count as taken. */
  mine?: string | undefined
  now?: Date
}

/** The taken units, with a query for every 30 items. `takenOf` adds those of a package's parts. */
export async function readTakenUnits(
  itemIds: readonly string[],
  range: DayRange,
  { items = [], mine, now = new Date() }: Options = {},
): Promise<TakenReading> {
  const partIds = Promise.resolve(items).then((known) => partsBeside(itemIds, known))
  const allocations = Promise.all([
    listAllocations(itemIds, range),
    partIds.then((ids) => listAllocations(ids, range)),
  ])
  const taken = await readFromSource(
    allocations.then((lists) => lists.flat()),
    range,
  )
  const ids = [...itemIds, ...(await partIds)]
  return taken && new Map(ids.map((id) => [id, readingOf(taken, id, now, mine)]))
}

function partsBeside(itemIds: readonly string[], items: readonly Item[]): string[] {
  const ids = items.flatMap(({ parts }) => parts.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !itemIds.includes(id))
}

/** An item's taken days and the allocations behind them, including those of its parts. */
export function readingFor(item: Item, takenByItem: ReadonlyMap<string, ItemReading>): ItemReading {
  const ids = [item.id, ...item.parts.map(({ id }) => id)]
  const allocations = ids.flatMap((id) => takenByItem.get(id)?.allocations ?? [])
  return { taken: takenOf(item, takenByItem), allocations }
}

/** One item's taken units from today on. Null without such an item or a source of taken days. */
export async function readTakenOfItem(
  id: string,
  reading: Promise<Item | null>,
  now: Date,
): Promise<ItemReading | null> {
  const items = reading.then((item) => (item ? [item] : []))
  const takenByItem = readTakenUnits([id], { from: today(now) }, { items })
  const [item, read] = await Promise.all([reading, takenByItem])
  return item && read && readingFor(item, read)
}

/** An item that isn't in the result is free. `now` decides which holds have ended. */
export async function readAllTakenUnits(range: DayRun, now = new Date()): Promise<TakenReading> {
  const taken = await readFromSource(listAllAllocations(range), range)
  if (taken === null) return null
  const ids = new Set([...taken.allocations.keys(), ...taken.booked.keys()])
  return new Map([...ids].map((id) => [id, readingOf(taken, id, now)]))
}

type Taken = {
  allocations: ReadonlyMap<string, readonly Allocation[]>
  booked: ReadonlyMap<string, readonly BookedUnits[]>
}

async function readFromSource(
  reading: Promise<Allocation[]>,
  range: DayRange,
): Promise<Taken | null> {
  const [source, allocations] = await Promise.all([readAvailabilitySource(), reading])
  if (source === 'unknown') return null
  return {
    allocations: byItem(allocations),
    booked: source === 'bookings' ? byItem(await listBookedUnits(range)) : new Map(),
  }
}

function readingOf(taken: Taken, id: string, now: Date, mine?: string): ItemReading {
  const allocations = taken.allocations.get(id) ?? []
  return { taken: takenUnits(allocations, taken.booked.get(id) ?? [], now, mine), allocations }
}

/** For older databases: the units of every stored booking, and those of its packages' parts. */
async function listBookedUnits({
  from,
  to,
}: DayRange): Promise<(BookedUnits & { itemId: string })[]> {
  const isInSpan = ({ day }: { day: Day }) => day >= from && (to === undefined || day <= to)
  const [inflatables, extras, ...snapshots] = await Promise.all([
    listInflatables(),
    listExtras(),
    ...['bookings-test', 'bookings'].map((name) =>
      askDatabase(() => getDocs(collection(db, name))),
    ),
  ])
  const items = [...extras, ...inflatables]
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const nameOf = (itemId: string) => names.get(itemId) ?? null
  const packages = items.filter(({ parts }) => parts.length > 0)
  const inSpan = snapshots
    .flatMap(({ docs }) => docs)
    .map((stored) => ({
      id: stored.id,
      needs: needsInBooking(stored.data(), nameOf, packages).needs.filter(isInSpan),
    }))
    .filter(({ needs }) => needs.length > 0)
  const owned = await Promise.all(
    inSpan.map(async ({ id, needs }) => {
      const owner = await sha256(id)
      return needs.map((need) => ({ owner, ...need }))
    }),
  )
  return owned.flat()
}

function byItem<Each extends { itemId: string }>(all: readonly Each[]) {
  const lists = new Map<string, Each[]>()
  for (const each of all) {
    const list = lists.get(each.itemId)
    if (list) list.push(each)
    else lists.set(each.itemId, [each])
  }
  return lists
}
