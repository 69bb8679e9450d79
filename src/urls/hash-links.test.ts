import { expect, test } from 'vitest'
import { pathOfHashLink } from './hash-links'

test.each([
  ['#/inflatable/a%20b?x=1', '/inflatable/a%20b?x=1'],
  ['#/?x=//y%', '/?x=//y%'],
  ['#/nowhere', '/nowhere'],
  ['#/', '/'],
  ['#/contract', '/contract'],
  ['#/contract#liability', '/contract#liability'],
  // No screen can have these paths, and the router would fail over some: they lead home.
  ['#/%0a/x', '/'],
  ['#/%0D%0A', '/'],
  ['#/contract%0a', '/'],
  ['#/%00', '/'],
  ['#/%7f', '/'],
  ['#/x%E2%80%A8y', '/'],
  ['#/inflatable/%', '/'],
  ['#/inflatable/%zz', '/'],
  ['#/inflatable/%E0%A4%A', '/'],
  ['#/..//elsewhere.example', '/'],
  ['#/%2e%2e//elsewhere.example', '/'],
  ['#/.%2F/elsewhere.example', '/'],
  ['#/%2f/elsewhere.example', '/'],
  ['#/x%5c..%5cy', '/'],
  ['', null],
  ['#liability', null],
  ['#//elsewhere.example', null],
  ['#/\\elsewhere.example', null],
])('%j leads to %j', (hash, path) => {
  expect(pathOfHashLink(hash)).toBe(path)
})
