// One order or payment at a time, over all tabs of this browser; and mails in turn.

let running = false

/** Runs `place` unless an order or a payment runs already, here or in another tab: then null. */
export async function alone<Answer>(place: () => Promise<Answer>): Promise<Answer | null> {
  if (running) return null
  running = true
  try {
    // The lock ends with the page, so that a crash never leaves it behind. Browsers without it have one tab's guard.
    if (!hasLocks()) return await place()
    return await navigator.locks.request('payment', { ifAvailable: true }, async (lock) =>
      lock ? place() : null,
    )
  } finally {
    running = false
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs `work` after what others do under this name, here and in other tabs. Never throws. */
export async function turnFor(name: string, work: () => Promise<void>): Promise<void> {
  const mine = last.then(async () => {
    if (hasLocks()) await navigator.locks.request(name, {}, work)
    else await work()
  })
  last = mine.catch(() => {})
  await last
}

const hasLocks = () => 'locks' in navigator
