import { expect, test } from 'vitest'
import { browserOf } from './browser'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 131],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/130.0.1`,
    'Edge',
    130,
  ],
  [`Mozilla/5.0 (X11) ${webkit} Chrome/120.0.0.0 Safari/537.36 OPR/106.0`, 'Opera', 106],
  [
    `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    'Samsung',
    23,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 133],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
    'Firefox',
    132,
  ],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/131.0.1 Mobile/15E148 Safari/604.1',
    'Chrome',
    131,
  ],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML) Version/17.6 Safari/605.1.15',
    'Safari',
    17,
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]', 'other', 0],
  ['', 'other', 0],
])('%s', (userAgent, browser, version) => {
  expect(browserOf(userAgent)).toEqual({ browser, version })
})
