import { useEffect, type RefObject } from 'react'

/**
 * Keeps the height of a bar at the lower edge of the window in `--bar-height`, so that the page's
 * scrolling clears it: with large text it has more lines.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element || !('ResizeObserver' in window)) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--bar-height', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [bar])
}
