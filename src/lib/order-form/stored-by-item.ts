import { readSessionJson, writeSession } from '~/lib/storage/browser-storage'
import type { SessionKey } from '~/lib/storage/stored-keys'

type Kept = Readonly<Record<string, unknown>>

/** An item's stored value, still to be checked; empty if there is none or it can't be read. */
export function readOfItem(key: SessionKey, itemId: string): Kept {
  const all = recordOf(readSessionJson(key))
  return Object.hasOwn(all, itemId) ? recordOf(all[itemId]) : {}
}

/** Stores an item's value; null removes it. */
export function keepOfItem(key: SessionKey, itemId: string, value: object | null): void {
  const { [itemId]: _before, ...others } = recordOf(readSessionJson(key))
  const all = value ? { ...others, [itemId]: value } : others
  writeSession(key, Object.keys(all).length === 0 ? '' : JSON.stringify(all))
}

/** The fields of a stored value; none if it isn't an object. */
export const recordOf = (value: unknown): Kept => (typeof value === 'object' ? { ...value } : {})
