import { expect, test } from 'vitest'
import { pageAt } from '../../src/urls/page-at'
import { examplePages } from './example-pages'

test.each(examplePages)('$url is a URL of $name', ({ url, page }) => {
  expect(pageAt(url)).toBe(page)
})
