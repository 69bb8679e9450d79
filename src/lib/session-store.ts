// A value of the browser session that several screens show.
import { useSyncExternalStore } from 'react'
import { readSession, readSessionJson, writeSession } from '~/lib/session'

/**
 * Keeps a value under a key of the session.
 * @param read makes it of the stored JSON, which may be damaged or none
 * @param none the value where a screen is drawn without a browser
 */
export function sessionStore<Value>(key: string, read: (stored: unknown) => Value, none: Value) {
  const listeners = new Set<() => void>()
  let cached: { text: string | null; value: Value } = { text: null, value: none }

  /** The value as it is now. The same text gives the same object, so that screens draw again only on a change. */
  function load(): Value {
    const text = readSession(key)
    if (text !== cached.text) cached = { text, value: read(readSessionJson(key)) }
    return cached.value
  }

  /** Stores it as text, an empty one to end it, and tells every screen that shows it. */
  function save(text: string): void {
    writeSession(key, text)
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The value, kept up to date. */
  const useValue = () => useSyncExternalStore(subscribe, load, () => none)

  return { load, save, useValue }
}
