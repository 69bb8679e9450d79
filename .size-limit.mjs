// What a first visit to the home page loads: the entry, the home screen, and every script that
// those import.
import { readFileSync } from 'node:fs'

const dist = new URL('dist-local/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const needed = new Set()
collect('index.html')
collect('src/routes/home/home.tsx')

export default [
  {
    name: 'first route',
    path: [...needed].map((key) => `dist-local/${manifest[key].file}`),
    limit: '112 kB',
    gzip: true,
    brotli: false,
  },
]

/** @param {string} key of the manifest */
function collect(key) {
  if (needed.has(key)) return
  if (!manifest[key]) throw new Error(`The build has no ${key}`)
  needed.add(key)
  for (const imported of manifest[key].imports ?? []) collect(imported)
}
