// The site's parts by their sources, and how a part is lost.
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Page } from '@playwright/test'

type Chunk = { file: string; css?: string[] }

/** Where the script of a part is, such as `src/routes/cart/cart.tsx`. */
export function scriptOf(source: string): string {
  return `**/${chunkOf(source).file}`
}

/** Where the part's own styles are. */
export function stylesOf(source: string): string {
  const [file] = chunkOf(source).css ?? []
  if (file === undefined) throw new Error(`${source} has no styles of its own`)
  return `**/${file}`
}

/** Parts that the build puts into one script (vite.config.ts). */
const groups: Record<string, string> = {
  'src/lib/db/rentals.ts': 'firestore',
  'src/lib/db/days/item-uses.ts': 'firestore',
  'src/lib/booking/order/check.ts': 'placing',
  'src/lib/booking/order/place.ts': 'placing',
}

/** A file that several parts import has a name of its own in the build, the one of its source. */
function chunkOf(source: string): Chunk {
  const file = join(import.meta.dirname, '../../../dist-local/.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  const shared = `_${groups[source] ?? basename(source, extname(source))}-`
  const key = Object.keys(manifest).find((each) => each.startsWith(shared)) ?? ''
  const chunk = manifest[source] ?? manifest[key]
  if (!chunk) throw new Error(`The build has no ${source}`)
  return chunk
}

/** A newer version of the site has taken the file's place. */
export async function loseFile(page: Page, file: string) {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
}

/** The request for the file gets no answer. */
export async function hangFile(page: Page, file: string) {
  await page.route(file, () => new Promise(() => {}))
}

/** Follows a link of the site to any address, as its older links with a hash do. */
export async function followLink(page: Page, path: string) {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`)
}

/** Screens of each kind: an address, its file and its heading. */
export const screens = [
  {
    path: '/inflatable/clover-castle',
    source: 'item/inflatable',
    heading: 'Clover Castle',
    written: true,
  },
  { path: '/checkout', source: 'checkout/checkout', heading: 'Checkout', written: false },
].map(({ source, ...screen }) => ({ ...screen, source: `src/routes/${source}.tsx` }))
