// A message that something worked; errors have to stay. Its region is always in the page, because
// screen readers only announce changes inside of one that they know.
import { useEffect, useEffectEvent } from 'react'
import { Icon } from '~/ui/Icon'
import styles from './Toast.module.css'

const shownMs = 6_000

type ToastProps = {
  message: string | null
  /** With an action, the message stays until the caller removes it, so nobody has to be quick. */
  action?: { label: string; onPress: () => void } | undefined
  /** Called after 6 seconds without an action; the caller then sets `message` to null. */
  onDone: () => void
}

export function Toast({ message, action, onDone }: ToastProps) {
  const done = useEffectEvent(onDone)
  const stays = action !== undefined
  useEffect(() => {
    if (message === null || stays) return
    const timer = setTimeout(() => done(), shownMs)
    return () => clearTimeout(timer)
  }, [message, stays])

  return (
    <div className={styles.region}>
      <div className={message === null ? undefined : styles.toast} data-stays={stays || undefined}>
        <output className={styles.message}>
          {message !== null && (
            <>
              <Icon name="check-circle" size="1.375rem" />
              <span className={`clamp ${styles.words}`}>{message}</span>
            </>
          )}
        </output>
        {message !== null && action && (
          <button type="button" className={styles.action} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
