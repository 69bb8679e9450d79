// Chooses which units of which items a booking takes.
import { freeUnits, type ItemUse } from './day-use'
import type { ItemKind } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'

type Wanted = { itemId: string; kind: ItemKind; capacity: number; quantity: number }
export type Demand = Wanted & { day: Day }
export type UnitDay = { itemId: string; kind: ItemKind; day: Day; unit: number }
export type Shortage = { itemId: string; day: Day; wanted: number; free: number }

/** Units to take per item and day. Lines of one item may share a day. */
export function demandsOf(lines: readonly (Wanted & { days: readonly Day[] })[]): Demand[] {
  const demands = new Map<string, Demand>()
  for (const { itemId, kind, capacity, days, quantity } of lines) {
    for (const day of days) {
      const before = demands.get(`${itemId} ${day}`)?.quantity ?? 0
      demands.set(`${itemId} ${day}`, { itemId, kind, capacity, day, quantity: before + quantity })
    }
  }
  return [...demands.values()]
}

/**
 * Picks free units for every demand, or says which items lack units on which days.
 * @param rank order in which free units are tried; random by default, so that visitors who book at the same moment
 * collide less often
 */
export function pickUnits(
  demands: readonly Demand[],
  uses: ReadonlyMap<string, { use: ItemUse }>,
  rank: () => number = Math.random,
): { units: UnitDay[]; shortages: Shortage[] } {
  const units: UnitDay[] = []
  const shortages: Shortage[] = []
  for (const { itemId, kind, capacity, day, quantity } of demands) {
    const use: ItemUse = uses.get(itemId)?.use ?? new Map()
    const free = freeUnits(use, day, capacity)
    if (free < quantity) {
      shortages.push({ itemId, day, wanted: quantity, free })
      continue
    }
    const taken = use.get(day)?.units ?? new Set<number>()
    const open = Array.from({ length: capacity }, (_, unit) => unit).filter(
      (unit) => !taken.has(unit),
    )
    units.push(
      ...shuffle(open, rank)
        .slice(0, quantity)
        .map((unit) => ({ itemId, kind, day, unit })),
    )
  }
  return { units, shortages }
}

function shuffle(units: readonly number[], rank: () => number): number[] {
  return units
    .map((unit) => ({ unit, order: rank() }))
    .sort((a, b) => a.order - b.order)
    .map(({ unit }) => unit)
}
