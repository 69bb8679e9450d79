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
