// A build ends with this: every public screen is written as a page of its own, with its data as of now, so that it can be
// read before any script has run, or without any. The page without a screen in it becomes app.html, which the host
// answers for all addresses that only the browser can draw, and 404.html (docs/decisions/prerendering.md).
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type * as Renderer from '../../src/prerender'
import type { Address } from '../../src/prerender'
import { servePublicReads } from './public-reads.ts'
import { writtenPage, type Manifest } from './written-page.ts'

export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    // Vite runs this only after a build that has succeeded, and closeBundle after each: a failed build names its own cause.
    async writeBundle() {
      const dist = resolve(config.root, config.build.outDir)
      const empty = readFileSync(join(dist, 'index.html'), 'utf8')
      const manifest = JSON.parse(
        readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest
      const page = writtenPage({ empty, manifest, dist })
      for (const name of ['app.html', '404.html']) writeFileSync(join(dist, name), page.forAnyone())

      const reads = await servePublicReads(config)
      giveDebugToken(process.env['APP_CHECK_DEBUG_TOKEN'])
      const renderer = join(config.root, 'node_modules/.prerender')
      try {
        const { findAddresses, renderScreen, siteUrl, sourcesOf } = await buildRenderer(
          config,
          renderer,
        )
        const { hasCatalogue, addresses } = await findAddresses()
        if (!hasCatalogue)
          config.logger.warn(
            'The catalogue could not be read: its pages are not written, and are drawn by the browser alone.\n' +
              'Where App Check is enforced, a build needs APP_CHECK_DEBUG_TOKEN (docs/going-live.md).',
          )
        const files = addresses.filter(({ path }) => canBeFile(path))
        for (const { path, mayBeGone } of files) {
          const screen = await renderScreen(path).catch((failure: unknown) => {
            if (!mayBeGone) throw failure
            config.logger.warn(`${path} is not written: ${String(failure)}`)
            return null
          })
          if (screen === null) continue
          const file = join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, page.of(path, sourcesOf(path), screen))
        }
        if (siteUrl === '')
          config.logger.warn(
            'VITE_SITE_URL is not set: there is no sitemap, and no page says its address.',
          )
        else writeSitemap(dist, siteUrl, files)
      } finally {
        await reads.stop()
        rmSync(renderer, { recursive: true, force: true })
      }
    },
  }
}

/** What search engines may list of the written pages. */
function writeSitemap(dist: string, siteUrl: string, files: readonly Address[]) {
  // All rentals have an address of their own beside the category's; one is enough to be found by.
  const found = files.filter(({ path, listed }) => listed && path !== '/inflatables')
  const urls = found.map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  writeFileSync(join(dist, 'sitemap.xml'), xml)
  appendFileSync(join(dist, 'robots.txt'), `\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

/** The office may give a document any id; one that an address has to escape is drawn by the browser alone. */
const canBeFile = (path: string) => /^[\w/-]+$/.test(path)

/** Where Firebase looks for it, so that App Check lets the build read (src/lib/db/app-check.ts). */
function giveDebugToken(token: string | undefined) {
  if (token) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: token })
}

/** Builds src/prerender.tsx as the site itself is built, only for Node, and loads it. */
async function buildRenderer({ root, mode }: ResolvedConfig, outDir: string) {
  await build({
    root,
    mode,
    logLevel: 'warn',
    // Node reads it once: its size matters to nobody.
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      // What the browser is given late, the renderer has from the start.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      chunkSizeWarningLimit: Infinity,
    },
    ssr: { noExternal: true },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Renderer
}
