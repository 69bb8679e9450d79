// One payment at a time, over all tabs of this browser.

let running = false

/** Runs `pay` unless a payment runs already, here or in another tab: then null. */
export async function alone<Answer>(pay: () => Promise<Answer>): Promise<Answer | null> {
  if (running) return null
  running = true
  try {
    // The lock ends with the page, so that a crash never leaves it behind. Browsers without it have one tab's guard.
    if (!('locks' in navigator)) return await pay()
    return await navigator.locks.request('payment', { ifAvailable: true }, async (lock) =>
      lock ? pay() : null,
    )
  } finally {
    running = false
  }
}
