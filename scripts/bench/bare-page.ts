// For each page, a bare page with the same text and pictures, to compare ours to.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const style =
  'body{margin:1rem;font:1rem/1.5 sans-serif}img{display:block;max-width:100%;height:auto}'

/** A folder with a bare copy of each page of the build. */
export function writeBarePages(dist: string): string {
  const bare = mkdtempSync(join(tmpdir(), 'bare-'))
  copyFileSync(join(dist, 'firebase.json'), join(bare, 'firebase.json'))
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    mkdirSync(dirname(join(bare, name)), { recursive: true })
    writeFileSync(join(bare, name), bareCopyOf(readFileSync(join(dist, name), 'utf8')))
  }
  return bare
}

/** The page's elements with their text, without any style, script, font or drawing of its own. */
function bareCopyOf(page: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(page) ?? []
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(page) ?? []
  const bare = body
    .replaceAll(/<(script|style|svg|noscript|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->|<link\b[^>]*>/gs, '')
    // A picture that loads later, with its copies.
    .replaceAll(/<picture\b(?:(?!<\/picture>).)*loading="lazy".*?<\/picture>/gs, '')
    .replaceAll(/<(img|source)\b[^>]*>/g, bareImage)
    .replaceAll(/<(?!img|source)([a-z][a-z\d]*)\b[^>]*>/g, (tag, name: string) =>
      / hidden\b/.test(tag) ? `<${name} hidden>` : `<${name}>`,
    )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body>${bare}</body></html>`
}

/** A picture that the page loads at once, or a better copy of it; '' for those that load later. */
function bareImage(tag: string, name: string): string {
  if (tag.includes('loading="lazy"')) return ''
  const kept = tag.match(/ (?:type|src|srcset|sizes|alt|width|height)="[^"]*"/gi) ?? []
  return `<${name}${kept.join('')}>`
}
