// Storage for this tab (session) and for the device (which outlives the visit). The browser may refuse (blocked cookies,
// full quota); nothing here throws.
import { useSyncExternalStore } from 'react'

/** Values that the browser refused live as long as the page. */
const fallback = new Map<string, string>()

/** The tab's stored text, or null. */
export function readSession(key: string): string | null {
  try {
    // A value that the browser refused is newer than the stored one.
    return fallback.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Stores a text for the tab; an empty one removes the key. */
export function writeSession(key: string, text: string): void {
  fallback.delete(key)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== '') fallback.set(key, text)
  }
}

/** The tab's stored JSON, or null if there is none or it can't be read. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Stores a value of the tab that several screens show.
 * @param read makes the value from the stored JSON, which may be damaged or missing
 * @param none the value when the build renders a screen
 */
export function sessionStore<Value>(key: string, read: (stored: unknown) => Value, none: Value) {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value = none

  /** The current value. The same stored text returns the same object, so screens render again only after a change. */
  function load(): Value {
    const now = readSession(key)
    if (now !== text) {
      text = now
      value = read(readSessionJson(key))
    }
    return value
  }

  /** Stores the value's JSON (null removes it), and updates every screen that shows it. */
  function save(stored: object | null): void {
    writeSession(key, stored ? JSON.stringify(stored) : '')
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The current value. Renders again when it changes. */
  const use = () => useSyncExternalStore(subscribe, load, () => none)

  return { load, save, use }
}

/** The device's stored text; empty if there is none or the browser refuses. */
export function readDevice(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/**
 * Stores a text for the device; an empty one removes the key.
 * @returns false when the browser refuses
 */
export function writeDevice(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The stored form of a list; empty for no entries. */
export function listText(entries: readonly object[]): string {
  return entries.length === 0 ? '' : JSON.stringify(entries)
}

/** The entries of a stored list, still to be checked; none if it can't be read. */
export function readList(text: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** True if an earlier visit stored something under this key. Never throws. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
