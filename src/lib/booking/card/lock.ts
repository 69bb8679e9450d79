// Runs one order or payment at a time over all tabs of this browser, and mails one after the other.
import { StorageRefused } from '~/lib/booking/commit/journal'

/** Another one is running, the browser refused to store an entry that must not be lost, or a read failed. */
type NotRun = { kind: 'busy' | 'noStorage' | 'down' }

let running = false

/** Runs an order or a payment unless another one is running, here or in another tab. Never throws. */
export async function tryWithLock<Answer>(work: () => Promise<Answer>): Promise<Answer | NotRun> {
  if (running) return { kind: 'busy' }
  running = true
  try {
    // The lock ends with the page, so a crash never leaves it behind. Browsers without locks guard only one tab.
    if (!hasLocks()) return await work()
    return await navigator.locks.request('payment', { ifAvailable: true }, async (lock) =>
      lock ? work() : { kind: 'busy' },
    )
  } catch (error) {
    return { kind: error instanceof StorageRefused ? 'noStorage' : 'down' }
  } finally {
    running = false
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs `work` after all other work of this name, here and in other tabs. Never throws. */
export async function runInTurn(name: string, work: () => Promise<void>): Promise<void> {
  const mine = last.then(async () => {
    if (hasLocks()) await navigator.locks.request(name, {}, work)
    else await work()
  })
  last = mine.catch(() => {})
  await last
}

const hasLocks = () => 'locks' in navigator
