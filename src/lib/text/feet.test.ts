import { expect, test } from 'vitest'
import { readFeet } from './feet'

test.each([
  '15 x 18',
  '15 × 18',
  '15 * 18',
  '15×18',
  '15*18',
  '15 by 18',
  "15' x 18'",
  '15’ × 18’',
  '15′×18′',
  '15 ft. x 18 ft.',
  '15 feet by 18 feet',
  '15 x 18 ft',
  '15-ft x 18-ft',
  "15'W x 18'L",
  '15 ft wide x 18 ft long',
  '15 w x 18 d',
  '180" x 216"',
  '180 in x 216 inches',
  '15\'0" x 18\'0"',
  ' 15\u00a0×\u200918\u200b ',
])('%s', (text) => {
  expect(readFeet(text)).toEqual([15, 18])
})

test.each([
  ['15', 15],
  ["15'", 15],
  ['15 feet wide', 15],
  ['12.5', 12.5],
  ['15½', 15.5],
  ['15 1/2 ft', 15.5],
  ['15\'6"', 15.5],
  ['15 ft 6 in', 15.5],
  // Up, so that it fits.
  ['15\'4"', 15.4],
])('%s alone', (text, feet) => {
  expect(readFeet(text)).toEqual([feet])
})

test.each([
  '',
  'wide',
  'x 18',
  '15 x wide',
  '15 x 18 x 14',
  '15 18',
  '15-18',
  '15, 18',
  '15 m x 18 m',
  'about 15',
  '15 x 18 (20 with blower)',
  '15 or 18',
  '15+',
  '-3',
  '0 x 18',
  '1e3',
  '15 by',
  '15 1/0',
])("%j isn't said for sure", (text) => {
  expect(readFeet(text)).toBeNull()
})
