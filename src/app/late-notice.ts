// The notice of index.html that the page is slow or doesn't work. It shows some seconds after the
// start, or at once as an alert.
const notice = document.getElementById('late')

export const removeLateNotice = () => notice?.remove()

/** Shows it at once, also on a page from which it was removed. */
export function showLateNotice(): void {
  if (!notice) return
  if (!notice.isConnected) document.body.append(notice)
  notice.setAttribute('role', 'alert')
}
