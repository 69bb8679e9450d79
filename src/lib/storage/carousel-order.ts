import type { Item } from '~/lib/domain/item'
import { readSessionJson, writeSession } from './browser-storage'

const key = 'carouselOrder'

/** In this visit's random order (docs/decisions/carousel.md). New items take a random place. */
export function inCarouselOrder(items: readonly Item[]): Item[] {
  const fresh = new Map(items.map((item) => [nameOf(item), item]))
  const ordered = storedOrder().flatMap((name) => {
    const item = fresh.get(name)
    fresh.delete(name)
    return item ?? []
  })
  // Inserting each at a random place makes all orders equally likely.
  for (const item of fresh.values())
    ordered.splice(Math.floor(Math.random() * (ordered.length + 1)), 0, item)
  if (fresh.size > 0) writeSession(key, JSON.stringify(ordered.map(nameOf)))
  return ordered
}

/** True once this visit's random order is stored. */
export const hasCarouselOrder = (): boolean => storedOrder().length > 0

/** An inflatable and an extra may have the same id. */
const nameOf = ({ kind, id }: Item) => `${kind} ${id}`

function storedOrder(): string[] {
  const stored = readSessionJson(key)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}
