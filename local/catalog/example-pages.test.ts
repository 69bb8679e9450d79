import { expect, test } from 'vitest'
import { pageAt } from '../../src/urls/page-at'
import { examplePages } from './example-pages'

test.each(examplePages)('$address is an address of $name', ({ address, page }) => {
  expect(pageAt(address)).toBe(page)
})
