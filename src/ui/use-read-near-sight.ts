import { useEffect, useRef, useState } from 'react'

/** Far enough below the window that what is read then is there when it is reached. */
const near = '600px'

/** Whether the element has come near the window, once it has; where that can't be watched, at once. */
export function useNearSight<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))

  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: near },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear])

  return { element, isNear }
}
