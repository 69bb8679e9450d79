import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * What a list of cards does with a press on one of their links: goes there within the page. One listener, as each link of the
 * router's own hears of every change of the address, which a thousand cards make slow.
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

/** With a key held, or by another button, the browser opens a tab of its own. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
