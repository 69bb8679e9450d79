// Storage for this tab; device-storage.ts has the device's. The browser may refuse (blocked
// cookies, full quota); nothing here throws.
import { listenersOfChanges } from './listeners'
import type { DeviceKey, SessionKey } from './stored-keys'

/** Values that the browser refused live as long as the page. */
const fallback = new Map<string, string>()

/** The tab's stored text, or null. */
export function readSession(key: SessionKey | DeviceKey): string | null {
  try {
    // A value that the browser refused is newer than the stored one.
    return fallback.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Stores a text for the tab; an empty one removes the key. */
export function writeSession(key: SessionKey | DeviceKey, text: string): void {
  fallback.delete(key)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== '') fallback.set(key, text)
  }
}

/** The tab's stored JSON, or null if there is none or it can't be read. */
export function readSessionJson(key: SessionKey): unknown {
  try {
    return JSON.parse(readSession(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * A value of the tab that several screens show. `read` gets the stored JSON, which may be damaged
 * or missing; `none` is the value when the build renders a screen.
 */
export function sessionStore<Value>(
  key: SessionKey,
  read: (stored: unknown) => Value,
  none: Value,
) {
  const { subscribe, notify, useCurrent } = listenersOfChanges()
  let text: string | null = null
  let value = none

  /** The same stored text returns the same object, so screens render again only after a change. */
  function load(): Value {
    const now = readSession(key)
    if (now !== text) {
      text = now
      value = read(readSessionJson(key))
    }
    return value
  }

  function save(stored: object | string | null): void {
    writeSession(key, stored ? JSON.stringify(stored) : '')
    notify()
  }

  const use = () => useCurrent(load, none)

  return { load, save, use, subscribe }
}

/** True if an earlier page load stored something under this key. Never throws. */
export function hasStored(key: DeviceKey): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
