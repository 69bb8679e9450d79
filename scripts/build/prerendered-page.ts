// Writes a page with a screen. Its scripts load beside text, styles and data, and run last.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Written } from '../../src/app/prerender'
import { photosId, type Photos } from '../../src/ui/photos.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

const shell = /<div id="root">.*?<\/main>\s*<\/div>/s
const shellHead = /<title>[^<]*<\/title>\s*<meta\s+name="description"\s+content="[^"]*"\s*\/?>/
/** The build's script tags in the head: the first script and its imports. */
const scriptTags = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*/g
const styleLink = /<link rel="stylesheet"[^>]*>\s*/g

type Build = {
  /** The built index.html. */
  empty: string
  manifest: Manifest
  /** The folder of the build. */
  dist: string
}

export function prerenderedPage({ empty, manifest, dist }: Build) {
  if (!shell.test(empty)) throw new Error('index.html has no shell to put a screen into')
  if (!shellHead.test(empty)) throw new Error('index.html has no title and description to replace')

  return {
    /** The page without a screen, which the browser renders. Search engines don't list it. */
    forAnyone: () => empty.replace('</head>', '<meta name="robots" content="noindex"></head>'),

    of(path: string, source: string, { head, body, structured, loaderData }: Written): string {
      const keys = collect(manifest, 'index.html')
      const entrySize = keys.size
      collect(manifest, source, keys)
      const own = [...keys].slice(entrySize)
      const sheets = [...keys].flatMap((key) => manifest[key]?.css ?? [])
      const texts = sheets.map((sheet) => readFileSync(join(dist, sheet), 'utf8').trim())
      // Disabled links load nothing. Without them Vite would add a link for each style sheet.
      const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`)
      const styles = `<style>${texts.join('')}</style>${links.join('')}`
      const data = inScript(JSON.stringify({ path, loaderData }))
      const things =
        structured === null
          ? ''
          : `<script type="application/ld+json">${inScript(structured)}</script>`
      // Scripts come last, because the page can be read without them.
      const preloads = own.map(
        (key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`,
      )
      const scripts = [...(empty.match(scriptTags) ?? []), ...preloads].join('')
      return empty
        .replace(shellHead, '')
        .replace(styleLink, '')
        .replaceAll(scriptTags, '')
        .replace('</head>', () => `${head}${styles}</head>`)
        .replace(
          shell,
          () =>
            `<div id="root">${body}</div>${things}<script type="application/json" id="page-data">${data}</script>`,
        )
        .replace(
          '</body>',
          () => `${scripts.replaceAll(' crossorigin', ' fetchpriority="low" crossorigin')}</body>`,
        )
    },
  }
}

/** The page with the list of photos, if there are any. */
export function withPhotos(html: string, photos: Photos): string {
  if (photos.size === 0) return html
  const list = inScript(JSON.stringify([...photos]))
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="${photosId}">${list}</script></body>`,
  )
}

/** Escapes JSON, so that it can't end its element. */
function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}

function collect(manifest: Manifest, key: string, keys = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (!keys.has(key)) {
    keys.add(key)
    for (const imported of chunk.imports ?? []) collect(manifest, imported, keys)
  }
  return keys
}
