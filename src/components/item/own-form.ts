// The form that books just this one item, on the item's page.
import { useEffect, useState } from 'react'

export const ownFormId = 'own-form'

/**
 * Whether the visitor is at that form: the focus was in it last. A dialog doesn't change that,
 * because it gives the focus back.
 */
export function useInOwnForm(): boolean {
  const [isIn, setIn] = useState(() => isInForm(document.activeElement))
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let last = false
    let pressed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // Only after a press and its click: another bar under the pointer would take the click.
    function settle() {
      clearTimeout(timer)
      timer = setTimeout(() => pressed || setIn(last))
    }
    function look({ target }: FocusEvent) {
      if (!(target instanceof Element) || target.closest('dialog') !== null) return
      last = isInForm(target)
      settle()
    }
    function press({ type }: PointerEvent) {
      pressed = type === 'pointerdown'
      if (!pressed) settle()
    }
    last = isInForm(document.activeElement)
    document.addEventListener('focusin', look, { signal })
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
      document.addEventListener(type, press, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
  return isIn
}

const isInForm = (element: Element | null) => element?.closest(`#${ownFormId}`) != null
