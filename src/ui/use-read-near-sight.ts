import { useEffect, useRef, useState } from 'react'

type Near<Element, Value> = {
  element: React.RefObject<Element | null>
  isNear: boolean
  /** What was read last; null until then. */
  read: Value | null
}

/**
 * Reads once the element comes near the window, and again whenever there is something else to `read`. Where that can't be
 * watched, at once. What can't be read leaves what was read before.
 * @param margin so far below the window that what is read is there when it is reached, as CSS has it
 */
export function useReadNearSight<Element extends HTMLElement, Value>(
  read: (() => Promise<Value | null>) | undefined,
  margin: string,
): Near<Element, Value> {
  const element = useRef<Element>(null)
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))
  const [value, setValue] = useState<Value | null>(null)

  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, margin])

  useEffect(() => {
    if (!isNear || !read) return undefined
    let left = false
    void read().then((found) => {
      if (!left && found !== null) setValue(found)
    })
    return () => {
      left = true
    }
  }, [isNear, read])

  return { element, isNear, read: value }
}
