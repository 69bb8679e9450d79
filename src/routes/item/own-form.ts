// The form that books just this one item, on the item's page.
import { useEffect, useState } from 'react'
import { afterPress } from '~/ui/after-press'

export const ownFormId = 'own-form'

/** Whether the focus was in that form last. A dialog doesn't change that: it gives it back. */
export function useInOwnForm(): boolean {
  const [isIn, setIn] = useState(() => isInForm(document.activeElement))
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let last = isInForm(document.activeElement)
    // Another bar under the pointer would take the click.
    const settle = afterPress(() => setIn(last), signal)
    function look({ target }: FocusEvent) {
      if (!(target instanceof Element) || target.closest('dialog') !== null) return
      last = isInForm(target)
      settle()
    }
    document.addEventListener('focusin', look, { signal })
    return () => listening.abort()
  }, [])
  return isIn
}

const isInForm = (element: Element | null) => element?.closest(`#${ownFormId}`) != null
