import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Moves to the heading that the URL's hash names. The browser can't, because the text renders later.
 * Going back restores the scroll position instead.
 */
export function useLinkedHeading(): void {
  const { hash, key } = useLocation()
  const wentBack = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    if (hash === '' || wentBack) return
    const heading = document.getElementById(hash.slice(1))
    heading?.scrollIntoView({ behavior: 'instant' })
    heading?.focus({ preventScroll: true })
  }, [hash, key, wentBack])
}
