// Checks the scripts, styles and fonts of the whole site. A screen loads its own only when it is
// opened.
import { parseAst } from 'vite'
import { inTurns } from '../../scripts/in-turns'
import { bad, expected, look, type Finding } from './finding'
import { fetchPage } from './home'
import { some } from './read-pages'

export type SiteFile = { path: string; isThere: boolean; text: string; headers: Headers }

const types = { js: 'javascript', css: 'css', woff2: 'font' }

/** The files that some pages name, and those that these name in turn. */
export async function readFiles(site: string, page: string): Promise<SiteFile[]> {
  const files: SiteFile[] = []
  let next = [...page.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g)].map(
    ([, path = '']) => path,
  )
  const seen = new Set<string>()
  while (next.length > 0) {
    for (const path of next) seen.add(path)
    const read = await inTurns([...new Set(next)], (path) => readFile(site, path))
    files.push(...read)
    next = read.flatMap(({ text }) => namesIn(text)).filter((path) => !seen.has(path))
  }
  return files
}

/** Each name ends in a hash. */
const namesIn = (text: string) =>
  [...text.matchAll(/["'`(,](?:\.\/|\/?assets\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2))\b/g)].map(
    ([, name = '']) => `/assets/${name}`,
  )

async function readFile(site: string, path: string): Promise<SiteFile> {
  const answer = await fetchPage(site, path).catch(() => null)
  const bytes = Buffer.from((await answer?.arrayBuffer().catch(() => null)) ?? new ArrayBuffer())
  const text = bytes.toString()
  const type = types[path.split('.').at(-1) as keyof typeof types]
  // A host that answers every address with a page has no such file either.
  const isType = answer?.headers.get('content-type')?.includes(type) === true
  const isThere = answer?.status === 200 && isType && text !== '' && isWhole(path, bytes)
  return { path, isThere, text, headers: answer?.headers ?? new Headers() }
}

/** Whether a script, a style sheet or a font isn't cut off. */
function isWhole(path: string, bytes: Buffer): boolean {
  // A WOFF2 file names its length.
  if (path.endsWith('.woff2')) return bytes.length > 12 && bytes.readUInt32BE(8) === bytes.length
  const text = bytes.toString()
  if (path.endsWith('.css')) {
    const plain = text.replaceAll(/\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '')
    return plain.split('{').length === plain.split('}').length
  }
  try {
    parseAst(text)
    return true
  } catch {
    return false
  }
}

export function checkFiles(files: readonly SiteFile[]): Finding {
  const lost = files.filter(({ isThere }) => !isThere).map(({ path }) => path)
  return expected(
    lost.length === 0,
    'The scripts, styles and fonts of all screens are there',
    `Scripts, styles or fonts are missing, or cut off, so some screens don't open: ${lost.join(', ')}`,
    'npm run deploy.',
  )
}

/** A smaller file is as fast without. */
const leastCompressed = 10_000

/** Firebase Hosting compresses; another host may not. */
export function checkCompressed(files: readonly SiteFile[]): Finding[] {
  const plain = files.filter(
    ({ path, text, headers }) =>
      !path.endsWith('.woff2') && text.length > leastCompressed && !headers.has('content-encoding'),
  )
  if (plain.length === 0) return []
  return [
    look(
      `Scripts or styles are sent uncompressed, so pages take several times as long: ${some(plain.map(({ path }) => path))}`,
      'Switch on gzip or Brotli at the host, or at the proxy before it.',
    ),
  ]
}

const picture = String.raw`[\w./-]+\.(?:svg|png|ico|webp|avif|jpe?g)`

/**
 * The site's own icons, drawings and copies of photos that pages, scripts and styles name.
 * @param siteUrl pages name the picture for shared links with it
 */
export function picturesIn(
  pages: string,
  files: readonly SiteFile[],
  siteUrl: string,
): ReadonlySet<string> {
  const named = [
    ...pages.matchAll(RegExp(`(?:src|href)="(/${picture})"`, 'g')),
    ...pages.matchAll(RegExp(`["\\s,](/assets/${picture})(?=["\\s,])`, 'g')),
    ...pages
      .replaceAll(`content="${siteUrl}/`, 'content="/')
      .matchAll(RegExp(`content="(/${picture})"`, 'g')),
    ...files.flatMap(({ text }) => [
      ...text.matchAll(RegExp(`["'\`(](/assets/${picture})(?=["'\`)])`, 'g')),
    ]),
  ]
  return new Set(named.map(([, path = '']) => path))
}

export async function checkDrawings(site: string, paths: ReadonlySet<string>): Promise<Finding[]> {
  const lost = await inTurns([...paths], async (path) => {
    const answer = await fetchPage(site, path, 'HEAD').catch(() => null)
    const isThere =
      answer?.status === 200 && answer.headers.get('content-type')?.startsWith('image/')
    return isThere ? [] : [path]
  })
  if (lost.flat().length === 0) return []
  return [
    bad(`Icons or pictures of the pages are missing: ${lost.flat().join(', ')}`, 'npm run deploy.'),
  ]
}
