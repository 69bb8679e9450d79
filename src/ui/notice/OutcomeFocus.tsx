// The place of a form's answer. It takes the focus, so that nobody misses it.
import { useEffect, useRef, type ReactNode } from 'react'

type OutcomeFocusProps = {
  /** A new answer moves the focus again; the same one doesn't. */
  outcome: unknown
  /** Selector of other elements: the first of them on the page takes the focus. */
  focusOn?: string | undefined
  children: ReactNode
}

export function OutcomeFocus({ outcome, focusOn, children }: OutcomeFocusProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOn !== undefined) document.querySelector<HTMLElement>(focusOn)?.focus()
    else if (box.current?.hasChildNodes()) box.current.focus()
  }, [outcome, focusOn])

  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
