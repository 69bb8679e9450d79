// Each page has the hash of its source code; the doctor compares it with its own folder's.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const files = ['index.html', 'package-lock.json', 'vite.config.ts']
const folders = ['public', 'scripts/build', 'src']

/**
 * 16 hexadecimal digits for all that a build of `root` makes pages of, except .env and the catalog.
 * Line ends don't count, because Git may change them.
 */
export function sourcesOf(root: string): string {
  const hash = createHash('sha256')
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && !/^\.|\.test\.tsx?$/.test(each.name))
      .map((each) => join(each.parentPath, each.name).slice(join(root, '/').length)),
  )
  for (const path of [...files, ...found].map((each) => each.replaceAll('\\', '/')).sort())
    hash.update(`${path}\n${readFileSync(join(root, path), 'latin1').replaceAll('\r', '')}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Writes the hash into each page. */
export function namedSources(): Plugin {
  let root = ''
  return {
    name: 'sources',
    configResolved(config) {
      ;({ root } = config)
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'sources', content: sourcesOf(root) }, injectTo: 'head' },
    ],
  }
}
