// All measurements of `npm run bench`, on a build of the demonstration.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { examplePages } from '../../local/catalog/example-pages'
import { launchOptions } from '../machine/chromium.mjs'
import { serveSecurely } from '../machine/secure-site'
import { root } from '../setup.mjs'
import { writeBarePages } from './bare-page'
import { measurePages } from './pages'
import { measurePaying } from './paying'
import { measurePresses } from './presses'
import { buildStack } from './stack'

/**
 * Prints the tables.
 * @param options.runs visits, of which each figure is the median
 * @param options.named only these URLs, and only how they load; without any, everything
 */
export async function bench({ runs, named }: { runs: number; named: readonly string[] }) {
  await build({ root, mode: 'demo', logLevel: 'error' })
  const dist = join(root, 'dist-local')
  const beside = { bare: writeBarePages(dist), stack: await buildStack(dist) }
  const { origin, close } = await serveSecurely({ beside })
  const browser = await chromium.launch(launchOptions())
  const written = examplePages.filter(({ page }) => page.prerendered !== 'never')
  const urls = named.length === 0 ? written.map(({ url }) => url) : named
  await measurePages(browser, origin, { urls, runs })
  if (named.length === 0) {
    await measurePresses(browser, origin, { runs })
    await measurePaying(browser, origin, { runs })
  }
  await browser.close()
  await close()
  for (const folder of Object.values(beside)) rmSync(folder, { recursive: true })
}
