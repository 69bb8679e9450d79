import { useSyncExternalStore } from 'react'

/** Who listens to changes of something that is kept outside of React. */
export function listenersOfChanges() {
  const listeners = new Set<() => void>()

  /** Calls the listener after each change; returns what ends that. */
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
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
