// Repeats a press from before the scripts arrived, which the page noted
// (scripts/build/early-press.ts).

type EarlyPress = {
  button: HTMLElement
  /** Which of the elements with its classes it was. */
  index: number
}

declare global {
  interface Window {
    /** Null once the visitor has done something else. Missing if nothing was done. */
    earlyPress?: EarlyPress | null
  }
}

/**
 * Takes the press when React begins to hear presses. Call the result once the page is rendered: it
 * repeats the press unless the visitor has pressed, typed or scrolled since.
 */
export function takeEarlyPress(): () => void {
  const { earlyPress: press } = window
  delete window.earlyPress
  return () => {
    if (!press || 'earlyPress' in window) return
    const { button, index } = press
    // React renders again what an extension has changed.
    const now = button.isConnected
      ? button
      : document.getElementsByClassName(button.className)[index]
    if (now instanceof HTMLElement) now.click()
  }
}
