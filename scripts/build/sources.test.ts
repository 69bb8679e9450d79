import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { sourcesOf } from './sources'

const project = {
  'index.html': '<html>\n',
  'package-lock.json': '{}',
  'vite.config.ts': 'export {}',
  'public/robots.txt': 'User-agent: *\n',
  'scripts/build/chunks.ts': 'export {}',
  'src/main.tsx': 'start()',
  'src/lib/a.ts': 'export {}',
}

function hashOf(some: Record<string, string> = {}): string {
  const root = openFolder()
  for (const [path, text] of Object.entries({ ...project, ...some })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return sourcesOf(root)
}

test.each([
  ['a changed file', { 'src/lib/a.ts': 'export const a = 1' }],
  ['a new file', { 'src/lib/b.ts': 'export {}' }],
  ['another package', { 'package-lock.json': '{"a":1}' }],
  ['a picture', { 'public/a.png': '\u0089PNG' }],
])('%s makes another version', (_, change) => {
  expect(hashOf(change)).not.toBe(hashOf())
})

test.each([
  ['a test', { 'src/lib/a.test.ts': 'test()' }],
  ['settings', { '.env': 'VITE_SITE_URL=https://a.test' }],
  ['other line ends', { 'index.html': '<html>\r\n' }],
  ['a document', { 'docs/a.md': 'a' }],
])('%s leaves the version the same', (_, change) => {
  expect(hashOf(change)).toBe(hashOf())
})
