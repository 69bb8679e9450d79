// npm run html: checks every prerendered page, and every URL after the browser rendered it, with
// the Nu HTML checker (needs Java), which it downloads for the run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { load } from './load.mjs'
import { launchOptions } from './machine/chromium.mjs'
import { root } from './setup.mjs'

const harmless = [
  // React closes void elements with a slash, which HTML allows.
  'Trailing slash on void elements',
  // The checker's own CSS is older than container queries (www.w3.org/TR/css-conditional-5), and
  // reads no sum with a variable.
  'CSS: “container-type”',
  'CSS: Unrecognized at-rule “@container”',
  'CSS: “--height”: The types are incompatible.',
]

process.env.LOCAL_DB = 'memory'
/** @type {import('vite').InlineConfig} */
const site = { root, mode: 'demo', logLevel: 'error' }
await build(site)
const server = await preview({ ...site, preview: { port: 0 } })
const browser = await chromium.launch(launchOptions())
const folder = mkdtempSync(join(tmpdir(), 'html-'))
const { examplePages } = /** @type {typeof import('../local/catalog/example-pages.ts')} */ (
  await load('local/catalog/example-pages.ts')
)
for (const { url } of examplePages) {
  const page = await browser.newPage()
  await page.goto(new URL(url, server.resolvedUrls?.local[0]).href)
  await page.waitForLoadState('networkidle')
  const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`)
  writeFileSync(join(folder, `rendered${url.replaceAll('/', '-')}.html`), html)
  await page.close()
}
await browser.close()
await server.close()

const pages = [join(root, 'dist-local'), folder].flatMap(pagesIn)
const command = ['--yes', 'vnu-jar@26.9.27', '--format', 'json', ...pages]
const { stdout, stderr } = spawnSync('npx', command, { encoding: 'utf8', maxBuffer: 2 ** 28 })
rmSync(folder, { recursive: true })
const report = [stdout, stderr].find((text) => text.includes('"messages"'))
if (!report) throw new Error(`The checker gave no report. Is Java installed?\n${stderr}`)
/** @type {{ messages: { url: string, type: string, message: string, extract?: string }[] }} */
const { messages } = JSON.parse(report.slice(report.indexOf('{')))
const notes = messages.filter(({ message }) => !harmless.some((start) => message.startsWith(start)))
for (const { url, type, message, extract } of notes)
  console.log(`${url.split('/').at(-1)}: ${type}: ${message}\n    ${extract?.trim()}`)
console.log(`${pages.length} pages, ${notes.length} remarks`)
process.exit(notes.length > 0 ? 1 : 0)

/** @param {string} of a folder */
function pagesIn(of) {
  const names = readdirSync(of, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.html')).map((name) => join(of, name))
}
