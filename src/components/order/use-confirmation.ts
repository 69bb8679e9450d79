// The confirmation of the order that this very visit of a screen placed. Leaving the screen in any way ends it; a reload is
// the same visit (docs/decisions/order-flow.md).
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import {
  loadConfirmation,
  saveConfirmation,
  useStoredConfirmation,
  type Confirmation,
} from '~/lib/booking/order/confirmation'

/** `here`: of this visit. `elsewhere`: of an order that was placed while the visitor was on another screen already. */
export function useConfirmation() {
  const { pathname, key } = useLocation()
  // The browser keeps the key of a history entry over a reload.
  const screen = `${pathname} ${key}`
  const stored = useStoredConfirmation()
  const isHere = stored?.screen === screen
  return { screen, here: isHere ? stored : null, elsewhere: isHere ? null : stored }
}

/** Ends a confirmation once the screen that shows it is left. */
export function useEndOnLeaving(shown: Confirmation | null): void {
  const id = shown?.id
  const left = useRef(false)
  useEffect(() => {
    if (id === undefined) return undefined
    left.current = false
    return () => {
      left.current = true
      // In development React leaves and comes back at once.
      queueMicrotask(() => {
        if (left.current && loadConfirmation()?.id === id) saveConfirmation(null)
      })
    }
  }, [id])
}
