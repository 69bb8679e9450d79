// A short word that something worked; never for errors, which have to stay. Its region is always in the page, because
// screen readers only notice what changes inside a region they already know.
import { useEffect, useEffectEvent } from 'react'
import { Icon } from '~/ui/Icon'
import styles from './Toast.module.css'

const shownMs = 6_000

type ToastProps = {
  /** Null while there is nothing to say. */
  message: string | null
  /** With one, the message stays for as long as the caller says it: nobody has to be quick. */
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
              <span className={styles.words}>{message}</span>
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
