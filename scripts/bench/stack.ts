// Builds an empty page with our React and router: the least for which such a page blocks.
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { buildTarget } from '../build/browsers'

/** A folder with the page, which gets the headers of `dist`. */
export async function buildStack(dist: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'stack'),
    base: '/stack/',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: buildTarget },
  })
  copyFileSync(join(dist, 'firebase.json'), join(folder, 'firebase.json'))
  return folder
}
