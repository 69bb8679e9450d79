// Files of the build that somebody changed, or that another build left.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outside } from '../world'
import type { OutsideBreakage } from './breakage'

const app = 'assets/app-12345678.js'
export const castle = 'inflatable/castle.html'
const noindex = '<meta name="robots" content="noindex">'

const nofollow = '<meta name="robots" content="nofollow">'

/** Within a page. */
const [top, bottom] = [/(?<=<!doctype html>)/, /(?=<\/html>)/]

const added = /^Pages have parts that no build writes: \/about \(/
const hidden = /told not to list: \/$/

/** Changes of a file of the build. */
const changes: [what: string, file: string, from: string | RegExp, to: string, line: RegExp][] = [
  [
    'no catalog',
    'index.html',
    ' id="page-data"',
    ' type="x/json"',
    /home page answers 200 without/,
  ],
  ['another app page', 'app.html', 'noindex', '', /wrongly: \/cart, \/checkout, .*more$/],
  [
    'a script gone',
    'index.html',
    bottom,
    '<script src="/assets/gone.js">',
    /missing, .*\/assets\/gone/,
  ],
  ['robots that forbid all', 'robots.txt', '/test', '/', /robots\.txt forbids/],
  [
    'robots of another domain',
    'robots.txt',
    /http.*/,
    'https://x.example/s.xml',
    /by: robots\.txt/,
  ],
  ['pages of other numbers', 'index.html', /content="\w+"/, 'content="x"', /with other prices/],
  ['a build for another project', app, '"demo-outside"', '"another"', /built for demo-/],
  ['a build for a longer id', app, 'demo-outside', 'demo-outside-staging', /built for demo-/],
  [
    'a contract that is no page',
    'contract.html',
    ' id="page-data"',
    ' type="x/json"',
    /wrongly: \/contract$/,
  ],
  ['no list of the home page', 'index.html', top, noindex, /told not to list: \/$/],
  ['no list of an item', castle, top, noindex, /told not to list: \/inflatable\/castle$/],
  [
    'a page of another domain',
    'about.html',
    /http[^"]*/,
    'https://x.example/about',
    /by: \/about \(/,
  ],
  [
    'a sitemap that names a page too much',
    'sitemap.xml',
    '</urlset>',
    '<loc>/gone</loc></urlset>',
    /by: sitemap/,
  ],
  [
    'a page of another build',
    'about.html',
    /(?<=sources" content=")\w+/,
    'f',
    /same build.*: \/about$/,
  ],
  [
    'an item page of other numbers',
    castle,
    /(?<=numbers" content=")\w+/,
    'f',
    /same build.*castle$/,
  ],
  [
    'robots that forbid Google',
    'robots.txt',
    'User-agent: *',
    'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *',
    /forbids search engines the whole site$/,
  ],
  ['a page that names no address', 'about.html', 'canonical', 'none', /by: \/about \(none\)$/],
  [
    'all items as the home page',
    castle,
    /(?<=canonical" href="[^"]*)\/inflatable\/castle/,
    '/',
    /by: \/inflatable\/castle \(/,
  ],
  [
    'a sitemap without an item',
    'sitemap.xml',
    /<loc>[^<]*castle<\/loc>/,
    '',
    /sitemap lacks pages: \/inflatable\/castle$/,
  ],
  [
    'an icon gone',
    'index.html',
    bottom,
    '<link rel="icon" href="/favicon.svg">',
    /are missing: \/favicon\.svg$/,
  ],
  ["an earlier site's worker", 'service-worker.js', /[^]*/, 'self.oninstall=0', /by \/service-w/],
  [
    'an item page that is cut off',
    castle,
    '}</script></html>',
    '',
    /cut off.*: \/inflatable\/castle$/,
  ],
  ['data that nobody can read', 'about.html', '{"path', '{path', /damaged: \/about$/],
  [
    'search data that nobody can read',
    'index.html',
    bottom,
    '<script type="application/ld+json">{"name":</script>',
    /damaged: \/$/,
  ],
  [
    'a script of the host',
    'about.html',
    bottom,
    '<script src="https://x.example/a.js"></script>',
    added,
  ],
  ['hidden mail addresses', 'about.html', bottom, '<script src="/cdn-cgi/e.js"></script>', added],
  ['a picture by http', 'about.html', bottom, '<img src="http://x.example/a.jpg">', added],
  ['statistics', 'about.html', bottom, '<script>track()</script>', added],
  ['statistics as a module', 'about.html', bottom, '<script type="module">track()</script>', added],
  [
    'styles of another host',
    'about.html',
    bottom,
    '<link href="https://x.example/a.css" rel="stylesheet">',
    added,
  ],
  ['a film', 'about.html', bottom, '<object data="https://x.example/a.swf"></object>', added],
  ['a form of another site', 'about.html', bottom, '<form action="https://x.example/">', added],
  ['a page without its end', 'about.html', '</html>', '', /cut off.*: \/about$/],
  ['a warning above a page', 'about.html', /^/, 'Warning: disk full', /damaged: \/about$/],
  ['an empty page for unknown addresses', '404.html', /[^]*/, '', /wrongly: an unknown address/],
  ['a script that is cut off', 'assets/item-12345678.js', 'export{}', 'export{', /cut off.*item-/],
  ['styles that are cut off', 'assets/app-12345678.css', /}$/, '', /cut off.*app-\w+\.css$/],
  ['a font that is cut off', 'assets/font-12345678.woff2', 'rest', 're', /cut off.*font-/],
  ['a page without a title', 'about.html', 'Better Events', '', /without a title: \/about$/],
  [
    'a sitemap that robots.txt leaves out',
    'robots.txt',
    /Sitemap.*/,
    '',
    /doesn't name the sitemap/,
  ],
  ['links that nobody may follow', 'index.html', top, nofollow, hidden],
  ['advertising', 'about.html', bottom, '<iframe src="https://x.example"></iframe>', added],
  [
    'visitors sent elsewhere',
    'about.html',
    bottom,
    '<meta http-equiv="refresh" content="0;url=https://x.example">',
    added,
  ],
  [
    'no list for Google alone',
    'index.html',
    top,
    '<meta content="noindex" name="googlebot">',
    hidden,
  ],
  [
    'robots that forbid scripts',
    'robots.txt',
    '/test',
    '/assets/',
    /robots\.txt forbids .*\/assets\/app-\w+\.css$/,
  ],
  ['a sitemap that is cut off', 'sitemap.xml', '</urlset>', '', /^sitemap\.xml is cut off/],
  [
    'no picture for shared links',
    'index.html',
    bottom,
    '<meta property="og:image" content="/share.png">',
    /are missing: \/share\.png$/,
  ],
  [
    'a copy of a photo gone',
    'index.html',
    bottom,
    '<img srcset="/assets/photos/a-480.webp 480w, /assets/photos/a-960.webp 960w">',
    /are missing: \/assets\/photos\/a-480\.webp, \/assets\/photos\/a-960\.webp$/,
  ],
  ['a picture of a script gone', app, /$/, ';x="/assets/hero-12345678.webp"', /missing: .*hero-/],
  ['an item of another price', castle, '20000', '18000', /since the last .*castle \(priceCents\)$/],
]

function edit({ dist }: Outside, file: string, from: string | RegExp, to: string) {
  const path = join(dist, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has nothing like ${from}`)
  writeFileSync(path, after)
}

export const edits: readonly OutsideBreakage[] = changes.map(([what, file, from, to, line]) => {
  const spoil = (world: Outside) => edit(world, file, from, to)
  return { what, spoil, line }
})
