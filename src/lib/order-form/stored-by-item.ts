// What the session keeps of each item by its own: all items share a key.
import { readSessionJson, writeSession } from '~/lib/storage/browser-storage'

type Kept = Readonly<Record<string, unknown>>

/** What is kept of one item, to be checked; nothing when there is none, or it can't be read. */
export function readOfItem(key: string, itemId: string): Kept {
  const all = recordOf(readSessionJson(key))
  return Object.hasOwn(all, itemId) ? recordOf(all[itemId]) : {}
}

/** Keeps it, or forgets it with null. */
export function keepOfItem(key: string, itemId: string, value: object | null): void {
  const { [itemId]: _before, ...others } = recordOf(readSessionJson(key))
  const all = value ? { ...others, [itemId]: value } : others
  writeSession(key, Object.keys(all).length === 0 ? '' : JSON.stringify(all))
}

/** The fields of what was stored; none of anything that has none. */
export const recordOf = (value: unknown): Kept => (typeof value === 'object' ? { ...value } : {})
