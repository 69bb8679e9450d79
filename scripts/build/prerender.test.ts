// A build for production, where the database can't be reached.
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
import { build, createLogger } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '~/settings/config'
import { testEnvironment } from '../../test/env'
import { openFolder } from '../../test/folder'
import type { Photo } from '~/ui/photos'
import { contentSecurityPolicy } from './content-security-policy'
import type { Hosting } from './hosting'
import { prerender } from './prerender.ts'

const dist = mkdtempSync(join(tmpdir(), 'build-'))
const publicDir = mkdtempSync(join(tmpdir(), 'public-'))
/** With every character that has a meaning in HTML. */
const name = `Kids' <Bounce> & "Slide" $& Co`
const warnings: string[] = []

beforeAll(async () => {
  vi.stubEnv('VITE_BUSINESS_NAME', name)
  const customLogger = createLogger('warn')
  customLogger.warn = (text) => void warnings.push(text)
  mkdirSync(join(publicDir, 'photos'))
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: 'green' } })
  await photo.toFile(join(publicDir, 'photos/castle.jpg'))
  await build({
    logLevel: 'warn',
    customLogger,
    publicDir,
    build: { outDir: dist, emptyOutDir: true, minify: false },
  })
}, 120_000)

afterAll(() => {
  for (const folder of [dist, publicDir]) rmSync(folder, { recursive: true })
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
const heading = (name: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(written(name))?.[1]

test("says that the catalog couldn't be read", () => {
  expect(warnings).toContainEqual(
    expect.stringContaining("The catalog couldn't be read, so its pages aren't written"),
  )
})

test.each([
  ['services.html', 'Services'],
  ['contract.html', 'Rules and restrictions'],
  ['contact.html', 'Contact'],
  ['blogs.html', 'Blogs'],
  ['about.html', 'This is about'],
])('%s is written all the same', (name, title) => {
  expect(heading(name)).toBe(title)
  expect(written(name)).toContain('id="page-data"')
})

test.each(['index.html', 'app.html', '404.html'])(
  '%s is the page that only the browser draws',
  (name) => {
    expect(heading(name)).toBe('Inflatable party rentals in Rockford, Illinois')
    expect(written(name)).not.toContain('id="page-data"')
  },
)

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

test('no page of the catalog is written, and the sitemap lists none', () => {
  expect(existsSync(join(dist, 'inflatables.html'))).toBe(false)
  expect(existsSync(join(dist, 'inflatable'))).toBe(false)
  expect(written('sitemap.xml')).toContain('<loc>https://site.test/services</loc>')
  expect(written('sitemap.xml')).not.toContain('/inflatable')
})

test.each(['index.html', 'app.html', '404.html', 'about.html'])(
  '%s lists the photos that have copies',
  (file) => {
    const [, list = '[]'] = /id="photos">(.*?)<\/script>/.exec(written(file)) ?? []
    const photos = JSON.parse(list) as [string, Photo][]
    expect(photos.map(([address, { widths }]) => [address, widths])).toEqual([
      ['/photos/castle.jpg', [480, 1080]],
    ])
    for (const copy of ['480.avif', '480.webp', '1080.avif', '1080.webp'])
      expect(existsSync(join(dist, `assets/photos/${photos[0]?.[1].name}-${copy}`))).toBe(true)
  },
)

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
    value: contentSecurityPolicy(readConfig(testEnvironment)),
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
