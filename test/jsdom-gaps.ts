// Stand-ins for what our screens need of a browser and jsdom lacks. jsdom lays nothing out, so it
// can't scroll. It has the dialog element but can't open it, so these open it, ask before Esc
// closes it, close it, and return the focus.
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
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const dialog = [...document.querySelectorAll('dialog')].findLast((each) => each.open)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
})
