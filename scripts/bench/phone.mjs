// An average phone: a small window, a processor a quarter as fast, and a slow network.
const { devices } = await import('@playwright/test')

/** Applied, not simulated: what Lighthouse calls slow 4G. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}
const slowdown = 4

/** A page without data of an earlier visit, and the protocol to observe it. */
export async function openPhone(browser, baseURL, { network = slow4g } = {}) {
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
  if (network !== null) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session, close: () => context.close() }
}

/** The median of each figure over this many runs. */
export async function medianOf(runs, measure) {
  const { only } = await mediansOf(runs, { only: measure })
  return only
}

/** The medians of several measurements, which alternate. */
export async function mediansOf(runs, measurements) {
  const all = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]))
  for (let run = 0; run < runs; run++)
    for (const [name, measure] of Object.entries(measurements)) all[name].push(await measure())
  return Object.fromEntries(Object.entries(all).map(([name, figures]) => [name, median(figures)]))
}

function median(all) {
  const middle = Math.floor(all.length / 2)
  return Object.fromEntries(
    Object.keys(all[0]).map((key) => [
      key,
      all.map((one) => one[key]).sort((a, b) => a - b)[middle],
    ]),
  )
}

/** A line of a table: the first cell to the left, the others to the right. */
export function line([first, ...rest]) {
  return [String(first).padEnd(34), ...rest.map((cell) => String(cell).padStart(9))].join(' ')
}
