// Chooses which units of which items a booking takes.
import { freeUnits, type ItemUse } from '~/lib/availability/day-use'
import type { Day } from '~/lib/dates'

export type UnitDay = { itemId: string; day: Day; unit: number }
export type Demand = { itemId: string; capacity: number; day: Day; quantity: number }
export type Shortage = { itemId: string; day: Day; wanted: number; free: number }

/**
 * Picks free units for every demand, or says which items lack units on which days.
 * @param rank order in which free units are tried; random by default, so that visitors who book at the same moment
 * collide less often
 */
export function pickUnits(
  demands: readonly Demand[],
  uses: ReadonlyMap<string, ItemUse>,
  rank: () => number = Math.random,
): { units: UnitDay[]; shortages: Shortage[] } {
  const units: UnitDay[] = []
  const shortages: Shortage[] = []
  for (const { itemId, capacity, day, quantity } of demands) {
    const use: ItemUse = uses.get(itemId) ?? new Map()
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
        .map((unit) => ({ itemId, day, unit })),
    )
  }
  return { units, shortages }
}

function shuffle(units: readonly number[], rank: () => number): number[] {
  return units
    .map((unit) => ({ unit, order: rank() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ unit }) => unit)
}
