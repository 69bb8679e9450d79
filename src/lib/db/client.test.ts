// How an answer of the database's server is classified: the real SDK reads it.
import '#test/browser-storage'
import { getDoc, doc, writeBatch } from 'firebase/firestore/lite'
import { expect, test, vi } from 'vitest'
import { db, askDatabase } from './client'
import { commit } from './commit'

const json = (status: number, code: string) =>
  Response.json({ error: { code: status, status: code, message: '' } }, { status })
const page = (status: number) =>
  new Response('<!doctype html><p>Welcome to our Wi-Fi</p>', {
    status,
    headers: { 'content-type': 'text/html' },
  })

test.each([
  ['the rules refuse', () => json(403, 'PERMISSION_DENIED'), 'refused'],
  ['App Check asks for a token', () => json(401, 'UNAUTHENTICATED'), 'refused'],
  ['the server fails', () => json(500, 'INTERNAL'), 'down'],
  ['the server is busy', () => json(429, 'RESOURCE_EXHAUSTED'), 'down'],
  ['a hotel answers with its sign-in page', () => page(200), 'down'],
  ["a school's filter answers with its own page", () => page(403), 'down'],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'down'],
] as const)('%s', async (_, answer, failure) => {
  vi.stubGlobal('fetch', async () => answer())
  await expect(askDatabase(() => getDoc(doc(db, 'inflatables', 'castle')))).rejects.toMatchObject({
    failure,
  })
  const batch = writeBatch(db)
  batch.set(doc(db, 'claims', 'a'), { key: 'b' })
  // Without an answer it may have been written.
  expect(await commit(batch)).toBe(failure === 'refused' ? 'refused' : 'unanswered')
})

test('an answer that takes 15 seconds is too slow', async () => {
  vi.useFakeTimers()
  const asked = expect(askDatabase(() => new Promise(() => {}))).rejects.toMatchObject({
    failure: 'slow',
  })
  await vi.advanceTimersByTimeAsync(15_000)
  await asked
  vi.useRealTimers()
})
