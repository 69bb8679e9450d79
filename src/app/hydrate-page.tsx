// A written page can be read without any script. If rendering fails, it comes back as written.
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { noteFilledIn, noteFocus } from '~/ui/field/filled-in'

const steps = ['click', 'keydown', 'popstate'] as const

type HydrateOptions = {
  /** Called once React has rendered the page. */
  onHydrated: () => void
  /** Called once the prerendered page is back, with what was thrown. */
  onRestored: (why: unknown) => void
}

/** Reads the page as soon as the scripts start: extensions may change it until it is hydrated. */
export function readPrerendered(element: HTMLElement) {
  const written = element.innerHTML
  const { pathname, search } = location
  /**
   * Reloads if Back or Forward leads to another page: before hydration, React would render the
   * other screen over this one, or the router would miss the change.
   */
  function openAnew(event: PopStateEvent) {
    if (location.pathname === pathname && location.search === search) return
    event.stopImmediatePropagation()
    location.reload()
  }
  addEventListener('popstate', openAnew)

  /**
   * Hydrates the page. If something throws before the visitor has done anything on it, the written
   * page comes back. Later that could take away what the visitor sees or has typed, so the router's
   * error screen says what failed.
   */
  return function hydrate(app: ReactNode, { onHydrated, onRestored }: HydrateOptions): void {
    const note = () => noteFilledIn(element)
    note()
    const drawing = new AbortController()
    // Before React's own listener, which renders the rest of the page at once and empties the field.
    element.addEventListener('input', note, { capture: true, signal: drawing.signal })
    // Parts of the page may be rendered after the rest.
    for (const type of ['focusin', 'click'] as const)
      element.addEventListener(type, noteFocus, { capture: true })
    let isAsPrerendered = element.innerHTML === written
    // Hears of what others change before React changes anything itself.
    const strangers = new MutationObserver(() => {
      isAsPrerendered = false
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
        <Hydrated
          onHydrated={() => {
            drawing.abort()
            strangers.disconnect()
            removeEventListener('popstate', openAnew)
            onHydrated()
            for (const step of steps) addEventListener(step, stay, { once: true, capture: true })
          }}
        >
          {app}
        </Hydrated>,
        {
          onCaughtError: restore,
          onUncaughtError: restore,
          // React renders again what others have changed, which is no error of ours.
          onRecoverableError: (error) => isAsPrerendered && reportError(error),
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

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
