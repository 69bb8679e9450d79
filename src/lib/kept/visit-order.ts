// The random order of the home page's carousel: drawn once a visit, so that whoever comes back finds things where they were.
import type { Item } from '~/lib/catalogue/item'
import { readSessionJson, writeSession } from '~/lib/kept/browser-storage'

const key = 'carouselOrder'

/**
 * Every item once, in this visit's random order (docs/specification.md). The order is kept in the browser's
 * session; what is new since it was drawn follows behind it, and what is gone leaves no trace.
 */
export function inVisitOrder(items: readonly Item[]): Item[] {
  const left = new Map(items.map((item) => [nameOf(item), item]))
  const kept = keptOrder().flatMap((name) => {
    const item = left.get(name)
    left.delete(name)
    return item ?? []
  })
  const ordered = [...kept, ...shuffled([...left.values()])]
  if (left.size > 0) writeSession(key, JSON.stringify(ordered.map(nameOf)))
  return ordered
}

/** True once this visit has drawn its order. */
export const hasVisitOrder = (): boolean => keptOrder().length > 0

/** An inflatable and an extra may have the same id. */
const nameOf = ({ kind, id }: Item) => `${kind} ${id}`

function keptOrder(): string[] {
  const stored = readSessionJson(key)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}

/** Fisher and Yates: every order is as likely as any other. */
function shuffled(items: Item[]): Item[] {
  const drawn: Item[] = []
  while (items.length > 0) drawn.push(...items.splice(Math.floor(Math.random() * items.length), 1))
  return drawn
}
