import { expect, test } from 'vitest'
import { activeTab } from './header-tabs'

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
])('%s belongs to %s', (pathname, tab) => {
  expect(activeTab(pathname)).toBe(tab)
})
