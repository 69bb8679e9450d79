import { startTransition, useOptimistic } from 'react'

/**
 * A field whose choice is the address: it shows the choice at once, also while a long list is still being drawn.
 * @param go goes to the address of a choice
 */
export function useChosen<Value>(value: Value, go: (chosen: Value) => unknown) {
  const [shown, show] = useOptimistic(value)
  function choose(chosen: Value) {
    startTransition(async () => {
      show(chosen)
      await go(chosen)
    })
  }
  return [shown, choose] as const
}
