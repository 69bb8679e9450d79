import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { needsOf, type Line } from './pick-units'
import { unitsLeft, type TakenUnits, type TakenByItem } from './taken-units'

type ItemWithParts = Pick<Item, 'id' | 'capacity'> & {
  parts: readonly { id: string; capacity: number | null; quantity: number }[]
}

const none: TakenUnits = new Map()

/** An item's taken days, by those of it and its parts. A package is taken where its parts are. */
export function takenOf(
  { id, capacity, parts }: ItemWithParts,
  takenByItem: TakenByItem,
): TakenUnits {
  const own = takenByItem.get(id)?.taken ?? none
  if (parts.length === 0 || capacity === null) return own
  const read = parts.map((part) => ({ ...part, taken: takenByItem.get(part.id)?.taken ?? none }))
  const days = new Set(
    [own, ...read.map(({ taken }) => taken)].flatMap((taken) => [...taken.keys()]),
  )
  return new Map(
    [...days].map((day) => {
      const { units = new Set<number>(), unallocated = 0 } = own.get(day) ?? {}
      const free = unitsLeft(own, day, capacity)
      const lacking = free - Math.min(free, ...read.map((part) => packagesLeft(part, day)))
      return [day, { units, unallocated: unallocated + lacking }]
    }),
  )
}

type ReadPart = { taken: TakenUnits; capacity: number | null; quantity: number }

/** How many packages the free units of a part are enough for. */
function packagesLeft({ taken, capacity, quantity }: ReadPart, day: Day): number {
  return Math.floor(unitsLeft(taken, day, capacity ?? 0) / quantity)
}

/** The taken units as if these rentals were booked too. */
export function withBooked(takenByItem: TakenByItem, lines: readonly Line[]): TakenByItem {
  const needs = needsOf(lines)
  const ids = new Set(needs.map(({ itemId }) => itemId))
  const changed = [...ids].map((id) => {
    const taken = new Map(takenByItem.get(id)?.taken)
    for (const { day, quantity } of needs.filter(({ itemId }) => itemId === id)) {
      const { units = new Set<number>(), unallocated = 0 } = taken.get(day) ?? {}
      taken.set(day, { units, unallocated: unallocated + quantity })
    }
    return [id, { taken }] as const
  })
  return new Map([...takenByItem, ...changed])
}
