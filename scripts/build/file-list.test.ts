import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '~/settings/config'
import { openFolder } from '../../test/folder'
import { fileListName, hashOfFile, writeFileList } from './file-list'

test('names each published file with its hash, and the settings', () => {
  const dist = openFolder()
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'inflatable'))
  const page = Buffer.from('<p>€')
  for (const name of [
    'inflatable/castle.html',
    'firebase.json',
    fileListName,
    '.vite/manifest.json',
  ])
    writeFileSync(join(dist, name), page)
  const settings = readConfig({ VITE_SITE_URL: 'https://site.test/' })
  writeFileList(dist, settings)
  expect(JSON.parse(readFileSync(join(dist, fileListName), 'utf8'))).toEqual({
    settings,
    files: { 'inflatable/castle.html': hashOfFile(page) },
  })
})
