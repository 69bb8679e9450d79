import { useRef, type ReactNode } from 'react'
import type { Slot } from '~/ui/slot'
import { useBarHeight } from '~/ui/use-bar-height'
import styles from './StickyBar.module.css'

type StickyBarProps = {
  words: ReactNode
  /** A field between the words and the button; the button then has a line of its own. */
  field?: Slot
  /** Whether its button does what the page's own does, which the page then hides. */
  isReady?: boolean
  children: Slot
}

/** A phone's bar at the lower edge of the window; wider windows don't show it. */
export function StickyBar({ words, field, isReady = true, children }: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  return (
    <div
      ref={bar}
      className={`no-print ${styles.bar}`}
      data-sticky-bar={isReady ? 'ready' : 'waiting'}
    >
      <p className={styles.words}>{words}</p>
      {field && <div className={styles.field}>{field}</div>}
      {children}
    </div>
  )
}
