import { expect, test } from 'vitest'
import { pageAt } from './page-at'

test.each([
  ['/', 'Home'],
  ['/services', 'Services'],
  ['/inflatables', 'Inflatables'],
  ['/inflatables/slides', 'Inflatables'],
  ['/inflatable/abc', 'Inflatables'],
  ['/blogs/blog1', 'Blogs'],
  ['/contact', 'Contact'],
  ['/cart', 'Cart'],
  ['/checkout', 'Cart'],
  ['/extra/abc', 'Home'],
  ['/contract', 'Home'],
  ['/invoice/abc', 'Home'],
  ['/nowhere', 'Home'],
])('%s belongs to %s', (pathname, link) => {
  expect(pageAt(pathname).link).toBe(link)
})
