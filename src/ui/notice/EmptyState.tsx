// A sentence, a button, and the deflated castle below them, for empty, not-found and error screens.
import type { Slot } from '~/ui/slot'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  title: string
  /** 1 if the sentence is the screen's heading. */
  level?: 1 | 2
  children?: Slot
  action?: Slot
}

export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={`panel stack-16 ${styles.empty}`}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {action && <div className={`buttons ${styles.action}`}>{action}</div>}
      <img src="/art/deflated.svg" alt="" width={168} height={60} />
    </div>
  )
}
