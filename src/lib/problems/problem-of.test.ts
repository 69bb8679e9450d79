import { expect, test } from 'vitest'
import { CallFailed } from '~/lib/failures/failure'
import { ChunkLoadError } from '~/lib/loading/lazy-import'
import { problemOf } from './problem-of'

test.each([
  ['database', 'down', 'database'],
  ['database', 'slow', 'database'],
  ['database', 'nonsense', 'database'],
  ['database', 'refused', 'refused'],
  ['database', 'missing', 'missing'],
  ['database', undefined, 'database'],
  // A service that refuses is still that service's failure.
  ['mail', 'refused', 'mail'],
  ['distance', 'nonsense', 'distance'],
  ['script', new TypeError('x is undefined'), 'script'],
  ['script', new Error('Minified React error #418; visit …'), 'hydration'],
  ['script', new Error('Minified React error #31; visit …'), 'script'],
  // What the router's error screen shows may be a loader's.
  ['script', new ChunkLoadError('gone'), 'missing'],
  ['script', new CallFailed('refused', 'rules'), 'refused'],
  ['script', new CallFailed('slow', 'late'), 'database'],
  ['hydration', new ChunkLoadError('gone'), 'missing'],
  ['payment', undefined, 'payment'],
  ['script', 'a rejected text', 'script'],
] as const)('%s because of %s counts as %s', (kind, cause, counted) => {
  expect(problemOf(kind, cause)).toBe(counted)
})
