// The site's parts by their sources, and how a part is lost.
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Page } from '@playwright/test'

type Chunk = { file: string; css?: string[] }

/**
 * Where the script of a part is, such as `src/routes/cart/cart.tsx`, or one that
 * scripts/build/chunks.ts names.
 */
export function scriptOf(source: string): string {
  return `**/${chunkOf(source).file}`
}

/** Where the part's own styles are. */
export function stylesOf(source: string): string {
  const [file] = chunkOf(source).css ?? []
  if (file === undefined) throw new Error(`${source} has no styles of its own`)
  return `**/${file}`
}

/** A file that several parts import has the name of its source in the build. */
function chunkOf(source: string): Chunk {
  const file = join(import.meta.dirname, '../../../dist-local/.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  const shared = `_${basename(source, extname(source))}-`
  const key = Object.keys(manifest).find((each) => each.startsWith(shared)) ?? ''
  const chunk = manifest[source] ?? manifest[key]
  if (!chunk) throw new Error(`The build has no ${source}`)
  return chunk
}

/** A newer version of the site has taken the file's place. */
export async function loseFile(page: Page, file: string) {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
}
