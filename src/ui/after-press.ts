/**
 * Runs `then` whenever the returned function is called, but only after the pointer is lifted and
 * its click is over: new content would move the pressed button away. `signal` ends it.
 */
export function afterPress(then: () => void, signal: AbortSignal): () => void {
  let pressed = false
  let asked = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask() {
    asked = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (pressed) return
      asked = false
      then()
    })
  }
  function press({ type }: PointerEvent) {
    pressed = type === 'pointerdown'
    if (!pressed && asked) ask()
  }

  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, press, { signal, capture: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return ask
}
