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
    function look({ target }: FocusEvent) {
      if (target instanceof Element && target.closest('dialog') === null) setIn(isInForm(target))
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  return isIn
}

const isInForm = (element: Element | null) => element?.closest(`#${ownFormId}`) != null
