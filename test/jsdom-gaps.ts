// What jsdom lacks of the browser that our screens rely on. It lays nothing out, so it has no scrolling. It knows the dialog
// element but can't open it: opening, Esc asking first, closing, and the focus going back to where it was.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

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
