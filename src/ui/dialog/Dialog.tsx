// A dialog with a title. The caller has the open state; every close calls `onClose`.
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '~/ui/Icon'
import type { Slot } from '~/ui/slot'
import { Modal } from './Modal'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** It stands in the page's place instead of over it, such as what follows a booking. */
  whole?: boolean
  children: Slot
}

/** The last step of a long dialog, which stays in view. */
export function DialogFoot({ children }: { children: Slot }) {
  return <div className={`stack-8 ${styles.foot}`}>{children}</div>
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open && <OpenDialog {...rest} />
}

function OpenDialog({ onClose, title, whole = false, children }: Omit<DialogProps, 'open'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOverlay = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => heading.current?.focus(), [])

  // The dialog element is around the panel. A drag that ends there (selecting text) isn't a click,
  // and neither is the second press of the double click that opened the dialog.
  function press(event: MouseEvent) {
    pressedOverlay.current = event.target === event.currentTarget && event.detail <= 1
    if (event.target === event.currentTarget) event.preventDefault()
  }
  function click(event: MouseEvent) {
    if (pressedOverlay.current && event.target === event.currentTarget) onClose()
  }

  return (
    // The overlay is for the pointer only; keyboard users have Esc and the close button.
    <Modal
      onClose={onClose}
      className={`${styles.dialog} ${whole ? styles.whole : ''}`}
      aria-labelledby={titleId}
      onMouseDown={press}
      onClick={click}
    >
      <div className={styles.panel}>
        <div className={`between ${styles.top}`}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="x" size="1.25rem" />
          </button>
        </div>
        {children}
      </div>
    </Modal>
  )
}
