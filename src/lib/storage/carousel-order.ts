// The home page's carousel has a random order, drawn once a visit: a visitor who comes back finds the rentals where they were.
import type { Item } from '~/lib/domain/item'
import { readSessionJson, writeSession } from './browser-storage'

const key = 'carouselOrder'

/**
 * Every item once, in this visit's random order (docs/decisions/carousel.md). The order is kept in the browser's session. An
 * item that is new since then takes a random place among the others; one that is gone leaves the rest in order.
 */
export function inVisitOrder(items: readonly Item[]): Item[] {
  const fresh = new Map(items.map((item) => [nameOf(item), item]))
  const ordered = storedOrder().flatMap((name) => {
    const item = fresh.get(name)
    fresh.delete(name)
    return item ?? []
  })
  // One after the other, each at any place: from nothing, this makes every order as likely as any other.
  for (const item of fresh.values())
    ordered.splice(Math.floor(Math.random() * (ordered.length + 1)), 0, item)
  if (fresh.size > 0) writeSession(key, JSON.stringify(ordered.map(nameOf)))
  return ordered
}

/** True once this visit has drawn its order. */
export const hasVisitOrder = (): boolean => storedOrder().length > 0

/** An inflatable and an extra may have the same id. */
const nameOf = ({ kind, id }: Item) => `${kind} ${id}`

function storedOrder(): string[] {
  const stored = readSessionJson(key)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}
