// npm run lighthouse: Lighthouse's four scores of each page, as on a phone. Downloads Lighthouse
// for the run, because it is larger than everything else the project needs.
//   npm run lighthouse -- /services    only these URLs
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { build } from 'vite'
import { load } from './load.mjs'
import { findChromium } from './machine/chromium.mjs'
import { root } from './setup.mjs'

const named = process.argv.slice(2)
const { examplePages } = /** @type {typeof import('../local/catalog/example-pages.ts')} */ (
  await load('local/catalog/example-pages.ts')
)
const { serveSecurely } = /** @type {typeof import('./machine/secure-site.ts')} */ (
  await load('scripts/machine/secure-site.ts')
)
const withScreen = examplePages.filter(({ page }) => page.screen !== null)
const urls = named.length > 0 ? named : withScreen.map(({ url }) => url)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

await build({ root, mode: 'demo', logLevel: 'error' })
const server = await serveSecurely()
const chromium = findChromium()
for (const url of urls) {
  const report = await inspect(`${server.origin}${url}`)
  const marks = categories.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0)))
  console.log([url.padEnd(30), ...marks.map((mark) => String(mark).padStart(4))].join(' '))
  const failed = Object.values(report.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  for (const { id, title } of failed) console.log(`    ${id}: ${title}`)
}
await server.close()
process.exit(0)

/**
 * @param {string} url
 * @returns {Promise<{
 *   categories: Record<string, { score: number | null }>,
 *   audits: Record<string, {
 *     id: string, title: string, score: number | null, scoreDisplayMode: string,
 *   }>,
 * }>}
 */
async function inspect(url) {
  const flags = '--headless --no-sandbox --disable-gpu --ignore-certificate-errors'
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`]
  const child = spawn('npx', ['--yes', 'lighthouse@12.8.2', url, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
  })
  /** @type {Buffer[]} */
  const parts = []
  child.stdout.on('data', (part) => parts.push(part))
  await once(child, 'close')
  return JSON.parse(Buffer.concat(parts).toString())
}
