// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch'

const screen = vi.fn(() => Promise.resolve({ Component: () => null }))
const about = vi.fn(() => Promise.reject(new Error('gone')))

const fetching = new AbortController()
prefetchOnIntent(
  [
    { path: '/screen/:id', lazy: screen },
    { path: '/about', lazy: about },
  ],
  fetching.signal,
)

function linkTo(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`
  return document.querySelector('span') ?? document.body
}

test.each(['pointerover', 'focusin', 'touchstart'])(
  'a link is fetched ahead on %s, once',
  (intent) => {
    screen.mockClear()
    const link = linkTo(`/screen/${intent}`)
    link.dispatchEvent(new Event(intent, { bubbles: true }))
    link.dispatchEvent(new Event(intent, { bubbles: true }))
    expect(screen).toHaveBeenCalledOnce()
  },
)

test.each(['https://elsewhere.example/screen/1', 'tel:+18155550142', '/nowhere'])(
  'nothing is fetched for %s',
  (href) => {
    screen.mockClear()
    linkTo(href).dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(screen).not.toHaveBeenCalled()
  },
)

test('a missing script shows no error before its page is opened', async () => {
  linkTo('/about').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(about).toHaveBeenCalledOnce()
  await expect(about.mock.results[0]?.value).rejects.toThrow('gone')
})

test('once the router is gone, nothing is fetched', () => {
  screen.mockClear()
  fetching.abort()
  linkTo('/screen/late').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(screen).not.toHaveBeenCalled()
})
