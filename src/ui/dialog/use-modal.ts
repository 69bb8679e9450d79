import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens a native modal dialog while `open`: the browser makes the page behind it inert, closes the dialog on Esc and returns
 * the focus.
 * @returns the dialog's ref
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
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
  return dialog
}

/** For base.css, which stops the page's scrolling: Firefox 115 has no `:has()`, and Safari 15.4 no `:modal`. */
function markPage() {
  const isOpen = document.querySelector('dialog[open]') !== null
  document.documentElement.toggleAttribute('data-modal', isOpen)
}
