// Runs one order or payment at a time over all tabs of this browser, and mails one after the other.
import { StorageRefused } from './journal'
import { notRead, type NotRead } from './outcome'

/** Another one is running, the browser keeps no journal, or a read failed. */
type NotRun = { kind: 'busy' | 'noStorage' } | NotRead

let running = false

/** Runs an order or a payment unless another one runs, here or in another tab. Never throws. */
export async function tryWithLock<Answer>(work: () => Promise<Answer>): Promise<Answer | NotRun> {
  if (running) return { kind: 'busy' }
  running = true
  try {
    return await withLock('payment', { ifAvailable: true }, async (isOurs) =>
      isOurs ? work() : { kind: 'busy' },
    )
  } catch (error) {
    return error instanceof StorageRefused ? { kind: 'noStorage' } : notRead(error)
  } finally {
    running = false
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs `work` after all other work of this name, here and in other tabs. Never throws. */
export async function runInTurn(name: string, work: () => Promise<void>): Promise<void> {
  const mine = last.then(() => withLock(name, {}, work))
  last = mine.catch(() => {})
  await last
}

/**
 * The lock ends with the page, so a crash never leaves it behind. Browsers without locks, or that
 * forbid them together with storage, guard only one tab.
 */
async function withLock<Answer>(
  name: string,
  options: LockOptions,
  work: (isOurs: boolean) => Promise<Answer>,
): Promise<Answer> {
  if (!('locks' in navigator)) return work(true)
  let started = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      started = true
      return work(lock !== null)
    })
  } catch (error) {
    if (started) throw error
    return work(true)
  }
}
