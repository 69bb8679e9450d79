// How fast a page loads, beside its floor: a bare page with the same text and pictures (floor.mjs).
import { line, mediansOf, openPhone } from './phone.mjs'

/**
 * Prints the figures of each address in milliseconds, until there are no more requests, without
 * scrolling.
 */
export async function measurePages(browser, baseURL, { addresses, runs }) {
  for (const [index, address] of addresses.entries()) {
    // Alternating, so that a busy moment of this computer affects both.
    const { page, floor } = await mediansOf(runs, {
      page: () => visit(browser, baseURL, address),
      floor: () => visit(browser, baseURL, `${address}?floor`),
    })
    const kB = (bytes) => (bytes / 1000).toFixed(1)
    const columns = [
      ['address', address],
      ['first', page.first],
      ['floor', floor.first],
      ['ratio', (page.first / floor.first).toFixed(2)],
      ['largest', page.largest],
      ['floor', floor.largest],
      ['ratio', (page.largest / floor.largest).toFixed(2)],
      ['blocked', page.blocked],
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
    if (index === 0) console.log(line(columns.map(([title]) => title)))
    console.log(line(columns.map(([, figure]) => figure)))
  }
}

async function visit(browser, baseURL, address) {
  const { page, session, close } = await openPhone(browser, baseURL)
  const seen = { requests: 0, scripts: 0, bytes: 0, queries: 0, documents: 0 }
  const byType = { Script: 0, Stylesheet: 0, Font: 0, Image: 0 }
  const types = new Map()
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
    if (type in byType) byType[type] += encodedDataLength
  })
  page.on('response', async (response) => {
    if (isRead(response.url())) seen.documents += countDocuments(await response.text())
  })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(() => globalThis.watched)
  await close()
  return { ...paint, ...seen, ...byType }
}

export const isRead = (url) => /documents:(batchGet|runQuery)/.test(url)

/** Documents in an answer of the database. */
export const countDocuments = (text) => text.match(/"(?:document|found)":/g)?.length ?? 0

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
