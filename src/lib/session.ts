// The browser session's storage. Where the browser refuses it (blocked cookies, full quota), values live as long as the page.

const fallback = new Map<string, string>()

/** The stored text, or null. */
export function readSession(key: string): string | null {
  try {
    // What the browser last refused to store is newer than what it still holds.
    return fallback.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Stores a text; an empty one removes the key. */
export function writeSession(key: string, text: string): void {
  fallback.delete(key)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== '') fallback.set(key, text)
  }
}

/** The stored JSON, or null when there is none or it can't be read. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? 'null')
  } catch {
    return null
  }
}
