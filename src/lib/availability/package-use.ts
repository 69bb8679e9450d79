import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { unitsLeft, type ItemUse, type Uses } from './day-use'
import { needsOf, type Line } from './pick-units'

type ItemWithParts = Pick<Item, 'id' | 'capacity'> & {
  parts: readonly { id: string; capacity: number | null; quantity: number }[]
}

const unused: ItemUse = new Map()

/** An item's taken days, by `uses` of it and its parts. A package is taken where its parts are. */
export function takenOf({ id, capacity, parts }: ItemWithParts, uses: Uses): ItemUse {
  const own = uses.get(id)?.use ?? unused
  if (parts.length === 0 || capacity === null) return own
  const read = parts.map((part) => ({ ...part, use: uses.get(part.id)?.use ?? unused }))
  const days = new Set([own, ...read.map(({ use }) => use)].flatMap((use) => [...use.keys()]))
  return new Map(
    [...days].map((day) => {
      const { units = new Set<number>(), unallocated = 0 } = own.get(day) ?? {}
      const free = unitsLeft(own, day, capacity)
      const lacking = free - Math.min(free, ...read.map((part) => packagesLeft(part, day)))
      return [day, { units, unallocated: unallocated + lacking }]
    }),
  )
}

type ReadPart = { use: ItemUse; capacity: number | null; quantity: number }

/** How many packages the free units of a part are enough for. */
function packagesLeft({ use, capacity, quantity }: ReadPart, day: Day): number {
  return Math.floor(unitsLeft(use, day, capacity ?? 0) / quantity)
}

/** The taken units as if these rentals were booked too. */
export function withBooked(uses: Uses, lines: readonly Line[]): Uses {
  const needs = needsOf(lines)
  const ids = new Set(needs.map(({ itemId }) => itemId))
  const changed = [...ids].map((id) => {
    const use = new Map(uses.get(id)?.use)
    for (const { day, quantity } of needs.filter(({ itemId }) => itemId === id)) {
      const { units = new Set<number>(), unallocated = 0 } = use.get(day) ?? {}
      use.set(day, { units, unallocated: unallocated + quantity })
    }
    return [id, { use }] as const
  })
  return new Map([...uses, ...changed])
}
