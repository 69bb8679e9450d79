import { useEffect, useState, type RefObject } from 'react'

/** A finger's height: less of an element at the window's lower edge can't be pressed. */
const margin = '0px 0px -44px'

/** Whether an element is outside of the window; false if the browser can't observe that. */
export function useOutOfViewport(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest) setOut(!latest.isIntersecting)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return out
}
