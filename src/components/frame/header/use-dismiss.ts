import { useEffect, useEffectEvent, type RefObject } from 'react'

/** While `open`, calls `dismiss` on Esc and when the pointer or the focus goes to something outside `area`. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (reason: 'escape' | 'outside') => void,
) {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss('escape')
  })
  const onElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !area.current?.contains(event.target)) dismiss('outside')
  })

  useEffect(() => {
    if (!open) return
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('keydown', (event) => onEscape(event), { signal })
    document.addEventListener('pointerdown', (event) => onElsewhere(event), { signal })
    document.addEventListener('focusin', (event) => onElsewhere(event), { signal })
    return () => listeners.abort()
  }, [open])
}
