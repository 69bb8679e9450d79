// A site that is served wrong, or isn't the one of this folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileList } from '../../../scripts/build/file-list'
import { fingerprintOf } from '../../../scripts/build/rates'
import { intercept } from '../intercept'
import type { Outside } from '../world'
import type { OutsideBreakage, Rows } from './breakage'

const castle = 'inflatable/castle.html'
const script = 'assets/app-12345678.js'

/** Changes of one file after its build. A change of the whole file to nothing deletes it. */
const changes: Record<string, [file: string, from: string | RegExp, to: string, line: RegExp]> = {
  'a page gone': ['contract.html', /^[^]*$/, '', /^Don't open: \/contract \(404\)$/],
  'an item page gone': [castle, /^[^]*$/, '', /^Changed .*: \/inflatable\/castle(?: \(new\))?$/],
  'the app page gone': ['app.html', /^[^]*$/, '', /^Don't open: \/cart \(404\), \/checkout/],
  'a script of the host': ['about.html', '</html>', '<script>', /^Changed after .*: \/about$/],
  'no list of files': ['files.json', /^[^]*$/, '', /is of an older build, or another site$/],
}

/** Changes before the list of files was written: the build itself has them. */
const built: Record<string, [file: string, from: string | RegExp, to: string, line: RegExp]> = {
  'no catalog': ['index.html', ' id="page-data"', ' type="x/json"', /no catalog in it$/],
  'pages of other rates': ['index.html', fingerprintOf(), 'x', /charge by other rates/],
  'no list of a page': [
    'about.html',
    '<meta',
    '<meta name="robots" content="none"><meta',
    /about$/,
  ],
  'an item of another price': [castle, '20000', '18000', /catalog .*castle \(priceCents\)$/],
  'robots that forbid all': ['robots.txt', '/test', '/ # all', /^robots\.txt keeps/],
  'robots that forbid one': ['robots.txt', /\*\n.*/, 'Googlebot\nDisallow: /', /^robots\.txt/],
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

/** A header of one page in firebase.json. */
const headers: Record<string, [name: string, value: string]> = {
  'cookies of the host': ['set-cookie', 'id=1'],
  'a page sent elsewhere': ['refresh', '0; url=/'],
  'another alphabet': ['content-type', 'text/html; charset=iso-8859-1'],
  'pages that are saved': ['content-type', 'application/octet-stream'],
  'a page that is not listed': ['x-robots-tag', 'none'],
  'another policy': ['content-security-policy', "default-src 'self'"],
  'a cart that is emptied': ['clear-site-data', '"storage"'],
}
function serve({ dist }: Outside, key: string, value: string) {
  const file = join(dist, 'firebase.json')
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: { headers: object[] } }
  hosting.headers.push({ source: '/about', headers: [{ key, value }] })
  writeFileSync(file, JSON.stringify({ hosting }))
}

/** The site's host can't be reached, or says something else, for one file or for all. */
const failing =
  (answer: () => Response, path = '') =>
  ({ site }: Outside) =>
    intercept((url) => (url.includes(site + path) ? answer() : undefined))
const cutOff = () =>
  new ReadableStream({ start: (controller) => controller.error(new Error('terminated')) })
const moved = () => new Response(null, { status: 301, headers: { location: 'https://x.example/' } })

const others: Record<string, OutsideBreakage> = {
  'a redirect': { spoil: failing(moved), line: /redirects to https:\/\/x\.example\/$/ },
  'a host that is disturbed': {
    spoil: failing(() => new Response('', { status: 503 })),
    line: /^No site answers at .* \(503\)$/,
  },
  'a script that never arrives whole': {
    spoil: failing(() => new Response(cutOff()), '/assets/item-12345678.js'),
    line: /^Don't open: no answer .*: \/assets\/item-12345678\.js \(terminated\)$/,
  },
  'an item that was deleted since the last deploy': {
    spoil: ({ items, deploy }) =>
      deploy([...items, ...items.map((item) => ({ ...item, id: 'fort' }))]),
    line: /since the last deploy: \/inflatable\/fort \(gone\)$/,
  },
  'the whole folder on the site': {
    spoil: ({ dist }) => writeFileSync(join(dist, 'package.json'), '{}'),
    line: /^Everybody can read files of this folder: \/package\.json$/,
  },
  'a folder that has changed since the last deploy': {
    spoil: ({ given }) => Object.assign(given, { sources: 'f'.repeat(16) }),
    line: /^The live site was built from other files than this folder's$/,
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
  ...Object.entries(headers).map(([what, [name, value]]) => {
    const spoil = (world: Outside) => serve(world, name, value)
    return [what, { spoil, line: RegExp(`^Headers differ .*: /about \\(${name}`) }] as const
  }),
  ...Object.entries(others),
]
