// All measurements of `npm run bench`, each on a build of the demonstration.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { examplePages } from '../../local/catalog/example-pages'
import { launchOptions } from '../machine/chromium.mjs'
import { serveSecurely } from '../machine/secure-site'
import { root } from '../setup.mjs'
import { writeFloors } from './floor'
import { measurePages } from './pages'
import { measurePaying } from './paying'
import { measureScrolling, pagesWithPhotos, samplePhotos } from './photos'
import { measurePresses } from './presses'
import { buildStack } from './stack'

/**
 * Prints the tables.
 * @param options.runs visits, of which each figure is the median
 * @param options.named only these addresses, and only how they load; without any, everything
 */
export async function bench({ runs, named }: { runs: number; named: readonly string[] }) {
  const browser = await chromium.launch(launchOptions())
  const isAll = named.length === 0
  const written = examplePages.filter(({ page }) => page.written !== 'never')
  const addresses = isAll ? written.map(({ address }) => address) : named
  await onBuild(async (origin) => {
    await measurePages(browser, origin, { addresses, runs })
    if (!isAll) return
    await measurePresses(browser, origin, { runs })
    await measurePaying(browser, origin, { runs })
  })
  if (isAll) {
    process.env['LOCAL_PHOTOS'] = await samplePhotos()
    await onBuild(async (origin) => {
      console.log('With photos:')
      await measurePages(browser, origin, { addresses: pagesWithPhotos, runs })
      await measureScrolling(browser, origin, { runs })
    })
  }
  await browser.close()
}

/** Builds the demonstration, and serves it beside the pages to which it is compared. */
async function onBuild(measure: (origin: string) => Promise<void>) {
  await build({ root, mode: 'demo', logLevel: 'error' })
  const dist = join(root, 'dist-local')
  const beside = { floor: writeFloors(dist), stack: await buildStack(dist) }
  const site = await serveSecurely({ beside })
  await measure(site.origin)
  await site.close()
  for (const folder of Object.values(beside)) rmSync(folder, { recursive: true })
}
