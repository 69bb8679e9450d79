// A short word that something worked; never for errors, which have to stay. Its region is always in the page, because
// screen readers only notice what changes inside a region they already know.
import { useEffect, useEffectEvent } from 'react'
import { Icon } from './Icon'
import styles from './Toast.module.css'

const shownMs = 6_000

type ToastProps = {
  /** Null while there is nothing to say. */
  message: string | null
  /** Called after 6 seconds; the caller then sets `message` to null. */
  onDone: () => void
}

export function Toast({ message, onDone }: ToastProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => done(), shownMs)
    return () => clearTimeout(timer)
  }, [message])

  return (
    <output className={styles.region}>
      {message !== null && (
        <span className={styles.toast}>
          <Icon name="check-circle" size="1.375rem" />
          {message}
        </span>
      )}
    </output>
  )
}
