import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page shows what it was written with; true from the first moment in which it answers. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
