// What is sent of a page's problems, and what is kept for the next page load.
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { storeProblem } from '~/lib/db/problems'
import { CallFailed } from '~/lib/failures/failure'

const store = vi.hoisted(() => vi.fn<typeof storeProblem>())
vi.mock('~/lib/db/problems', () => ({ storeProblem: store }))

/** Removes the listeners of earlier pages. */
let close: (() => void)[] = []
afterEach(() => close.forEach((remove) => remove()))

beforeEach(() => {
  // A page watches once for its lifetime.
  vi.resetModules()
  close = [globalThis, document].map(removeListeners)
  store.mockReset().mockResolvedValue(true)
  localStorage.clear()
  document.head.innerHTML = '<meta name="release" content="0a1b2c3d">'
  history.replaceState(null, '', '/booking/aaaaaaaaaaaaaaaaaaaa')
})

function removeListeners(target: EventTarget) {
  const added = vi.spyOn(target, 'addEventListener')
  return () =>
    added.mock.calls.forEach(([type, listen]) => target.removeEventListener(type, listen))
}

async function openPage() {
  const { noteProblem } = await import('~/lib/failures/note-problem')
  const { watchProblems } = await import('./watch')
  return { noteProblem, watch: () => watchProblems(() => '/booking/:id?') }
}
const kept = () => JSON.parse(localStorage.getItem('problems') ?? '[]') as unknown[]
const sent = () => store.mock.calls.map(([problem]) => problem)
const plain = { page: '/booking/:id?', release: '0a1b2c3d', browser: 'other', version: 0 }

function thrown(place: string) {
  const error = new Error('Ada, 12 Main St')
  error.stack = `Error: Ada, 12 Main St\n    at p (${location.origin}/${place})`
  return error
}

test("sends what was noted before and after, with the page's pattern and release", async () => {
  const { noteProblem, watch } = await openPage()
  noteProblem('mail')
  expect(sent()).toEqual([])
  watch()
  noteProblem('database', 'refused')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    { ...plain, kind: 'mail' },
    { ...plain, kind: 'refused' },
  ])
  await waitFor(() => expect(kept()).toEqual([]))
})

test('sends the same problem once, and ten at most', async () => {
  const { noteProblem, watch } = await openPage()
  watch()
  for (let line = 1; line <= 20; line++)
    noteProblem('script', thrown(`assets/a-12345678.js:1:${line}`))
  for (let time = 1; time <= 3; time++) noteProblem('script', thrown('assets/a-12345678.js:1:1'))
  await waitFor(() => expect(sent()).toHaveLength(10))
})

test('of an error that React wraps and throws again, sends the place of its cause once', async () => {
  const { noteProblem, watch } = await openPage()
  const wrap = (error: Error) =>
    Object.assign(thrown('assets/react-DG_rie-9.js:9:1'), {
      message: 'Minified React error #422',
      cause: error,
    })
  watch()
  noteProblem('script', wrap(thrown('assets/catalog-DG_rie-9.js:2:47')))
  // React renders again, which throws an error of its own.
  noteProblem('script', thrown('assets/catalog-DG_rie-9.js:2:47'))
  // An extension's error in our page isn't ours.
  noteProblem('script', Object.assign(wrap(new Error('stranger')), { message: 'Rendering' }))
  await waitFor(() => expect(sent()).not.toEqual([]))
  expect(sent()).toEqual([
    { ...plain, kind: 'hydration', position: 'assets/catalog-DG_rie-9.js:2:47' },
  ])
})

test("notes errors of the window in the site's scripts, not in others, and each once", async () => {
  const { noteProblem, watch } = await openPage()
  watch()
  const error = thrown('assets/app-12345678.js:2:30')
  noteProblem('hydration', error)
  dispatchEvent(new ErrorEvent('error', { error }))
  dispatchEvent(new ErrorEvent('error', { error: new Error('not ours') }))
  const place = { filename: `${location.origin}/assets/app-12345678.js`, lineno: 3, colno: 4 }
  dispatchEvent(new ErrorEvent('error', place))
  dispatchEvent(new ErrorEvent('error', { ...place, filename: 'chrome-extension://a/b.js' }))
  const rejected = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  rejected(thrown('assets/app-12345678.js:5:6'))
  rejected('a text')
  rejected(undefined)
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(({ kind, position }) => [kind, position])).toEqual([
    ['hydration', 'assets/app-12345678.js:2:30'],
    ['script', 'assets/app-12345678.js:3:4'],
    ['script', 'assets/app-12345678.js:5:6'],
  ])
})

test("notes what the policy blocked of the page itself, not of an extension's", async () => {
  const { watch } = await openPage()
  watch()
  const violate = (blockedURI: string, sourceFile: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { blockedURI, sourceFile }),
    )
  violate('chrome-extension://abc/x.js', '')
  violate('inline', '')
  violate('https://example.com/x.js', 'moz-extension://abc/content.js')
  expect(sent()).toEqual([])
  violate('https://example.com/x.js', `${location.origin}/assets/app-12345678.js`)
  await waitFor(() => expect(sent()).toEqual([{ ...plain, kind: 'policy' }]))
})

test('keeps five while the database gives no answer, and sends them on the next visit', async () => {
  store.mockRejectedValue(new CallFailed('down', 'gone'))
  const first = await openPage()
  first.watch()
  for (let line = 1; line <= 7; line++)
    first.noteProblem('script', thrown(`assets/a-12345678.js:1:${line}`))
  await waitFor(() => expect(sent()).toHaveLength(7))
  expect(kept()).toHaveLength(5)

  store.mockReset().mockResolvedValue(true)
  vi.resetModules()
  const second = await openPage()
  second.watch()
  await waitFor(() => expect(kept()).toEqual([]))
  expect(sent()).toHaveLength(5)
})

test('forgets the problems that the database refuses, except the refusal itself', async () => {
  store.mockResolvedValue(false)
  const { noteProblem, watch } = await openPage()
  watch()
  noteProblem('mail')
  noteProblem('refused')
  await waitFor(() => expect(kept()).toEqual([{ ...plain, kind: 'refused' }]))
})

test('sends nothing from a page without a release, which no build wrote', async () => {
  document.head.innerHTML = ''
  const { noteProblem, watch } = await openPage()
  watch()
  noteProblem('mail')
  await Promise.resolve()
  expect(kept()).toEqual([])
})

test('a notice notes its problem when it is shown', async () => {
  const { watch } = await openPage()
  watch()
  const { ProblemNotice } = await import('~/components/failures/ProblemNotice')
  const { rerender } = render(<ProblemNotice problem={null} title="Wait" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Wait')
  expect(sent()).toEqual([])
  rerender(<ProblemNotice problem="mail" title="Not sent" />)
  await waitFor(() => expect(sent()).toEqual([{ ...plain, kind: 'mail' }]))
})
