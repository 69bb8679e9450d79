// The confirmation of the order that this screen placed (docs/decisions/order-flow.md).
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  loadConfirmation,
  saveConfirmation,
  useStoredConfirmation,
  type Confirmation,
} from '~/lib/booking/order/confirmation'
import { pageLoadId } from './page-load-id'

/**
 * `screenStay`: from the screen's opening until the visitor leaves it, reloads included. `here`:
 * placed in this one. `elsewhere`: completed after the visitor had left.
 */
export function useConfirmation() {
  const { pathname, key } = useLocation()
  const screenStay = `${pageLoadId()} ${pathname} ${key}`
  const stored = useStoredConfirmation()
  const isHere = stored?.screen === screenStay
  return { screenStay, here: isHere ? stored : null, elsewhere: isHere ? null : stored }
}

/** Confirmations that are shown now, each with its stay on a screen. */
const showing = new Set<{ id: string; screenStay: string }>()

/** Ends a confirmation when the visitor leaves its screen, before the next one shows. */
export function useEndOnLeaving(shown: Confirmation | null): void {
  const { screenStay } = useConfirmation()
  const id = shown?.id
  useLayoutEffect(() => {
    if (id === undefined) return undefined
    const here = { id, screenStay }
    showing.add(here)
    return () => {
      showing.delete(here)
      // An item's error screen may show it next, and in development React mounts again at once.
      queueMicrotask(() => {
        const stays = [...showing].some((one) => one.id === id && one.screenStay === screenStay)
        if (!stays && loadConfirmation()?.id === id) saveConfirmation(null)
      })
    }
  }, [id, screenStay])
}
