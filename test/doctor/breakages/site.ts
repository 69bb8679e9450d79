// A site that is served wrong, or isn't the one of this folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { intercept } from '../intercept'
import type { Outside } from '../world'
import type { OutsideBreakage, Rows } from './breakage'
import { castle, edits } from './edits'
import { keepContract, list } from './kept-contract'

/** Files that somebody deleted, or a deploy left out. */
const lost: Record<string, [file: string, line: RegExp]> = {
  'a page gone': ['contract.html', /wrongly: \/contract$/],
  'the list of rentals gone': [
    'inflatables/all-rentals.html',
    /wrongly: \/inflatables\/all-rentals$/,
  ],
  'all item pages gone': [castle, /^No item has a page/],
  'no sitemap': ['sitemap.xml', /There is no sitemap/],
  'the script of the checkout gone': [
    'assets/checkout-12345678.js',
    /missing, .*checkout-12345678\.js$/,
  ],
  'the script of an item gone': ['assets/item-12345678.js', /missing, .*item-12345678\.js$/],
  'a script of a script gone': ['assets/order-12345678.js', /missing, .*order-12345678\.js$/],
  'styles gone': ['assets/app-12345678.css', /missing, .*app-12345678\.css$/],
  'a font gone': ['assets/font-12345678.woff2', /missing, .*font-12345678\.woff2$/],
  "nothing against an earlier site's worker": ['sw.js', /isn't taken away by \/sw\.js$/],
  'no robots.txt': ['robots.txt', /^There is no robots\.txt$/],
  'no page for unknown addresses': ['app.html', /wrongly: \/cart, \/checkout/],
}

/** Headers of one source in the firebase.json that is deployed. */
function serve({ dist }: Outside, source: string, key: string, value: string) {
  const file = join(dist, 'firebase.json')
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting: { headers: object[] }
  }
  hosting.headers.push({ source, headers: [{ key, value }] })
  writeFileSync(file, JSON.stringify({ hosting }))
}

const year = 'public, max-age=31536000'
/** By their source. */
const headers: Record<string, Record<string, [key: string, value: string, line: RegExp]>> = {
  '/about': {
    'pages that are kept for a year': ['Cache-Control', year, /keep old pages .*: \/about$/],
    'cookies of the host': ['Set-Cookie', 'id=1', /harm them: \/about \(set-cookie\)$/],
    'a page sent elsewhere': ['Refresh', '0; url=/', /them: \/about \(refresh\)$/],
    'a page to save': ['Content-Disposition', 'attachment', /\(content-disposition\)$/],
    'no foreign pictures': ['Cross-Origin-Embedder-Policy', 'require-corp', /\(cross-/],
    'another alphabet': ['Content-Type', 'text/html; charset=iso-8859-1', /\(content-type\)$/],
  },
  '**': {
    'a site in frames': ['X-Frame-Options', 'ALLOWALL', /not those.*X-Frame-Options$/],
    'another policy': ['Content-Security-Policy', "default-src 'self'", /not those.*Policy$/],
    'carts that are emptied': ['Clear-Site-Data', '"storage"', /them: \/ \(clear-site-data\)/],
  },
  '/sw.js': { 'a worker that is kept': ['Cache-Control', year, /isn't taken away by \/sw\.js$/] },
  '/assets/*.woff2': {
    'fonts that are not kept': [
      'Cache-Control',
      'no-cache',
      /of \/assets\/font\S+ are .*Cache-Control$/,
    ],
  },
  '/contract': {
    'pages that are saved': [
      'Content-Type',
      'application/octet-stream',
      /Not sent as pages .*: \/contract$/,
    ],
  },
  '/sitemap.xml': { 'a sitemap as a page': ['Content-Type', 'text/html', /isn't sent as XML$/] },
  '/inflatable/castle': {
    'items that are not listed': ['X-Robots-Tag', 'none', /not to list: \/infl/],
  },
}

/** An answer that is cut off. */
const endless = () =>
  new ReadableStream({ start: (controller) => controller.error(new Error('terminated')) })

/** The site's host can't be reached, or says something else, for one file or for all. */
function failing(answer: () => Response, path = '') {
  return ({ site }: Outside) =>
    intercept((url) => (url.includes(site + path) ? answer() : undefined))
}
const refusing = (code: string) =>
  failing(() => {
    throw new TypeError('fetch failed', { cause: { code } })
  })
const moved = () => new Response(null, { status: 301, headers: { location: 'https://x.example/' } })

const others: Record<string, OutsideBreakage> = {
  'no site': {
    spoil: ({ given }) => Object.assign(given, { site: 'http://127.0.0.1:9' }),
    line: /^No site answers at/,
  },
  'a redirect': {
    spoil: failing(moved),
    line: /redirects to https:\/\/x\.example\/$/,
    remedy: /A deploy changes no redirect/,
  },
  'a host that is disturbed': {
    spoil: failing(() => new Response('', { status: 503 })),
    line: /^The site answers 503$/,
    remedy: /A deploy changes nothing/,
  },
  'a certificate that has expired': {
    spoil: refusing('CERT_HAS_EXPIRED'),
    line: /certificate of .* isn't valid \(CERT_HAS_EXPIRED\)/,
    remedy: /A deploy doesn't make one/,
  },
  'a certificate of another domain': {
    spoil: refusing('ERR_TLS_CERT_ALTNAME_INVALID'),
    line: /certificate of .* isn't valid/,
    remedy: /A deploy doesn't make one/,
  },
  'a domain that has expired': {
    spoil: refusing('ENOTFOUND'),
    line: /^The domain of .* leads nowhere/,
    remedy: /A deploy doesn't change them/,
  },
  'robots.txt that is disturbed': {
    spoil: failing(() => new Response('', { status: 500 }), '/robots.txt'),
    line: /^robots\.txt answers 500/,
  },
  'a script that ends too soon': {
    spoil: failing(() => new Response(endless()), '/assets/checkout-12345678.js'),
    line: /missing, .*checkout-12345678\.js$/,
  },
  'an item that was deleted since the last deploy': {
    spoil: ({ items, deploy }) =>
      deploy([...items, ...items.map((item) => ({ ...item, id: 'fort' }))]),
    line: /no longer in the catalog: \/inflatable\/fort$/,
  },
  'an earlier contract that somebody edited': {
    spoil: (world) => keepContract(world, '0123456789ab'),
    line: /^Earlier contracts have other words .*: \/contract\/0123456789ab$/,
  },
  'scripts that the host sends uncompressed': {
    spoil: ({ dist, site }) => {
      const path = '/assets/order-12345678.js'
      writeFileSync(join(dist, path), `export{}${' '.repeat(20_000)}`)
      const headers = { 'accept-encoding': 'identity' }
      intercept((url, init, real) =>
        url.includes(path) ? real(site + path, { ...init, headers }) : undefined,
      )
    },
    line: /^Scripts or styles are sent uncompressed, .*: \/assets\/order-12345678\.js$/,
  },
  'the whole folder on the site': {
    spoil: ({ dist }) => writeFileSync(join(dist, 'package.json'), '{}'),
    line: /^Everybody can read files of this folder on the site: \/package\.json$/,
  },
  'a cart in the sitemap': {
    spoil: ({ dist, site }) => list(dist, `${site}/cart`),
    line: /^The sitemap names pages that nobody may list: \/cart$/,
  },
  'a header that the host lacks': {
    spoil: ({ given }) =>
      given.hosting.headers.push({
        source: '**',
        headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
      }),
    line: /not those of the build: X-Frame-Options$/,
  },
  'a folder that has changed since the last deploy': {
    spoil: ({ given }) => {
      given.sources = 'f'.repeat(16)
    },
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
  ...edits,
  ...Object.entries(lost).map(([what, [file, line]]) => {
    const spoil = ({ dist }: Outside) => rmSync(join(dist, file))
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(headers).flatMap(([source, rows]) =>
    Object.entries(rows).map(([what, [key, value, line]]) => {
      const spoil = (world: Outside) => serve(world, source, key, value)
      return [what, { spoil, line }] as const
    }),
  ),
  ...Object.entries(others),
]
