// Repeats a button's press from before the scripts arrived, which a line in the page has noted
// (scripts/build/early-press.ts).

type EarlyPress = {
  button: HTMLElement
  /** Which of the elements with its classes it was. */
  place: number
}

declare global {
  interface Window {
    /** Null once the visitor has done something else. Missing if nothing was done. */
    earlyPress?: EarlyPress | null
  }
}

/**
 * Takes the press when React begins to hear presses.
 * @returns repeats it once the page is rendered, unless the visitor has pressed, typed or scrolled
 * since
 */
export function takeEarlyPress(): () => void {
  const { earlyPress: press } = window
  delete window.earlyPress
  return () => {
    if (!press || 'earlyPress' in window) return
    const { button, place } = press
    // React renders again what an extension has changed.
    const now = button.isConnected
      ? button
      : document.getElementsByClassName(button.className)[place]
    if (now instanceof HTMLElement) now.click()
  }
}
