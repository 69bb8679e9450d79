// Builds an empty page with our versions of React and its router: the least for which a page of
// this stack blocks.
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { buildTarget } from '../build/browsers'

/**
 * A folder with the page.
 * @param dist whose headers it gets
 */
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
