// A part of the page that tells when the focus has left it, and not when it moves inside.
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

type FocusAreaProps = {
  onLeave: () => void
  className?: string | undefined
  children: ReactNode
}

/**
 * Tells it only after the pointer that took the focus is released: what appears then can't push away the button under it.
 * Going to another window is no leaving.
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
      // Once the click that may belong to the press has been dealt with, and the focus is where it stays.
      timer = setTimeout(() => {
        if (!left || pressed) return
        left = false
        if (!element?.contains(document.activeElement)) leave()
      })
    }
    function press() {
      pressed = true
    }
    function release() {
      pressed = false
      if (left) settle()
    }

    element.addEventListener(
      'focusout',
      () => {
        left = true
        settle()
      },
      { signal },
    )
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
