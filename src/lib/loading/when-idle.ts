/** Once the page has nothing else to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: 2_000 })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 200)
  return () => clearTimeout(asked)
}
