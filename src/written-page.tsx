// A page that the build wrote can be read without any script. If drawing it fails, it comes back as it was written.
import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The events of a visitor who uses the page or leaves it. */
const steps = ['click', 'keydown', 'popstate'] as const

/**
 * Hydrates a written page. If something throws before the visitor has done anything on the drawn page, the written one comes
 * back: it can be read, and its links work. Later it could take away what the visitor sees or has typed, so the
 * router's error screen says what failed.
 * @param onRestored called once the written page is back
 */
export function hydrateWritten(element: HTMLElement, app: ReactNode, onRestored: () => void): void {
  const written = element.innerHTML
  let canRestore = true
  const stay = () => {
    canRestore = false
  }
  const root = hydrateRoot(
    element,
    <Drawn
      onDrawn={() => {
        for (const step of steps) addEventListener(step, stay, { once: true, capture: true })
      }}
    >
      {app}
    </Drawn>,
    { onCaughtError: restore, onUncaughtError: restore },
  )

  function restore(error: unknown) {
    reportError(error)
    if (!canRestore) return
    canRestore = false
    // React is still drawing.
    queueMicrotask(() => {
      root.unmount()
      element.innerHTML = written
      onRestored()
    })
  }
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn])
  return children
}
