// A native modal dialog: the browser makes the page inert, closes on Esc and returns the focus; base.css stops the
// page's scrolling. Open state stays with the caller, who hears of every close through `onClose`.
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '~/ui/Icon'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOverlay = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    heading.current?.focus()
    // Also when the caller takes the dialog away: closing is what returns the focus.
    return () => element.close()
  }, [open])

  // Around the panel there is only the dialog element itself. A drag that ends out there (selecting text) is no click, nor is
  // the second press of the double click that opened it: that selects nothing, either.
  function press(event: MouseEvent) {
    pressedOverlay.current = event.target === dialog.current && event.detail <= 1
    if (event.target === dialog.current) event.preventDefault()
  }
  function click(event: MouseEvent) {
    if (pressedOverlay.current && event.target === dialog.current) onClose()
  }

  return (
    // The element stays while closed: taken away first, it could no longer return the focus.
    // The overlay is for the pointer alone: by keyboard, Esc and the close button do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (open && !dialog.current?.open) onClose()
      }}
      onMouseDown={press}
      onClick={click}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.top}>
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
      )}
    </dialog>
  )
}
