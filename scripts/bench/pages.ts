// How fast a page loads, beside its bare copy (bare-page.ts); and for how long its scripts block it, beside
// the stack's empty page (stack.ts).
import type { Browser } from '@playwright/test'
import { tableLine, mediansOf, openPhone } from './phone'

/** In milliseconds, until there are no more requests, without scrolling. */
export async function measurePages(
  browser: Browser,
  baseURL: string,
  { urls, runs }: { urls: readonly string[]; runs: number },
) {
  for (const [index, url] of urls.entries()) {
    // Alternating, so that a busy moment of this computer affects all.
    const { page, bare, stack } = await mediansOf(runs, {
      page: () => visit(browser, baseURL, url),
      bare: () => visit(browser, baseURL, `${url}?bare`),
      stack: () => visit(browser, baseURL, '/?stack'),
    })
    const columns: readonly [string, string | number][] = [
      ['url', url],
      ['first', page.first],
      ['bare', bare.first],
      ['ratio', (page.first / bare.first).toFixed(2)],
      ['largest', page.largest],
      ['bare', bare.largest],
      ['ratio', (page.largest / bare.largest).toFixed(2)],
      ['blocked', page.blocked],
      ['stack', stack.blocked],
      ['ratio', (page.blocked / stack.blocked).toFixed(2)],
      ['shift', page.shift.toFixed(3)],
      ['requests', page.requests],
      ['scripts', page.scripts],
      ['script kB', kB(page.Script)],
      ['style kB', kB(page.Stylesheet)],
      ['font kB', kB(page.Font)],
      ['image kB', kB(page.Image)],
      ['all kB', kB(page.bytes)],
      ['queries', page.queries],
      ['documents', page.documents],
    ]
    if (index === 0) console.log(tableLine(columns.map(([title]) => title)))
    console.log(tableLine(columns.map(([, figure]) => figure)))
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

async function visit(browser: Browser, baseURL: string, url: string) {
  const { page, session, close } = await openPhone(browser, baseURL)
  const seen = { requests: 0, scripts: 0, bytes: 0, queries: 0, documents: 0 }
  const byType = { Script: 0, Stylesheet: 0, Font: 0, Image: 0 }
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Data within a style sheet isn't a request.
    if (response.url.startsWith('data:')) return
    types.set(requestId, type)
    seen.requests += 1
    if (type === 'Script') seen.scripts += 1
    if (isRead(response.url)) seen.queries += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength
    const type = types.get(requestId)
    if (isCounted(type)) byType[type] += encodedDataLength
  })
  page.on('response', async (response) => {
    if (isRead(response.url())) seen.documents += countDocuments(await response.text())
  })
  await page.addInitScript(watch)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(
    () => (globalThis as unknown as { watched: ReturnType<typeof watch> }).watched,
  )
  await close()
  return { ...paint, ...seen, ...byType }

  function isCounted(type: string | undefined): type is keyof typeof byType {
    return type !== undefined && type in byType
  }
}

const isRead = (url: string) => /documents:(batchGet|runQuery)/.test(url)

/** Documents in an answer of the database. */
const countDocuments = (text: string) => text.match(/"(?:document|found)":/g)?.length ?? 0

/** Runs in the page. */
function watch() {
  const watched = { first: 0, largest: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { watched })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.first = Math.round(startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => (watched.largest = Math.round(startTime)))
  observe('longtask', ({ duration }) => (watched.blocked += Math.round(duration - 50)))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) watched.shift += value
  })
  return watched
}
