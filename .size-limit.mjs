// What a first visit to the home page loads: the entry, the home screen, and every script that those import. And no script of the
// build may wait for one that waits for it.
import { readFileSync } from 'node:fs'

const dist = new URL('dist-local/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const met = new Set()
for (const key of Object.keys(manifest)) meet(key)
const needed = new Set()
collect('index.html')
collect('src/routes/home/home.tsx')

export default [
  {
    name: 'first route',
    path: [...needed].map((key) => `dist-local/${manifest[key].file}`),
    limit: '105 kB',
    gzip: true,
    brotli: false,
  },
]

function collect(key) {
  if (needed.has(key)) return
  if (!manifest[key]) throw new Error(`The build has no ${key}`)
  needed.add(key)
  for (const imported of manifest[key].imports ?? []) collect(imported)
}

/** The page stays empty where one waits for the other. */
function meet(key, above = []) {
  if (above.includes(key)) throw new Error(`In a circle: ${[...above, key].join(' -> ')}`)
  if (met.has(key)) return
  met.add(key)
  for (const imported of manifest[key].imports ?? []) meet(imported, [...above, key])
}
