/** True when an earlier visit left something under this key. Never throws: a browser that stores nothing has none. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
