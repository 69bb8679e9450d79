// What the browser keeps for us: for this tab, or for the device, which outlives the visit. It may refuse (blocked cookies, full
// quota): nothing here throws.
import { useSyncExternalStore } from 'react'

/** What the tab can't keep lives as long as the page. */
const fallback = new Map<string, string>()

/** The tab's stored text, or null. */
export function readSession(key: string): string | null {
  try {
    // What the browser last refused to store is newer than what it still holds.
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

/** The tab's stored JSON, or null when there is none or it can't be read. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Keeps a value of the tab that several screens show.
 * @param read makes it of the stored JSON, which may be damaged or none
 * @param none the value where a screen is drawn without a browser
 */
export function sessionStore<Value>(key: string, read: (stored: unknown) => Value, none: Value) {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value = none

  /** The value as it is now. The same text gives the same object, so that screens draw again only on a change. */
  function load(): Value {
    const now = readSession(key)
    if (now !== text) {
      text = now
      value = read(readSessionJson(key))
    }
    return value
  }

  /** Stores what the value is read from, null to end it, and tells every screen that shows it. */
  function save(stored: object | null): void {
    writeSession(key, stored ? JSON.stringify(stored) : '')
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The value, kept up to date. */
  const use = () => useSyncExternalStore(subscribe, load, () => none)

  return { load, save, use }
}

/** The device's stored text; empty when there is none, or the browser refuses. */
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

/** A list of entries as they are to be stored: no text for none. */
export function listText(entries: readonly object[]): string {
  return entries.length === 0 ? '' : JSON.stringify(entries)
}

/** The entries of a stored list, each of which is still to be checked; none when it can't be read. */
export function readList(text: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** True when an earlier visit left something under this key. Never throws: a browser that stores nothing has none. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
