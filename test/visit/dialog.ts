// jsdom knows the dialog element but can't open it. This is the part of the browser's behavior that our dialogs rely
// on: opening, Esc asking first, closing, and the focus going back to where it was.
import { beforeAll } from 'vitest'

/** Gives jsdom modal dialogs, for the tests of the file that calls it. */
export function installModalDialogs() {
  beforeAll(() => {
    const prototype = HTMLDialogElement.prototype
    const openers = new WeakMap<HTMLDialogElement, Element | null>()

    prototype.showModal = function showModal() {
      if (this.open) throw new DOMException('already open', 'InvalidStateError')
      openers.set(this, document.activeElement)
      this.open = true
    }
    prototype.close = function close() {
      if (!this.open) return
      this.open = false
      const opener = openers.get(this)
      if (opener instanceof HTMLElement) opener.focus()
      this.dispatchEvent(new Event('close'))
    }
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      const dialog = [...document.querySelectorAll('dialog')].findLast((each) => each.open)
      if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
    })
  })
}
