// What a page finds once it is idle: what was thrown before, and what the router's error screen shows.
import type { createBrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '~/lib/failures/failure'
import { noteProblem } from '~/lib/failures/note-problem'
import { ChunkLoadError, lazyImport } from '~/lib/loading/lazy-import'
import type { watchProblems } from '~/lib/problems/watch'
import { watchPage } from './watch-page'

vi.mock('~/lib/problems/watch', () => ({ watchProblems: vi.fn<typeof watchProblems>() }))
vi.mock('~/lib/failures/note-problem', () => ({ noteProblem: vi.fn<typeof noteProblem>() }))
const noted = () => vi.mocked(noteProblem).mock.calls

type State = ReturnType<typeof createBrowserRouter>['state']
let listeners: ((state: State) => void)[] = []
beforeEach(() => {
  listeners = []
})

/** A page whose router has these errors. */
function opened(errors: Record<string, unknown> | null, signal = new AbortController().signal) {
  const router = {
    state: { errors } as State,
    subscribe: (listener: (state: State) => void) => void listeners.push(listener),
  } as unknown as ReturnType<typeof createBrowserRouter>
  return { router, signal }
}

test('notes what was thrown before, and why the prerendered page came back first', () => {
  const thrown = new Error('thrown')
  watchPage([thrown], opened(null, AbortSignal.abort(thrown)))
  expect(noted()).toEqual([
    ['hydration', thrown],
    ['script', thrown],
  ])
})

test("notes the errors of the router's error screen, at once and later, but no unknown URL", () => {
  const [first, later] = [new ChunkLoadError('gone'), new CallFailed('down', 'gone')]
  const unknown = { status: 404, statusText: 'Not Found', internal: false, data: '' }
  watchPage([], opened({ 0: first, 1: unknown }))
  expect(noted()).toEqual([['script', first]])
  for (const listen of listeners) listen({ errors: { 0: later } } as unknown as State)
  expect(noted().at(-1)).toEqual(['script', later])
})

test('notes why a prerendered page stays as it is', () => {
  const thrown = new Error('thrown')
  watchPage([thrown])
  expect(noted()).toEqual([['hydration', thrown]])
})

test('notes a missing script of a page whose screen did not load', async () => {
  watchPage([])
  expect(noted()).toEqual([])
  await lazyImport(() => Promise.reject(new Error('gone'))).catch(() => {})
  watchPage([])
  expect(noted()).toEqual([['missing']])
})
