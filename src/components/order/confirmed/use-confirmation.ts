// The confirmation of the order that this visit of a screen placed. Leaving the screen in any way ends the visit; a reload
// doesn't (docs/decisions/order-flow.md).
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  loadConfirmation,
  saveConfirmation,
  useStoredConfirmation,
  type Confirmation,
} from '~/lib/booking/order/confirmation'
import { pageVisit } from './page-visit'

/** `here`: of this visit. `elsewhere`: of an order that was placed while the visitor was on another screen already. */
export function useConfirmation() {
  const { pathname, key } = useLocation()
  const screen = `${pageVisit()} ${pathname} ${key}`
  const stored = useStoredConfirmation()
  const isHere = stored?.screen === screen
  return { screen, here: isHere ? stored : null, elsewhere: isHere ? null : stored }
}

/** What is shown of which confirmation, and on which visit of a screen. */
const showing = new Set<{ id: string; screen: string }>()

/** Ends a confirmation once the screen that shows it is left, before the next one is seen. */
export function useEndOnLeaving(shown: Confirmation | null): void {
  const { screen } = useConfirmation()
  const id = shown?.id
  useLayoutEffect(() => {
    if (id === undefined) return undefined
    const here = { id, screen }
    showing.add(here)
    return () => {
      showing.delete(here)
      // An item's page that can't be read again hands it over to its error screen; in development React comes back at once.
      queueMicrotask(() => {
        const stays = [...showing].some((one) => one.id === id && one.screen === screen)
        if (!stays && loadConfirmation()?.id === id) saveConfirmation(null)
      })
    }
  }, [id, screen])
}
