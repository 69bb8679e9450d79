// A part of the page that reports when the focus leaves it, but not when it moves inside.
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { afterPress } from '~/ui/after-press'

type FocusAreaProps = {
  onLeave: () => void
  className?: string | undefined
  children: ReactNode
}

/**
 * Waits until the pointer is lifted: new content would move the button under it. Switching to
 * another window doesn't count.
 */
export function FocusArea({ onLeave, className, children }: FocusAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const settle = afterPress(() => {
      if (!element.contains(document.activeElement)) leave()
    }, signal)
    element.addEventListener('focusout', settle, { signal })
    return () => listening.abort()
  }, [])

  return (
    <div ref={area} className={className}>
      {children}
    </div>
  )
}
