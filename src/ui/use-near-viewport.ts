import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether the element has come near the window. True from the start if the browser can't observe that.
 * @param margin how far below the window counts as near, in CSS
 */
export function useNearViewport<Element extends HTMLElement>(
  margin: string,
): { element: RefObject<Element | null>; isNear: boolean } {
  const element = useRef<Element>(null)
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))

  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, margin])

  return { element, isNear }
}
