// Back closes an open dialog and stays on the page (docs/decisions/back-in-dialogs.md).
//
// The first dialog of a page adds a page to the history, so that Back has something to leave:
// `below` is the page itself, `above` the same page again, where the visitor is from then on.

type PageState = { idx?: number; dialog?: 'below' | 'above' } | null

/** Open dialogs, the top one last. */
const dialogs: HTMLDialogElement[] = []
/** The router's number of the page where the visitor is. */
let at = 0

// These files are loaded before the router starts, so this hears Back and Forward first.
if (!import.meta.env.SSR) addEventListener('popstate', leave, true)

function leave(event: PopStateEvent) {
  const state = event.state as PageState
  const to = state?.idx ?? at - 1
  const dialog = dialogs.at(-1)
  if (dialog === undefined && state?.dialog !== 'below') {
    at = to
    return
  }
  event.stopImmediatePropagation()
  if (dialog === undefined) {
    // Nobody stays here: on to the page before, or with Forward to the page above.
    const isBack = to === at - 1
    at = to
    history.go(isBack ? -1 : 1)
  } else if (to === at) {
    // Back where the dialog is. Closes it as Esc does.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  } else history.go(at - to)
}

/** Called whenever the router has changed the URL. */
export function noteEntry(): void {
  const { idx = at, dialog } = (history.state as PageState) ?? {}
  if (dialog !== 'below') at = idx
}

/** Back and Forward close this open dialog, until the returned function is called. */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  const state = history.state as PageState
  at = state?.idx ?? at
  if (state?.dialog !== 'above') {
    history.replaceState({ ...state, idx: at, dialog: 'below' }, '')
    at += 1
    history.pushState({ ...state, idx: at, dialog: 'above' }, '')
  }
  dialogs.push(dialog)
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
  }
}
