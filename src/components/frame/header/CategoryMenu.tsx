// The grid of categories under the Inflatables link. It opens when the pointer is over the link, or
// by the button. If the button opened it, it stays until it is dismissed.
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { CategoryGrid } from '~/components/rental/CategoryGrid'
import { Icon } from '~/ui/Icon'
import type { Slot } from '~/ui/slot'
import styles from './CategoryMenu.module.css'

export function CategoryMenu({ children }: { children: Slot }) {
  const { key } = useLocation()
  // Remembers the page where it was opened, so that going to another closes it.
  const [opened, setOpened] = useState<{ by: 'pointer' | 'button'; at: string } | null>(null)
  const by = opened?.at === key ? opened.by : null
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useDismiss(area, by !== null, (reason) => {
    if (reason === 'escape' && area.current?.contains(document.activeElement))
      button.current?.focus()
    setOpened(null)
  })

  return (
    <div
      ref={area}
      className={styles.menu}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && by === null) setOpened({ by: 'pointer', at: key })
      }}
      onPointerLeave={() => {
        if (by === 'pointer') setOpened(null)
      }}
    >
      {children}
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label="Inflatable categories"
        aria-expanded={by !== null}
        aria-controls={by === null ? undefined : panelId}
        onClick={() => setOpened(by === 'button' ? null : { by: 'button', at: key })}
      >
        <Icon name="caret-down" size="1.125rem" />
      </button>
      {by !== null && (
        <div id={panelId} className={styles.panel}>
          <div className={styles.card}>
            <CategoryGrid look="menu" />
          </div>
        </div>
      )}
    </div>
  )
}

/** While `open`, dismisses on Esc and when the pointer or the focus goes outside of `area`. */
function useDismiss(
  area: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (reason: 'escape' | 'outside') => void,
) {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss('escape')
  })
  const onElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !area.current?.contains(event.target)) dismiss('outside')
  })

  useEffect(() => {
    if (!open) return
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('keydown', (event) => onEscape(event), { signal })
    document.addEventListener('pointerdown', (event) => onElsewhere(event), { signal })
    document.addEventListener('focusin', (event) => onElsewhere(event), { signal })
    return () => listeners.abort()
  }, [open])
}
