// What the written home page loads before anybody presses anything: the scripts of its own tags, and
// every script that those import.
import { readFileSync } from 'node:fs'

const dist = new URL('dist-local/', import.meta.url)
const read = (/** @type {string} */ name) => readFileSync(new URL(name, dist), 'utf8')

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(read('.vite/manifest.json'))
const tags = read('index.html').matchAll(
  /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g,
)

/** @type {Set<string>} */
const needed = new Set()
for (const [, file = ''] of tags) collect(file)

export default [
  {
    name: 'home page',
    path: [...needed].map((file) => `dist-local/${file}`),
    limit: '130 kB',
    gzip: true,
    brotli: false,
  },
]

/** @param {string} file of the build */
function collect(file) {
  if (needed.has(file)) return
  const chunk = Object.values(manifest).find((each) => each.file === file)
  if (!chunk) throw new Error(`The build has no ${file}`)
  needed.add(file)
  for (const imported of chunk.imports ?? []) collect(manifest[imported]?.file ?? imported)
}
