import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { sourceLine } from './source-lines'

// Line 1, column 11 of the script is line 2, column 3 of the source.
const map = {
  version: 3,
  sources: ['../../src/lib/cart/lines.ts'],
  sourcesContent: ['const lines = []\n  lines[0].item\n'],
  names: [],
  mappings: 'AAAA,UACE',
}

function keep(): string {
  const folder = openFolder()
  mkdirSync(join(folder, '0a1b2c3d'))
  writeFileSync(join(folder, '0a1b2c3d', 'lines-Ab12.js.map'), JSON.stringify(map))
  return folder
}

test('a position gives the file, the line and its text', () => {
  expect(sourceLine(keep(), '0a1b2c3d', 'assets/lines-Ab12.js:1:11')).toBe(
    'src/lib/cart/lines.ts:2  lines[0].item',
  )
  expect(sourceLine(keep(), '0a1b2c3d', 'assets/lines-Ab12.js:1:10')).toBe(
    'src/lib/cart/lines.ts:1  const lines = []',
  )
})

test.each([
  ['another release', 'ffffffff', 'assets/lines-Ab12.js:1:11'],
  ['a release that is a path', '../..', 'assets/lines-Ab12.js:1:11'],
  ['another script', '0a1b2c3d', 'assets/cart-Ab12.js:1:11'],
  ['no position', '0a1b2c3d', ''],
  ['a path', '0a1b2c3d', 'assets/../0a1b2c3d/lines-Ab12.js:1:11'],
])('finds no source line for %s', (_, release, position) => {
  expect(sourceLine(keep(), release, position)).toBe(null)
})
