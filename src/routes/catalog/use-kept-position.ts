// Shows a returning visitor the card that they left in the same position. The scroll position doesn't
// tell: distant cards have no height of their own yet.
import { useEffect, type MouseEvent, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

type Position = { href: string; top: number }

/** By the opening of the list, as long as the page lives. */
const positions = new Map<string, Position>()

/** Frames until cards near the window have their height. */
const framesToSettle = 8

export function useKeptPosition(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const type = useNavigationType()
  const position = type === 'POP' ? positions.get(key) : undefined

  useEffect(() => {
    if (!position) return undefined
    let frames = 0
    let frame = requestAnimationFrame(settle)
    function settle() {
      const links = list.current?.querySelectorAll('a') ?? []
      const link = [...links].find((each) => each.getAttribute('href') === position?.href)
      if (!position || !link) return
      const off = link.getBoundingClientRect().top - position.top
      if (off !== 0) scrollBy({ top: off, behavior: 'instant' })
      frames += 1
      if (frames < framesToSettle) frame = requestAnimationFrame(settle)
    }
    return () => cancelAnimationFrame(frame)
  }, [list, position])

  /** For a press on the list: keeps the position of the link that it follows. */
  return ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null) return
    const { top } = link.getBoundingClientRect()
    positions.set(key, { href: link.getAttribute('href') ?? '', top })
  }
}
