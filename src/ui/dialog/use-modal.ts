import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { closeOnBack } from './close-on-back'

/**
 * What was pressed last. Safari doesn't focus a pressed button, so the browser can't return the
 * focus to it.
 */
let pressed: HTMLElement | null = null
if (!import.meta.env.SSR) addEventListener('click', remember, true)

function remember({ target }: Event) {
  pressed = target instanceof Element ? target.closest('button, a') : null
}

/**
 * Opens a native modal dialog while `open`: the browser makes the page behind it inert and returns
 * the focus.
 * @returns the dialog's properties. Esc and Back call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement === document.body ? pressed : null
    element.showModal()
    markPage()
    const stopHearing = closeOnBack(element)
    // Also closes when the caller removes the dialog, because closing returns the focus.
    return () => {
      stopHearing()
      element.close()
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
      markPage()
    }
  }, [open])

  // If the browser closed the dialog itself, its close event would come later and undo a reopening
  // in between.
  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    // React passes it on to a dialog around this one.
    event.stopPropagation()
    onClose()
  }
  // Browsers may close a dialog without asking, as on a second Esc.
  function onClosed() {
    if (open && !dialog.current?.open) onClose()
  }
  return { ref: dialog, onCancel, onClose: onClosed }
}

/**
 * For base.css, which stops the page's scrolling: Firefox 115 has no `:has()`, and Safari 15.4 no
 * `:modal`.
 */
function markPage() {
  const isOpen = document.querySelector('dialog[open]') !== null
  document.documentElement.toggleAttribute('data-modal', isOpen)
}
