// npm run bench: how fast the pages are on a phone's network, beside a floor that has their text and picture and no script.
//   npm run bench -- /inflatables    only these addresses
//   RUNS=5                           each figure is the median of so many visits
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
const { chromium, devices } = await import('@playwright/test')
const { build } = await import('vite')
const { launchOptions } = await import('./chromium.mjs')
const { serveSecurely } = await import('./secure-site.mjs')

/** Applied, not simulated: what Lighthouse calls slow 4G, on a processor a quarter as fast. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}
const slowdown = 4
const runs = Number(process.env.RUNS ?? 5)
const all = [
  '/',
  '/inflatables',
  '/inflatables/slides',
  '/inflatable/rockford-castle',
  '/extra/folding-chairs',
  '/services',
  '/contract',
  '/contact',
  '/blogs/blog1',
]
const addresses = process.argv.length > 2 ? process.argv.slice(2) : all

await build({ root, mode: 'demo', logLevel: 'error' })
const server = await serveSecurely(root)
const baseURL = `https://localhost:${server.port}`
const browser = await chromium.launch(launchOptions())

const columns = [
  'first',
  'largest',
  'floor',
  'ratio',
  'blocked',
  'shift',
  'requests',
  'scripts',
  'script kB',
  'all kB',
  'reads',
]
console.log(['address'.padEnd(30), ...columns.map((name) => name.padStart(9))].join(' '))
for (const address of addresses) {
  const page = await medianOf(() => visit(address))
  const floor = await medianOf(() => visit(`${address}?floor`))
  const cells = [
    page.first,
    page.largest,
    floor.largest,
    (page.largest / floor.largest).toFixed(2),
    page.blocked,
    page.shift.toFixed(3),
    page.requests,
    page.scripts,
    (page.scriptBytes / 1000).toFixed(1),
    (page.bytes / 1000).toFixed(1),
    page.reads,
  ]
  console.log([address.padEnd(30), ...cells.map((cell) => String(cell).padStart(9))].join(' '))
}
await browser.close()
await server.close()

async function medianOf(measure) {
  const visits = []
  for (let run = 0; run < runs; run++) visits.push(await measure())
  const middle = Math.floor(runs / 2)
  return Object.fromEntries(
    Object.keys(visits[0]).map((key) => [
      key,
      visits.map((one) => one[key]).sort((a, b) => a - b)[middle],
    ]),
  )
}

/** One visit with nothing kept from an earlier one, until the page is idle. Times in milliseconds. */
async function visit(address) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL,
    ignoreHTTPSErrors: true,
    timezoneId: 'America/Chicago',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const seen = { requests: 0, scripts: 0, scriptBytes: 0, bytes: 0, reads: 0 }
  const kinds = new Map()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    seen.requests += 1
    if (type === 'Script') seen.scripts += 1
    if (/documents:(batchGet|runQuery)/.test(response.url)) seen.reads += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') seen.scriptBytes += encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(() => globalThis.watched)
  await context.close()
  return { ...paint, ...seen }
}

/** Runs in the page. */
function watch() {
  const watched = { first: 0, largest: 0, blocked: 0, shift: 0 }
  globalThis.watched = watched
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.first = Math.round(startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => (watched.largest = Math.round(startTime)))
  observe('longtask', ({ duration }) => (watched.blocked += Math.round(duration - 50)))
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watched.shift += value
  })
}
