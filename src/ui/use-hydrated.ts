import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page shows its written content; true once it is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
