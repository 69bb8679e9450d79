import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * The click handler of a list of cards: follows their links within the page. One listener, because
 * each of the router's links renders again when the address changes, which is slow in a long
 * list.
 */
export function useFollowedLinks(leave?: (link: HTMLAnchorElement) => void) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isPlainPress(event)) return
    event.preventDefault()
    leave?.(link)
    void navigate(link.pathname + link.search)
  }
}

/** With a key held or another button, the browser opens a new tab. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
