// How long an order's last press takes until its confirmation is painted, and for how many requests
// in a row it waits.
import type { Browser } from '@playwright/test'
import { tableLine, medianOf, openPhone, slow4g } from './phone'
import { paintOf } from './presses'

const customer = {
  'First Name': 'Maria',
  'Last Name': 'Jensen',
  'Email Address': 'maria@example.com',
  'Phone Number': '(815) 555-0177',
  'Delivery Address': '12 Oak St, Rockford, IL 61101',
}
const card = {
  'Card number': '4242 4242 4242 4242',
  'Expiry date': '12 / 40',
  'Security code': '123',
}

type Way = { name: string; method: string; press: string | RegExp }

const ways: readonly Way[] = [
  { name: 'Pay by card', method: 'Credit Card', press: /^Pay \$/ },
  { name: 'Book for the office', method: 'Pay in Office', press: 'Book Now' },
]

/** In milliseconds. The requests' names are those of the last visit. */
export async function measurePaying(browser: Browser, baseURL: string, { runs }: { runs: number }) {
  console.log(tableLine(['order of two rentals', 'ms', 'in a row']))
  // Each order takes the castle's only unit, so each is for another day after the demonstration's.
  let daysAhead = 120
  for (const way of ways) {
    let names: string[] = []
    const { took, count } = await medianOf(runs, async () => {
      daysAhead += 1
      const date = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
      const { took, row } = await measure(browser, baseURL, { ...way, date })
      names = row
      return { took, count: row.length }
    })
    console.log(tableLine([way.name, took, count]))
    for (const name of names) console.log(`  ${name}`)
  }
}

async function measure(browser: Browser, baseURL: string, order: Way & { date: string }) {
  const { method, press, date } = order
  const { page, session, close } = await openPhone(browser, baseURL, { network: null })
  for (const url of ['/inflatable/rockford-castle', '/extra/folding-chairs']) {
    await page.goto(`${url}?date=${date}`)
    await page.waitForLoadState('networkidle')
    // The panel's own button, out of sight, is hidden as soon as the bar is there.
    await page.locator('[data-sticky-bar]').getByRole('button', { name: 'Add To Cart' }).tap()
    await page.getByRole('dialog').waitFor()
  }
  await page.goto('/checkout')
  for (const [label, value] of Object.entries(customer)) await page.getByLabel(label).fill(value)
  await page.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Continue' }).tap()
  const button = page.getByRole('button', { name: press })
  await button.waitFor()
  if (method === 'Credit Card')
    for (const [label, value] of Object.entries(card)) await page.getByLabel(label).fill(value)
  await page.waitForLoadState('networkidle')
  await session.send('Network.emulateNetworkConditions', slow4g)
  const isConfirmed = () => document.querySelector('dialog[open] h2') !== null
  const { start, painted } = await paintOf(page, 'click', isConfirmed, () => button.tap())
  const requests = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  )
  await close()
  const row = inARow(
    requests.filter(({ startTime, responseEnd }) => startTime >= start && responseEnd <= painted),
  )
  return { took: Math.round(painted - start), row }
}

type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>

/** The longest row of requests of which each begins after the one before it has ended. */
function inARow(requests: readonly Timing[]): string[] {
  const row: Timing[] = []
  for (const request of requests.toSorted((a, b) => a.responseEnd - b.responseEnd))
    if (request.startTime >= (row.at(-1)?.responseEnd ?? 0)) row.push(request)
  return row.map(({ name }) => new URL(name).pathname.replace(/^.*\/documents/, ''))
}
