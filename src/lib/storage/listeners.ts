import { useSyncExternalStore } from 'react'

/** Who listens to changes of something that is kept outside of React. */
export function listenersOfChanges() {
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    subscribe,
    notify: () => listeners.forEach((listener) => listener()),
    /** Renders again when what `read` returns changes. `none` is what the build renders. */
    useCurrent: <Value>(read: () => Value, none: Value) =>
      useSyncExternalStore(subscribe, read, () => none),
  }
}
