import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether the element has come within `margin` (CSS) of the window; true if unobservable. */
function useNearViewport<Element extends HTMLElement>(
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

type Near<Element, Value> = {
  element: RefObject<Element | null>
  isNear: boolean
  /** The last value that was read; null before. */
  read: Value | null
}

/**
 * Reads once the element comes near the window (at once if the browser can't observe that), and
 * again when `read` changes. A failed read keeps the last value. `margin` (in CSS) is far enough
 * for reading to be done when the visitor arrives.
 */
export function useReadNearViewport<Element extends HTMLElement, Value>(
  read: (() => Promise<Value | null>) | undefined,
  margin: string,
): Near<Element, Value> {
  const { element, isNear } = useNearViewport<Element>(margin)
  const [value, setValue] = useState<Value | null>(null)

  useEffect(() => {
    if (!isNear || !read) return undefined
    let left = false
    void read().then((data) => {
      if (!left && data !== null) setValue(data)
    })
    return () => {
      left = true
    }
  }, [isNear, read])

  return { element, isNear, read: value }
}
