import type { Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import { allocationId } from './allocation'
import { crewDelivery, deliveryLimit } from './crew-limit'
import { unitsLeft, type TakenUnits, type TakenByItem } from './taken-units'

type WantedUnits = { itemId: string; kind: ItemKind; quantity: number }
export type Need = WantedUnits & {
  day: Day
  /** The packages that units are part of. The other units are rented by themselves. */
  packages: readonly InPackage[]
}
/**
 * How many units are part of a package such as `inflatables/party`. A number instead of a list,
 * because a forged booking may want millions.
 */
type InPackage = { path: string; quantity: number }
/** A unit of an item, or one of the crew's deliveries. */
export type UnitDay = {
  itemId: string
  kind: ItemKind | typeof crewDelivery.kind
  day: Day
  unit: number
  /** The package that the unit is part of, such as `inflatables/party`. */
  inPackage?: string
}
/** `isHeld`: all of the crew's deliveries are taken, but some are only held. */
export type Shortage = {
  itemId: string
  day: Day
  wanted: number
  free: number
  isHeld?: boolean
}

/** A rental on some days, with what it contains if it is a package: a `BookingLine` is one. */
export type Line<Some = unknown> = WantedUnits & {
  days: readonly Day[]
  parts: readonly ({ id: string; kind: ItemKind; quantity: number } & Some)[]
  hasOwnUnits: boolean
}

/**
 * Units to take per item and day, including packages' parts. Lines of one item may share a day, and
 * packages a part. Only this knows which units a package takes (docs/decisions/packages.md).
 */
export function needsOf(lines: readonly Line[]): Need[] {
  const needs = new Map<string, Need>()
  for (const line of lines) {
    for (const { packages, ...wanted } of unitsOf(line)) {
      for (const day of line.days) {
        const key = `${wanted.itemId} ${day}`
        const before = needs.get(key)
        needs.set(key, {
          ...wanted,
          day,
          quantity: (before?.quantity ?? 0) + wanted.quantity,
          packages: [...(before?.packages ?? []), ...packages],
        })
      }
    }
  }
  return [...needs.values()]
}

function unitsOf({ itemId, kind, quantity, parts, hasOwnUnits }: Line) {
  const own = { itemId, kind, quantity, packages: [] }
  return [
    ...(hasOwnUnits ? [own] : []),
    ...parts.map((part) => ({
      itemId: part.id,
      kind: part.kind,
      quantity: part.quantity * quantity,
      packages: [{ path: `${kind}/${itemId}`, quantity: part.quantity * quantity }],
    })),
  ]
}

/** The path of the package that the unit of this index is part of, if any. */
export function packageOf(packages: Need['packages'], index: number): string | undefined {
  let end = 0
  return packages.find(({ quantity }) => (end += quantity) > index)?.path
}

/** A line with the number of units that can be rented of its item and its parts. */
export type CountedLine = Line<{ capacity: number }> & { capacity: number }

/**
 * Picks free units for all lines, and a delivery for each of some days, or says what is lacking.
 * @param takenByItem of the lines' items and their parts, and of the deliveries
 * @param rank order in which free units are tried; random, so that visitors who book at the same
 * moment collide less often
 * @param own ids of the allocations that the booking has already, which are tried first
 * @param deliveries days from `limitedDeliveryDays`
 */
export function pickUnits(
  lines: readonly CountedLine[],
  takenByItem: TakenByItem,
  rank: () => number = Math.random,
  own: ReadonlySet<string> = new Set(),
  deliveries: readonly Day[] = [],
): { units: UnitDay[]; shortages: Shortage[] } {
  const units: UnitDay[] = []
  const shortages: Shortage[] = []
  const capacities = new Map(
    lines.flatMap(({ itemId, capacity, parts }) => [
      [itemId, capacity] as const,
      ...parts.map((part) => [part.id, part.capacity] as const),
    ]),
  )
  const rentals = needsOf(lines).map((need) => ({
    ...need,
    capacity: capacities.get(need.itemId) ?? 0,
  }))
  const ofCrew = deliveries.map((day) => ({
    ...crewDelivery,
    day,
    quantity: 1,
    packages: [],
    capacity: deliveryLimit(day) ?? 0,
  }))
  for (const { itemId, kind, day, quantity, packages, capacity } of [...rentals, ...ofCrew]) {
    const taken: TakenUnits = takenByItem.get(itemId)?.taken ?? new Map()
    const free = unitsLeft(taken, day, capacity)
    if (free < quantity) {
      shortages.push({ itemId, day, wanted: quantity, free })
      continue
    }
    const ofOthers = taken.get(day)?.units ?? new Set<number>()
    const open = Array.from({ length: capacity }, (_, unit) => unit).filter(
      (unit) => !ofOthers.has(unit),
    )
    const isOther = (unit: number) => Number(!own.has(allocationId({ itemId, day, unit })))
    const picked = shuffle(open, rank)
      .sort((a, b) => isOther(a) - isOther(b))
      .slice(0, quantity)
    units.push(
      ...picked.map((unit, index) => {
        const inPackage = packageOf(packages, index)
        return { itemId, kind, day, unit, ...(inPackage !== undefined && { inPackage }) }
      }),
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
