// A build ends with this: the screens whose text is the same for everybody are written as pages of their own, so that
// they can be read before any script has run, or without any. The page without a screen in it becomes app.html, which the
// host answers for all other addresses.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type * as Renderer from '../src/prerender'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

const shell = /<div id="root">.*?<\/main>\s*<\/div>/s
const descriptionTag = /(<meta\s+name="description"\s+content=)"[^"]*"/

export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild, isPreview }) =>
      isPreview === true || (command === 'build' && isSsrBuild !== true),
    configResolved(resolved) {
      config = resolved
    },
    // Addresses answered as firebase.json has them answered.
    configurePreviewServer({ middlewares }) {
      const dist = join(config.root, config.build.outDir)
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview.invalid')
        const isScreen = pathname !== '/' && !/\.\w+$|^\/(assets|v1|local)\//.test(pathname)
        if (isScreen && !existsSync(join(dist, `${pathname}.html`))) request.url = '/app.html'
        next()
      })
    },
    async closeBundle(error) {
      if (error) return
      const dist = join(config.root, config.build.outDir)
      const renderer = join(config.root, 'node_modules/.prerender')
      const empty = readFileSync(join(dist, 'index.html'), 'utf8')
      const manifest = JSON.parse(
        readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest
      writeFileSync(join(dist, 'app.html'), empty)
      try {
        const { screens, renderScreen } = await buildRenderer(config, renderer)
        for (const { path, source, description } of screens) {
          const screen = await renderScreen(path)
          const page = describe(fill(empty, screen, linksOf(manifest, source)), description)
          const file = join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, page)
        }
      } finally {
        rmSync(renderer, { recursive: true, force: true })
      }
    },
  }
}

/** Builds src/prerender.tsx as the site itself is built, only for Node, and loads it. */
async function buildRenderer({ root, mode }: ResolvedConfig, outDir: string) {
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
    ssr: { noExternal: true },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Renderer
}

/** The page with a screen in the place of the shell, and what the screen says of itself in its head. */
function fill(page: string, screen: { head: string; body: string }, links: string): string {
  if (!shell.test(page)) throw new Error('index.html has no shell to put a screen into')
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('</head>', () => `${screen.head}${links}</head>`)
    .replace(shell, () => `<div id="root" data-screen>${beforeScripts(screen.body)}</div>`)
}

/** The page with a description of its own, where there is one. */
function describe(page: string, text: string | undefined): string {
  if (text === undefined) return page
  const quoted = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return page.replace(descriptionTag, (_, start: string) => `${start}"${quoted}"`)
}

/** Until the scripts run a form would lose what is typed, and send it as part of an address. */
function beforeScripts(body: string): string {
  return body.replaceAll('<form', '<form inert')
}

/** What the screen's own script needs, fetched beside the first one: its styles, and the scripts it imports. */
function linksOf(manifest: Manifest, source: string): string {
  const entry = collect(manifest, 'index.html')
  const needed = [...collect(manifest, source)].filter((key) => !entry.has(key))
  const chunks = needed.map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  return [
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...chunks
      .flatMap(({ css = [] }) => css)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n')
}

function collect(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (!found.has(key)) {
    found.add(key)
    for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
  }
  return found
}
