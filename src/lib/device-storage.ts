// The device's storage, which outlives the visit. A browser may refuse it (blocked cookies, full quota): nothing here throws.

/** The stored text; empty when there is none, or the browser refuses. */
export function readDevice(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/**
 * Stores a text; an empty one removes the key.
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
