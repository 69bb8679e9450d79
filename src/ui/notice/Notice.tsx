// A message in the page. A screen reader announces errors at once, others later.
import { Icon } from '~/ui/Icon'
import type { Slot } from '~/ui/slot'
import styles from './Notice.module.css'

const icons = {
  error: 'warning',
  success: 'check-circle',
  info: 'info',
  waiting: 'hourglass',
} as const

type NoticeProps = {
  tone: keyof typeof icons
  title?: string
  children?: Slot
  role?: 'alert' | 'status'
  action?: Slot
}

export function Notice({ tone, role, title, children, action }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      role={role ?? (tone === 'error' ? 'alert' : 'status')}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} size="1.375rem" />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
