// A build for production, from a database with two items.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '~/settings/config'
import type { Photo } from '~/ui/photos'
import { FirestoreFailure } from '../../local/firestore/failure'
import { createFirestoreHandler } from '../../local/firestore/http'
import { createStore } from '../../local/firestore/store'
import { testEnvironment } from '../../test/env'
import { openFolder } from '../../test/folder'
import { listen } from '../../test/listen'
import { contentSecurityPolicy } from './content-security-policy'
import { versionOf, type Contract } from './contract-versions'
import type { Hosting } from './hosting'
import { prerender } from './prerender.ts'

const dist = mkdtempSync(join(tmpdir(), 'build-'))
const publicDir = mkdtempSync(join(tmpdir(), 'public-'))
/** With every character that has a meaning in HTML. */
const name = `Kids' <Bounce> & "Slide" $& Co`
/** What the database answers with instead. */
let failure: FirestoreFailure | null = null
/** How often the database was asked. */
let asked = 0
let database: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  const store = createStore()
  await store.seed({
    'inflatables/castle': {
      name: 'Rockford Castle',
      price: '185',
      count: '2',
      image: '/castle.svg',
    },
    'extras/chairs': { name: 'Folding Chairs', price: '2.50', count: '60', image: '/chairs.svg' },
  })
  const projectId = testEnvironment.VITE_FIREBASE_PROJECT_ID
  const late = new FirestoreFailure('UNAVAILABLE', 'busy')
  const answer = createFirestoreHandler(store, {
    projectId,
    failures: () => (asked++ === 0 ? late : failure),
  })
  database = await listen((request, response) => void answer(request, response))
  vi.stubEnv('VITE_FIRESTORE_HOST', database.host)
  vi.stubEnv('VITE_BUSINESS_NAME', name)
  mkdirSync(join(publicDir, 'photos'))
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: 'green' } })
  const taken = photo.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 16/1 0/1' } })
  await taken.toFile(join(publicDir, 'photos/castle.jpg'))
  writeFileSync(join(publicDir, 'photos/saved.jfif'), await taken.jpeg().toBuffer())
  await buildSite(dist, 'error')
}, 120_000)

const buildSite = (outDir: string, logLevel: 'silent' | 'error') =>
  build({ logLevel, publicDir, build: { outDir, emptyOutDir: true, minify: false } })

afterAll(() => {
  database.stop()
  vi.unstubAllEnvs()
  for (const folder of [dist, publicDir]) rmSync(folder, { recursive: true })
})

// Before other builds.
test('a list whose first answer failed is asked for again, and no page asks for more', () => {
  expect(asked).toBe(3)
})

const written = (name: string) => readFileSync(join(dist, name), 'utf8')
/** Decodes HTML's escapes. */
const unescape = (html: string) =>
  html
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('no picture of the site says where it was taken', async () => {
  const pictures: string[] = []
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const metadata = await sharp(join(dist, file))
      .metadata()
      .catch(() => null)
    if (metadata === null) continue
    pictures.push(file)
    const { exif, xmp, iptc } = metadata
    expect({ exif, xmp, iptc }, file).toEqual({})
  }
  expect(pictures).toEqual(expect.arrayContaining(['photos/castle.jpg', 'photos/saved.jfif']))
})

const heading = (name: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(written(name))?.[1]

test.each(['app.html', '404.html'])('%s is the page that only the browser draws', (name) => {
  expect(heading(name)).toBe('Inflatable party rentals in Rockford, Illinois')
  expect(written(name)).not.toContain('id="page-data"')
})

test.each(['index.html', 'app.html', '404.html', 'about.html'])(
  'the business name is in %s as set, with any characters',
  (file) => {
    const title = /<title>([^<]*)<\/title>/.exec(written(file))?.[1] ?? ''
    expect(unescape(title)).toContain(name)
    const body = written(file).replace(/^.*<body>/s, '')
    expect(unescape(body)).toContain(name)
    expect(body.replace(/<script.*?<\/script>/gs, '')).not.toContain(name)
  },
)

test('every version of the contract is published with its words', () => {
  const published = JSON.parse(written('contracts.json')) as Contract[]
  expect(published.map(({ version }) => version)).toEqual(
    published.map(({ words }) => versionOf(words)),
  )
  for (const { version } of published)
    expect(written(`contract/${version}.html`)).toContain('Rules and restrictions of ')
})

test('what the next deploy compares is published', () => {
  expect(JSON.parse(written('rates.json'))).toMatchObject({
    'Opening hours': 'Mon - Sat 8am - 5pm',
    'Closed days': expect.any(String),
    Deposit: expect.stringMatching(/^\$/),
  })
})

test('the sitemap lists every item', () => {
  for (const path of ['', 'services', 'inflatable/castle', 'extra/chairs'])
    expect(written('sitemap.xml')).toContain(`<loc>https://site.test/${path}</loc>`)
})

test.each(['index.html', 'app.html', '404.html', 'about.html'])(
  '%s lists the photos that have copies',
  (file) => {
    const [, list = '[]'] = /id="photos">(.*?)<\/script>/.exec(written(file)) ?? []
    const photos = JSON.parse(list) as [string, Photo][]
    expect(photos.map(([url, { widths }]) => [url, widths])).toEqual([
      ['/photos/castle.jpg', [480, 600]],
      ['/photos/saved.jfif', [480, 600]],
    ])
    for (const copy of ['480.avif', '480.webp', '600.avif', '600.webp'])
      expect(existsSync(join(dist, `assets/photos/${photos[0]?.[1].name}-${copy}`))).toBe(true)
  },
)

test("a build stops with a reason if the database doesn't answer with the catalog", async () => {
  failure = new FirestoreFailure('UNAVAILABLE', 'try again')
  onTestFinished(() => void (failure = null))
  await expect(buildSite(openFolder(), 'silent')).rejects.toThrow(
    /The build stops, because the site would have no items: .*VITE_FIREBASE_PROJECT_ID/s,
  )
}, 120_000)

test('a build that fails says why', async () => {
  const root = openFolder()
  writeFileSync(join(root, 'index.html'), '<script type="module">document.title</script>')
  const failing = {
    name: 'failing',
    renderChunk() {
      throw new Error('the cause')
    },
  }
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [prerender(), failing],
  })
  await expect(built).rejects.toThrow('the cause')
})

test('the firebase.json to deploy by is in the build, and keeps nothing for good but the files that are there', () => {
  const { hosting } = JSON.parse(written('firebase.json')) as { hosting: Hosting }
  const assets = readdirSync(join(dist, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/assets/${name}`)
  const kept = hosting.headers.filter(({ headers }) => headers[0]?.value.includes('immutable'))
  expect(kept.map(({ source }) => source).sort()).toEqual(['/assets/photos/*', ...assets].sort())
  expect(hosting.headers.flatMap(({ headers }) => headers)).toContainEqual({
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy(
      readConfig({ ...testEnvironment, VITE_FIRESTORE_HOST: database.host }),
    ),
  })
})

test('every script says where its licenses are, and each package is there with its text', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  for (const name of scripts) expect(written(`assets/${name}`)).toContain('Licenses: /licenses.txt')
  const [, ...sections] = written('licenses.txt').split(/^## /m)
  const named = sections.map((section) => section.split(' ')[0])
  expect(named).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'react-router',
      'valibot',
      'axios',
      '@firebase/firestore',
      '@stripe/react-stripe-js',
      '@fontsource-variable/figtree',
      '@fontsource-variable/anybody',
      '@googlemaps/js-api-loader',
    ]),
  )
  // Firebase's packages lack the text of their license.
  const without = sections.filter((section) => section.split('\n').length < 5)
  expect(without.map((section) => /\((.*)\)/.exec(section)?.[1])).toEqual(
    without.map(() => 'Apache-2.0'),
  )
  expect(written('licenses.txt')).toMatch(/Apache License\s+Version 2\.0/)
})
