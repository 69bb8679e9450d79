// A page that the build wrote can be read without any script. If drawing it fails, it comes back as
// it was written.
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { noteFilledIn } from '~/ui/field/filled-in'

/** The events of a visitor who uses the page or leaves it. */
const steps = ['click', 'keydown', 'popstate'] as const

type HydrateOptions = {
  /** Called once React has drawn the page. */
  onDrawn: () => void
  /** Called once the written page is back, with what was thrown. */
  onRestored: (why: unknown) => void
}

/**
 * Reads the page as soon as the scripts start, because extensions and translators may change it
 * until it is hydrated.
 */
export function readWritten(element: HTMLElement) {
  const written = element.innerHTML
  const { pathname, search } = location
  /**
   * Opens where Back and Forward lead. Until the page is drawn, React would draw another screen into
   * it, or never show that, because the router has no listener yet.
   */
  function openAnew(event: PopStateEvent) {
    if (location.pathname === pathname && location.search === search) return
    event.stopImmediatePropagation()
    location.reload()
  }
  addEventListener('popstate', openAnew)

  /**
   * Hydrates the page. If something throws before the visitor has done anything on the drawn page,
   * the written one comes back: it can be read, and its links work. Later it could take away what
   * the visitor sees or has typed, so the router's error screen says what failed.
   */
  return function hydrate(app: ReactNode, { onDrawn, onRestored }: HydrateOptions): void {
    const note = () => noteFilledIn(element)
    note()
    const drawing = new AbortController()
    // Before React's own listener, which draws the rest of the page at once and empties the field.
    element.addEventListener('input', note, { capture: true, signal: drawing.signal })
    let isAsWritten = element.innerHTML === written
    // Hears of what others change before React changes anything itself.
    const strangers = new MutationObserver(() => {
      isAsWritten = false
    })
    strangers.observe(element, { subtree: true, childList: true, characterData: true })
    let canRestore = true
    const stay = () => {
      canRestore = false
    }
    let root: Root | undefined
    // Between parts of the page, so that a press doesn't wait for all of it.
    startTransition(() => {
      root = hydrateRoot(
        element,
        <Drawn
          onDrawn={() => {
            drawing.abort()
            strangers.disconnect()
            removeEventListener('popstate', openAnew)
            onDrawn()
            for (const step of steps) addEventListener(step, stay, { once: true, capture: true })
          }}
        >
          {app}
        </Drawn>,
        {
          onCaughtError: restore,
          onUncaughtError: restore,
          // React draws anew what others have changed, which is no error of ours.
          onRecoverableError: (error) => isAsWritten && reportError(error),
        },
      )
    })

    function restore(error: unknown) {
      reportError(error)
      if (!canRestore) return
      canRestore = false
      drawing.abort()
      // React is still drawing.
      queueMicrotask(() => {
        root?.unmount()
        element.innerHTML = written
        addEventListener('popstate', openAnew)
        onRestored(error)
      })
    }
  }
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn])
  return children
}
