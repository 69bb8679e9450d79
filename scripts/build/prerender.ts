// Writes every public screen as a page with its current data. The page without a screen becomes
// app.html, for all URLs that only the browser can render, and 404.html
// (docs/decisions/prerendering.md).
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type * as Renderer from '../../src/app/prerender'
import { preparePhotos } from './photos/photos.ts'
import { stripPictures } from './photos/published.ts'
import { withPhotos, prerenderedPage, type Manifest } from './prerendered-page.ts'
import { servePublicReads } from './public-reads.ts'
import { stop } from './stop.ts'

export function prerender(): Plugin {
  return {
    name: 'prerender',
    // Vite runs this only after a successful build, but closeBundle after each, so a failed build
    // names its own cause.
    async writeBundle() {
      const { config } = this.environment
      const dist = resolve(config.root, config.build.outDir)
      const manifest = JSON.parse(
        readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest
      const reads = await servePublicReads(config)
      giveDebugToken(process.env['APP_CHECK_DEBUG_TOKEN'])
      // A folder for each build, because Node keeps what it imported: a second build in one process
      // would get the first one's renderer.
      const renderer = mkdtempSync(join(config.root, 'node_modules/.prerender-'))
      try {
        const { findUrls, givePhotos, renderScreen, siteUrl, sourceOf } = await buildRenderer(
          config,
          renderer,
        )
        const asked = askThrice(findUrls).catch(stopWithoutCatalog)
        const { urls, mistakes, pictures } = await asked
        if (mistakes.length > 0)
          stop(`src/lib/domain/business.ts can't be used:\n${mistakes.join('\n')}`)
        await stripPictures(dist, config.logger)
        const photos = await preparePhotos({
          pictures,
          publicDir: config.publicDir,
          origin: reads.origin,
          cache: join(config.root, 'node_modules/.cache/photos'),
          outDir: join(dist, 'assets/photos'),
          logger: config.logger,
        })
        givePhotos(photos)
        const empty = withPhotos(readFileSync(join(dist, 'index.html'), 'utf8'), photos)
        const page = prerenderedPage({ empty, manifest, dist })
        writeFileSync(join(dist, 'index.html'), empty)
        for (const name of ['app.html', '404.html'])
          writeFileSync(join(dist, name), page.forAnyone())
        const written: string[] = []
        for (const path of urls.filter(canBeFile)) {
          const screen = await askThrice(() => renderScreen(path))
          if (screen === null) {
            config.logger.warn(`${path} is not written: the item was deleted during this build.`)
            continue
          }
          written.push(path)
          const file = join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, page.of(path, sourceOf(path), screen))
        }
        if (siteUrl === '')
          config.logger.warn(
            'VITE_SITE_URL is not set: there is no sitemap, and no page says its address.',
          )
        else writeSitemap(dist, siteUrl, written)
      } finally {
        await reads.stop()
        rmSync(renderer, { recursive: true, force: true })
      }
    },
  }
}

/** A busy computer can miss a deadline that is meant for visitors. */
async function askThrice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return ask()
    .catch(() => ask())
    .catch(() => ask())
}

function writeSitemap(dist: string, siteUrl: string, written: readonly string[]) {
  // All rentals and the contract have several URLs; the sitemap has one of them.
  const listed = written.filter((path) => path !== '/inflatables' && !path.startsWith('/contract/'))
  const urls = listed.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  writeFileSync(join(dist, 'sitemap.xml'), xml)
  appendFileSync(join(dist, 'robots.txt'), `\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

function stopWithoutCatalog({ message }: Error): never {
  return stop(
    `The build stops, because the site would have no items: ${message}\n` +
      "Check VITE_FIREBASE_PROJECT_ID, and that the database's rules let visitors read the catalog. " +
      'Where App Check is enforced, a build needs APP_CHECK_DEBUG_TOKEN (docs/going-live.md).',
  )
}

/** The office may give any id. The browser renders a page whose URL has to escape it. */
const canBeFile = (path: string) => /^[\w/-]+$/.test(path)

/** Firebase looks there, so that App Check lets the build read (src/lib/db/app-check.ts). */
function giveDebugToken(token: string | undefined) {
  if (token) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: token })
}

/** Builds src/app/prerender.tsx like the site, but for Node, and loads it. */
async function buildRenderer({ root, mode }: ResolvedConfig, outDir: string) {
  await build({
    root,
    mode,
    logLevel: 'warn',
    // Its size doesn't matter, because Node reads it once.
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      copyPublicDir: false,
      // The renderer has all parts from the start, including those that the browser loads late.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      chunkSizeWarningLimit: Infinity,
    },
    ssr: { noExternal: true },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Renderer
}
