// What `npm run browsers` finds in a script or style sheet.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../build/browsers.ts'
import { scriptGaps } from './script-gaps.ts'
import { styleGaps } from './style-gaps.ts'

const safari = ['Safari 15.4', 'Safari on iOS 15.4']
const chrome = ['Chrome 105', 'Edge 105']
const firefox = ['Firefox 115']
const all = [...safari, ...chrome, ...firefox]

test.each([
  ['days.toSorted()', 'toSorted', [...safari, ...chrome]],
  ['const day = days.with(0, first)', 'with', [...safari, ...chrome]],
  ['/(?<=,)S Beloit/', 'lookbehind', safari],
  ['new RegExp(`(?<!new )${countries}`)', 'lookbehind', safari],
  ['new RegExp("(?<=,)Beloit", "i")', 'lookbehind', safari],
  ['URL.canParse(image)', 'URL.canParse', [...safari, ...chrome]],
  ['Promise.withResolvers()', 'Promise.withResolvers', all],
  ['Object.groupBy(days, monthOf)', 'Object.groupBy', all],
  ['AbortSignal.timeout(5)', 'AbortSignal.timeout', safari],
  ['requestIdleCallback(work)', 'requestIdleCallback', safari],
  ['box.checkVisibility()', 'checkVisibility', safari],
  ['class Cart { static { open() } }', 'a static block', safari],
  ['if (key) await startAppCheck(key)', 'top-level await', safari],
])('the script %s', (code, feature, browsers) => {
  const [gap, ...others] = scriptGaps(code)
  expect(gap?.feature).toBe(feature)
  expect(new Set(gap?.browsers)).toEqual(new Set(browsers))
  expect(others).toEqual([])
})

test.each([
  'days.at(-1).findLast(isFree)',
  'structuredClone(form)',
  'Object.hasOwn(towns, name)',
  'class Cart { #days = 1; static open = 2 }',
  'booking.take(days)',
  'const read = async () => { await db }',
])('the script %s works in all', (code) => {
  expect(scriptGaps(code)).toEqual([])
})

test.each([
  ['@media (width >= 600px) { a { color: red } }', '@media range_syntax', safari],
  ['html:has(dialog) { overflow: hidden }', ':has', firefox],
  ['dialog:modal { color: red }', ':modal', safari],
  ['a { overflow: clip }', 'overflow: clip', safari],
  ['a { height: 100dvh }', 'viewport_percentage_units_dynamic', chrome],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix(', [...safari, ...chrome]],
  ['a { & b { color: red } }', 'nesting', all],
  ['input:user-invalid { color: red }', ':user-invalid', [...safari, ...chrome]],
  ['@container (width >= 18rem) { a { color: red } }', '@container', safari],
  ['a { text-wrap: balance }', 'text-wrap', all],
  ['dialog::backdrop { background: var(--scrim) }', '::backdrop var(', all],
])('the style %s', (css, feature, browsers) => {
  const [gap, ...others] = styleGaps(css)
  expect(gap?.feature).toBe(feature)
  expect(new Set(gap?.browsers)).toEqual(new Set(browsers))
  expect(others).toEqual([])
})

test.each([
  '@layer base { a { aspect-ratio: 4 / 3; inset: 0; accent-color: red } }',
  'a { height: 100vh; height: 100dvh }',
  '@supports (overflow: clip) { a { overflow: clip } }',
  '@media (min-width: 600px) and (prefers-reduced-motion: reduce) { a { color: red } }',
  'a { -webkit-print-color-adjust: exact; print-color-adjust: exact }',
])('the style %s works in all, or has a fallback', (css) => {
  expect(styleGaps(css)).toEqual([])
})

test('README.md names the same browsers', () => {
  const { safari: own, safari_ios: phone, chrome: one, edge, firefox: last } = oldestBrowsers
  expect([phone, edge]).toEqual([own, one])
  const words = `iOS and Safari ${own}, Chrome and Edge ${one}, and Firefox ${last}`
  expect(readFileSync('README.md', 'utf8')).toContain(words)
})
