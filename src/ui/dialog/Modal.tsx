// A native modal dialog, open as long as it is rendered. It stands in the body, beside the page,
// which base.css leaves out on paper.
import { useLayoutEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { closeOnBack } from './close-on-back'

/** Safari doesn't focus a pressed button, so the browser can't return the focus to it. */
let pressed: HTMLElement | null = null
if (!import.meta.env.SSR) addEventListener('click', remember, true)

function remember({ target }: Event) {
  pressed = target instanceof Element ? target.closest('button, a') : null
}

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel' | 'onClose'> & {
  /** Called by Esc and Back. */
  onClose: () => void
}

/** The browser makes the page behind it inert, and returns the focus when it goes. */
export function Modal({ onClose, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement === document.body ? pressed : null
    element.showModal()
    markPage()
    const stopHearing = closeOnBack(element)
    // Before React removes the dialog, because closing returns the focus.
    return () => {
      stopHearing()
      element.close()
      // Without an opener that the browser knows, the focus stays in the dialog until it is gone.
      const { activeElement } = document
      if (activeElement === document.body || element.contains(activeElement))
        opener?.focus({ preventScroll: true })
      markPage()
    }
  }, [])

  // Otherwise the browser's close event would come later and undo a reopening in between.
  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    // React passes it on to a dialog around this one.
    event.stopPropagation()
    onClose()
  }
  // Browsers may close a dialog without asking, as on a second Esc.
  function onClosed() {
    if (!dialog.current?.open) onClose()
  }
  return createPortal(
    <dialog {...rest} ref={dialog} onCancel={onCancel} onClose={onClosed} />,
    document.body,
  )
}

/** For base.css, to stop scrolling: Firefox 115 has no `:has()`, Safari 15.4 no `:modal`. */
function markPage() {
  const isOpen = document.querySelector('dialog[open]') !== null
  document.documentElement.toggleAttribute('data-modal', isOpen)
}
