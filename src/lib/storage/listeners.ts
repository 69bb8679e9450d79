import { useSyncExternalStore } from 'react'

/**
 * Who listens to changes of something that is kept outside of React.
 * @param ofAllTabs also calls them when another tab changes the device's storage
 */
export function listenersOfChanges({ ofAllTabs = false } = {}) {
  const listeners = new Set<() => void>()

  /** Calls the listener after each change; returns what ends that. */
  function subscribe(listener: () => void) {
    listeners.add(listener)
    if (ofAllTabs) window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return {
    subscribe,
    notify: () => listeners.forEach((listener) => listener()),
    /**
     * What `read` returns; the screen renders again when that changes.
     * @param none what the build renders
     */
    useCurrent: <Value>(read: () => Value, none: Value) =>
      useSyncExternalStore(subscribe, read, () => none),
  }
}
