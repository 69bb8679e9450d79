// npm run bench: how fast pages load on a phone's network, how fast they respond to a press, how long an order's last press
// takes, what a large catalog costs, and what photos cost.
//   npm run bench -- /inflatables    only these addresses
//   RUNS=5                           each figure is the median of this many visits
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { launchOptions } from '../machine/chromium.mjs'
import { exampleAddresses } from '../machine/example-pages.mjs'
import { serveSecurely } from '../machine/secure-site.mjs'
import { root } from '../setup.mjs'
import { largeCatalog, measureLargeCatalog } from './large-catalog.mjs'
import { measurePages } from './pages.mjs'
import { measurePaying } from './paying.mjs'
import { measureScrolling, pagesWithPhotos, samplePhotos } from './photos.mjs'
import { measurePresses } from './presses.mjs'

const runs = Number(process.env.RUNS ?? 5)
const named = process.argv.slice(2)

await build({ root, mode: 'demo', logLevel: 'error' })
const server = await serveSecurely()
const baseURL = `https://localhost:${server.port}`
const browser = await chromium.launch(launchOptions())
const addresses =
  named.length > 0 ? named : await exampleAddresses(({ written }) => written !== 'never')
await measurePages(browser, baseURL, { addresses, runs })
if (named.length === 0) {
  await measurePresses(browser, baseURL, { runs })
  await measurePaying(browser, baseURL, { runs })
  const large = await serveSecurely(largeCatalog())
  await measureLargeCatalog(browser, `https://localhost:${large.port}`, { runs })
  await large.close()
}
await server.close()
if (named.length === 0) {
  process.env.LOCAL_PHOTOS = await samplePhotos()
  await build({ root, mode: 'demo', logLevel: 'error' })
  const illustrated = await serveSecurely()
  const origin = `https://localhost:${illustrated.port}`
  console.log('With photos:')
  await measurePages(browser, origin, { addresses: pagesWithPhotos, runs })
  await measureScrolling(browser, origin, { runs })
  await illustrated.close()
}
await browser.close()
