/** Runs `work` once the page is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: 2_000 })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 200)
  return () => clearTimeout(asked)
}
