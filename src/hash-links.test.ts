import { expect, test } from 'vitest'
import { pathOfHashLink } from './hash-links'

test.each([
  ['#/contract', '/contract'],
  ['#/inflatables', '/inflatables'],
  ['#/', '/'],
  ['#/inflatable/a%20b?x=1', '/inflatable/a%20b?x=1'],
  ['', null],
  ['#liability', null],
  ['#//elsewhere.example', null],
  ['#/\\elsewhere.example', null],
])('%j is %j', (hash, path) => {
  expect(pathOfHashLink(hash)).toBe(path)
})
