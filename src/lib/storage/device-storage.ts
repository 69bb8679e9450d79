// Storage for the device, which outlives the visit. The browser may refuse; nothing here throws.
import type { DeviceKey } from './stored-keys'

/** The device's stored text; empty if there is none or the browser refuses. */
export function readDevice(key: DeviceKey): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** False when the browser refuses. An empty text removes the key. */
export function writeDevice(key: DeviceKey, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The stored form of a list; empty for an empty list. */
export function listText(list: readonly object[]): string {
  return list.length === 0 ? '' : JSON.stringify(list)
}

/** What a stored list has, still to be checked; none if it can't be read. */
export function readList(text: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
