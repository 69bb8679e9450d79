import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { stopAtLinkedPackages } from './linked-packages'

/** A project whose package `paint` or whole node_modules may be a link to another folder. */
function buildWith(link: 'none' | 'node_modules' | 'node_modules/paint') {
  const [root, elsewhere] = [openFolder(), openFolder()]
  const paint = join(link === 'none' ? root : elsewhere, 'node_modules/paint')
  mkdirSync(paint, { recursive: true })
  writeFileSync(
    join(paint, 'package.json'),
    '{ "name": "paint", "main": "index.js", "type": "module" }',
  )
  writeFileSync(join(paint, 'index.js'), 'export const paint = () => "painted"')
  writeFileSync(join(root, 'main.js'), 'import { paint } from "paint"; document.title = paint()')
  if (link !== 'none') {
    mkdirSync(join(root, link, '..'), { recursive: true })
    symlinkSync(join(elsewhere, link), join(root, link))
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [stopAtLinkedPackages()],
    build: { write: false, rolldownOptions: { input: 'main.js' } },
  })
}

test.each(['none', 'node_modules'] as const)('linked: %s. The build goes through', async (link) => {
  await expect(buildWith(link)).resolves.toBeDefined()
})

test('a build with a linked package names its file, and what to do', async () => {
  await expect(buildWith('node_modules/paint')).rejects.toThrow(
    /linked from another folder.*node_modules\/paint\/index\.js\n.*npm ci/,
  )
})
