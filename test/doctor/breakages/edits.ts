// Files of the build that somebody changed, or that another build left.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outside } from '../world'
import type { OutsideBreakage, Rows } from './breakage'

const app = 'assets/app-12345678.js'
export const castle = 'inflatable/castle.html'
const noindex = '<meta name="robots" content="noindex">'
const nofollow = '<meta name="robots" content="nofollow">'

const top = /(?<=<!doctype html>)/
const hidden = /told not to list: \/$/

/** Changes of the build, by their file. */
const changes: Record<string, Record<string, [from: string | RegExp, to: string, line: RegExp]>> = {
  'index.html': {
    'no catalog': [' id="page-data"', ' type="x/json"', /home page answers 200 without/],
    'pages of other rates': [/content="\w+"/, 'content="x"', /with other prices/],
    'no list of the home page': [top, noindex, hidden],
    'links that nobody may follow': [top, nofollow, hidden],
    'no list for Google alone': [top, '<meta content="noindex" name="googlebot">', hidden],
  },
  'about.html': {
    'a page of another domain': [/http[^"]*/, 'https://x.example/about', /by: \/about \(/],
    'a page of another build': [/(?<=sources" content=")\w+/, 'f', /same build.*: \/about$/],
    'a page that names no address': ['canonical', 'none', /by: \/about \(none\)$/],
    'data that nobody can read': ['{"path', '{path', /damaged: \/about$/],
    'a page without its end': ['</html>', '', /cut off.*: \/about$/],
    'a warning above a page': [/^/, 'Warning: disk full', /damaged: \/about$/],
    'a page without a title': ['Better Events', '', /without a title: \/about$/],
  },
  [castle]: {
    'no list of an item': [top, noindex, /told not to list: \/inflatable\/castle$/],
    'an item page of other rates': [/(?<=numbers" content=")\w+/, 'f', /same build.*castle$/],
    'all items as the home page': [
      /(?<=canonical" href="[^"]*)\/inflatable\/castle/,
      '/',
      /by: \/inflatable\/castle \(/,
    ],
    'an item page that is cut off': ['}</script></html>', '', /cut off.*: \/inflatable\/castle$/],
    'an item of another price': ['20000', '18000', /since the last .*castle \(priceCents\)$/],
  },
  'contract.html': {
    'a contract that is no page': [' id="page-data"', ' type="x/json"', /wrongly: \/contract$/],
  },
  'app.html': { 'another app page': ['noindex', '', /wrongly: \/cart, \/checkout, .*more$/] },
  '404.html': {
    'an empty page for unknown addresses': [/[^]*/, '', /wrongly: an unknown address/],
  },
  'robots.txt': {
    'robots that forbid all': ['/test', '/', /robots\.txt forbids/],
    'robots of another domain': [/http.*/, 'https://x.example/s.xml', /by: robots\.txt/],
    'robots that forbid Google': [
      'User-agent: *',
      'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *',
      /forbids search engines the whole site$/,
    ],
    'a sitemap that robots.txt leaves out': [/Sitemap.*/, '', /doesn't name the sitemap/],
    'robots that forbid scripts': ['/test', '/assets/', /txt forbids .*\/assets\/app-\w+\.css$/],
  },
  'sitemap.xml': {
    'a sitemap that names a page too much': [
      '</urlset>',
      '<loc>/gone</loc></urlset>',
      /by: sitemap/,
    ],
    'a sitemap without an item': [
      /<loc>[^<]*castle<\/loc>/,
      '',
      /lacks pages: \/inflatable\/castle$/,
    ],
    'a sitemap that is cut off': ['</urlset>', '', /^sitemap\.xml is cut off/],
  },
  'service-worker.js': {
    "an earlier site's worker": [/[^]*/, 'self.oninstall=0', /by \/service-w/],
  },
  [app]: {
    'a build for another project': ['"demo-outside"', '"another"', /built for demo-/],
    'a build for a longer id': ['demo-outside', 'demo-outside-staging', /built for demo-/],
    'a picture of a script gone': [/$/, ';x="/assets/hero-12345678.webp"', /missing: .*hero-/],
  },
  'assets/item-12345678.js': {
    'a script that is cut off': ['export{}', 'export{', /cut off.*item-/],
  },
  'assets/app-12345678.css': { 'styles that are cut off': [/}$/, '', /cut off.*app-\w+\.css$/] },
  'assets/font-12345678.woff2': { 'a font that is cut off': ['rest', 're', /cut off.*font-/] },
}

/** Parts that the home page has at its end. */
const atHome: Record<string, [part: string, line: RegExp]> = {
  'a script gone': ['<script src="/assets/gone.js">', /missing, .*\/assets\/gone/],
  'an icon gone': ['<link rel="icon" href="/favicon.svg">', /are missing: \/favicon\.svg$/],
  'search data that nobody can read': [
    '<script type="application/ld+json">{"name":</script>',
    /damaged: \/$/,
  ],
  'no picture for shared links': [
    '<meta property="og:image" content="/share.png">',
    /are missing: \/share\.png$/,
  ],
  'a copy of a photo gone': [
    '<img srcset="/assets/photos/a-480.webp 480w, /assets/photos/a-960.webp 960w">',
    /are missing: \/assets\/photos\/a-480\.webp, \/assets\/photos\/a-960\.webp$/,
  ],
}

/** Parts of other programs. */
const added = {
  'a script of the host': '<script src="https://x.example/a.js"></script>',
  'hidden mail addresses': '<script src="/cdn-cgi/e.js"></script>',
  'a picture by http': '<img src="http://x.example/a.jpg">',
  statistics: '<script>track()</script>',
  'statistics as a module': '<script type="module">track()</script>',
  'styles of another host': '<link href="https://x.example/a.css" rel="stylesheet">',
  'a film': '<object data="https://x.example/a.swf"></object>',
  'a form of another site': '<form action="https://x.example/">',
  advertising: '<iframe src="https://x.example"></iframe>',
  'visitors sent elsewhere': '<meta http-equiv="refresh" content="0;url=https://x.example">',
}

const edit =
  (file: string, from: string | RegExp, to: string) =>
  ({ dist }: Outside) => {
    const path = join(dist, file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} has nothing like ${from}`)
    writeFileSync(path, after)
  }
const addTo = (file: string, part: string) => edit(file, /(?=<\/html>)/, part)

export const edits: Rows<OutsideBreakage> = [
  ...Object.entries(changes).flatMap(([file, rows]) =>
    Object.entries(rows).map(
      ([what, [from, to, line]]) => [what, { spoil: edit(file, from, to), line }] as const,
    ),
  ),
  ...Object.entries(atHome).map(
    ([what, [part, line]]) => [what, { spoil: addTo('index.html', part), line }] as const,
  ),
  ...Object.entries(added).map(([what, part]) => {
    const line = /^Pages have parts that no build writes: \/about \(/
    return [what, { spoil: addTo('about.html', part), line }] as const
  }),
]
