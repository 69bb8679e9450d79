// The notice of index.html that the page is slow or doesn't work.
const notice = document.getElementById('late')

export const removeLateNotice = () => notice?.remove()

/** Shows it at once, also on a page from which it was removed. */
export function showLateNotice(): void {
  if (!notice) return
  if (!notice.isConnected) document.body.append(notice)
  notice.setAttribute('role', 'alert')
}
