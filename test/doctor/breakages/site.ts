// A site that is served wrong, or isn't the one of this folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { writeFileList } from '../../../scripts/build/file-list'
import { intercept } from '../intercept'
import type { Outside } from '../world'
import type { OutsideBreakage, Rows } from './breakage'
import { keepContract } from './healthy'

const castle = 'inflatable/castle.html'
const script = 'assets/app-12345678.js'

/** Changes of one file after its build. A change of the whole file to nothing deletes it. */
const changes: Record<string, [file: string, from: string | RegExp, to: string, line: RegExp]> = {
  'a page gone': ['contract.html', /^[^]*$/, '', /^Missing.*: \/contract \(404\)$/],
  'an item page gone': [castle, /^[^]*$/, '', /^(?:Not as|Newer than).*: \/inflatable\/castle$/],
  'the app page gone': ['app.html', /^[^]*$/, '', /^Missing.*: \/cart \(404\), \/checkout/],
  'a script of the host': [
    'about.html',
    '</html>',
    '<script>t()</script></html>',
    /^Not .*: \/about$/,
  ],
  'no list of files': ['files.json', /^[^]*$/, '', /is of an older build, or another site$/],
}

/** Changes before the list of files was written: the build itself has them. */
const built: Record<string, [file: string, from: string | RegExp, to: string, line: RegExp]> = {
  'no catalog': ['index.html', ' id="page-data"', ' type="x/json"', /no catalog in it$/],
  'pages of other rates': [
    'index.html',
    /numbers" content="\w/,
    'numbers" content="x',
    /other rat/,
  ],
  'no list of a page': [
    'about.html',
    'content="',
    'content="noindex" name="robots" x="',
    /\/about$/,
  ],
  'an item of another price': [castle, '20000', '18000', /catalog .*castle \(priceCents\)$/],
  'robots that forbid all': ['robots.txt', '/test', '/', /^robots\.txt forbids/],
  'a secret in a script': [script, /$/, ';x="sk_live_1234"', /read a secret key: .*app-12345678/],
}

const edit = ({ dist }: Outside, file: string, from: string | RegExp, to: string) => {
  const path = join(dist, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has nothing like ${from}`)
  if (after === '') rmSync(path)
  else writeFileSync(path, after)
}

/** Headers of one source in the firebase.json that is deployed. */
const headers: Record<string, [source: string, key: string, value: string, name: string]> = {
  'pages that are kept for a year': [
    '/about',
    'Cache-Control',
    'max-age=31536000',
    'cache-control',
  ],
  'cookies of the host': ['/about', 'Set-Cookie', 'id=1', 'set-cookie'],
  'a page sent elsewhere': ['/about', 'Refresh', '0; url=/', 'refresh'],
  'another alphabet': ['/about', 'Content-Type', 'text/html; charset=iso-8859-1', 'content-type'],
  'pages that are saved': ['/about', 'Content-Type', 'application/octet-stream', 'content-type'],
  'a page that is not listed': ['/about', 'X-Robots-Tag', 'none', 'x-robots-tag'],
  'a page in frames': ['/about', 'X-Frame-Options', 'ALLOWALL', 'x-frame-options'],
  'another policy': [
    '/about',
    'Content-Security-Policy',
    "default-src 'self'",
    'content-security-p',
  ],
  'a cart that is emptied': ['/about', 'Clear-Site-Data', '"storage"', 'clear-site-data'],
}
function serve({ dist }: Outside, source: string, key: string, value: string) {
  const file = join(dist, 'firebase.json')
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: { headers: object[] } }
  hosting.headers.push({ source, headers: [{ key, value }] })
  writeFileSync(file, JSON.stringify({ hosting }))
}

/** The site's host can't be reached, or says something else, for one file or for all. */
const failing =
  (answer: () => Response, path = '') =>
  ({ site }: Outside) =>
    intercept((url) => (url.includes(site + path) ? answer() : undefined))
const refusing = (code: string) =>
  failing(() => {
    throw new TypeError('fetch failed', { cause: { code } })
  })
/** An answer that is cut off. */
const endless = () =>
  new ReadableStream({ start: (controller) => controller.error(new Error('terminated')) })
const moved = () => new Response(null, { status: 301, headers: { location: 'https://x.example/' } })

const others: Record<string, OutsideBreakage> = {
  'a redirect': { spoil: failing(moved), line: /redirects to https:\/\/x\.example\/$/ },
  'a host that is disturbed': {
    spoil: failing(() => new Response('', { status: 503 })),
    line: /^No site answers at .* \(503\)$/,
  },
  'a certificate that has expired': {
    spoil: refusing('CERT_HAS_EXPIRED'),
    line: /^No site answers at .* \(CERT_HAS_EXPIRED\)$/,
  },
  'a script that never arrives whole': {
    spoil: failing(() => new Response(endless()), '/assets/item-12345678.js'),
    line: /^Didn't answer .*: \/assets\/item-12345678\.js \(terminated\)$/,
  },
  'an item that was deleted since the last deploy': {
    spoil: ({ items, deploy }) =>
      deploy([...items, ...items.map((item) => ({ ...item, id: 'fort' }))]),
    line: /no longer in the catalog: \/inflatable\/fort$/,
  },
  'an earlier contract that somebody edited': {
    spoil: (world) => keepContract(world, '0123456789ab'),
    line: /^Contracts have other words .*: \/contract\/0123456789ab$/,
  },
  'the whole folder on the site': {
    spoil: ({ dist }) => writeFileSync(join(dist, 'package.json'), '{}'),
    line: /^Everybody can read files of this folder: \/package\.json$/,
  },
  'a folder that has changed since the last deploy': {
    spoil: ({ given }) => Object.assign(given, { sources: 'f'.repeat(16) }),
    line: /^The live site was built from other files than this folder's$/,
  },
  'a clock that is days off': {
    spoil: () => {
      const spy = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 86_400_000)
      onTestFinished(() => spy.mockRestore())
    },
    line: /^This computer's clock is 4320 minutes off$/,
  },
}

export const site: Rows<OutsideBreakage> = [
  ...Object.entries(changes).map(([what, [file, from, to, line]]) => {
    const spoil = (world: Outside) => edit(world, file, from, to)
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(built).map(([what, [file, from, to, line]]) => {
    const spoil = (world: Outside) => {
      edit(world, file, from, to)
      writeFileList(world.dist, world.config())
    }
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(headers).map(([what, [source, key, value, name]]) => {
    const spoil = (world: Outside) => serve(world, source, key, value)
    return [what, { spoil, line: RegExp(`^Headers aren't .*: /about \\(${name}`) }] as const
  }),
  ...Object.entries(others),
]
