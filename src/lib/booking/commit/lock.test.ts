import { afterEach, expect, test, vi } from 'vitest'
import { runInTurn, tryWithLock } from './lock'

afterEach(() => vi.unstubAllGlobals())

function stubLocks(request: (...args: never[]) => unknown) {
  vi.stubGlobal('navigator', { locks: { request } })
}

// Firefox and Chrome forbid locks together with cookies and storage.
test('a browser that forbids locks books and mails without them', async () => {
  stubLocks(() => Promise.reject(new DOMException('', 'SecurityError')))
  expect(await tryWithLock(() => Promise.resolve('booked'))).toBe('booked')
  const mail = vi.fn(() => Promise.resolve())
  await runInTurn('mail', mail)
  expect(mail).toHaveBeenCalledOnce()
})

test("work that fails under its lock isn't repeated", async () => {
  stubLocks((_name: string, _options: object, granted: (lock: object) => unknown) => granted({}))
  const work = vi.fn(() => Promise.reject(new Error('down')))
  expect(await tryWithLock(work)).toEqual({ kind: 'down' })
  await runInTurn('mail', work)
  expect(work).toHaveBeenCalledTimes(2)
})

test("an order doesn't wait: while another tab has the lock it says so", async () => {
  stubLocks((_name: string, _options: object, granted: (lock: null) => unknown) => granted(null))
  expect(await tryWithLock(() => Promise.resolve('booked'))).toEqual({ kind: 'busy' })
})
