// A part of the page that reports when the focus leaves it, but not when it moves inside.
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

type FocusAreaProps = {
  onLeave: () => void
  className?: string | undefined
  children: ReactNode
}

/**
 * Reports it only after the pointer is released, so that new content can't move the button under
 * it. Switching to another window doesn't count.
 */
export function FocusArea({ onLeave, className, children }: FocusAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let pressed = false
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function settle() {
      clearTimeout(timer)
      // Waits for the press's click, and until the focus has settled.
      timer = setTimeout(() => {
        if (!left || pressed) return
        left = false
        if (!element?.contains(document.activeElement)) leave()
      })
    }
    function focusOut() {
      left = true
      settle()
    }
    function press() {
      pressed = true
    }
    function release() {
      pressed = false
      if (left) settle()
    }

    element.addEventListener('focusout', focusOut, { signal })
    document.addEventListener('pointerdown', press, { signal, capture: true })
    document.addEventListener('pointerup', release, { signal, capture: true })
    document.addEventListener('pointercancel', release, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])

  return (
    <div ref={area} className={className}>
      {children}
    </div>
  )
}
