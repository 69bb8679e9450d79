import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'

/**
 * Opens a native modal dialog while `open`: the browser makes the page behind it inert and returns the focus.
 * @returns the dialog's properties. Esc calls `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    markPage()
    // Also closes when the caller removes the dialog, because closing returns the focus.
    return () => {
      element.close()
      markPage()
    }
  }, [open])

  // If the browser closed the dialog itself, its close event would come later and undo a reopening in between.
  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }
  // Browsers may close a dialog without asking, as on a second Esc.
  function onClosed() {
    if (open && !dialog.current?.open) onClose()
  }
  return { ref: dialog, onCancel, onClose: onClosed }
}

/** For base.css, which stops the page's scrolling: Firefox 115 has no `:has()`, and Safari 15.4 no `:modal`. */
function markPage() {
  const isOpen = document.querySelector('dialog[open]') !== null
  document.documentElement.toggleAttribute('data-modal', isOpen)
}
