// Measures a catalog of a thousand rentals on a phone, and a search for a day with two thousand
// taken units.
import type { Browser, Response } from '@playwright/test'
import type { PlainFields } from '../../local/firestore/plain'
import { countDocuments, isRead } from './pages'
import { line, medianOf, openPhone, type Phone } from './phone'
import { openFilter, paintOf, timeOf } from './presses'

const itemCount = 1000
const kinds = ['Bounce Houses', 'Combo Jumpers', 'Slides', 'Games and Obstacles']

/** A Saturday without bookings of the demonstration. */
function saturday() {
  const day = new Date(Date.now() + 120 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

/** A thousand inflatables, every second one fully booked on that day, with two taken units each. */
export function largeCatalog(): Record<string, PlainFields> {
  const documents: Record<string, PlainFields> = {}
  const date = saturday()
  for (let index = 0; index < itemCount; index++) {
    const itemID = `bouncer-${String(index).padStart(4, '0')}`
    documents[`inflatables/${itemID}`] = {
      name: `Bouncer ${index}`,
      description: 'A bouncer like a thousand others, with a roof, mesh on all sides and a ramp.',
      category: kinds[index % kinds.length] ?? '',
      image: '/pictures/rockford-castle.svg',
      price: String(100 + (index % 90)),
      width: '15',
      height: '13',
      wetDry: index % 3 === 0 ? 'Wet' : 'Dry',
      count: index % 2 === 0 ? 2 : 4,
    }
    for (const unit of [0, 1])
      documents[`allocations/${itemID}_${date}_${unit}`] = {
        itemID,
        kind: 'inflatables',
        date,
        unit,
        owner: `${index}`.padStart(64, '0'),
        expires: null,
      }
  }
  return documents
}

const list = '/inflatables/all-rentals'

/** Functions of the page, which `onList` adds. */
declare const cards: () => NodeListOf<Element>
declare const shows: (words: string) => boolean

const filters = [
  { name: 'category', label: 'Category', option: 'slides', done: () => shows('in Slides') },
  { name: 'wet or dry', label: 'Wet or dry', option: 'wet', done: () => shows('wet rentals') },
  {
    name: 'sort by price',
    label: 'Sort by',
    option: 'price-high',
    done: () => shows('rentals') && /\$[2-9]\d\d/.test(cards()[0]?.textContent ?? ''),
  },
]

/**
 * Prints the time until the list is painted, after a choice among a thousand rentals and after a
 * search for a day.
 */
export async function measureLargeCatalog(
  browser: Browser,
  baseURL: string,
  { runs }: { runs: number },
) {
  console.log(line(['of 1,000 rentals', 'ms']))
  for (const { name, label, option, done } of filters) {
    const { took } = await medianOf(runs, () =>
      onList(browser, baseURL, async ({ page }) => {
        const field = await openFilter(page, label)
        await field.focus()
        return { took: await timeOf(page, 'change', done, () => field.selectOption(option)) }
      }),
    )
    console.log(line([`filter by ${name}`, took]))
  }
  const search = await medianOf(runs, () => onList(browser, baseURL, searchDay))
  console.log(line(['a day with 2,000 units taken', 'ms', 'queries', 'documents', 'kB']))
  const { took, queries, documents, bytes } = search
  console.log(
    line(['from the answer to the list', took, queries, documents, (bytes / 1000).toFixed(1)]),
  )
}

async function onList<Measured>(
  browser: Browser,
  baseURL: string,
  measure: (phone: Phone) => Promise<Measured>,
): Promise<Measured> {
  const phone = await openPhone(browser, baseURL, { network: null })
  await phone.page.addInitScript(() => {
    const all = () => document.querySelectorAll('#main ul article')
    Object.assign(globalThis, {
      cards: all,
      shows: (words: string) =>
        all().length > 0 &&
        [...document.querySelectorAll('#main output')].some(({ textContent }) =>
          textContent.includes(words),
        ),
    })
  })
  await phone.page.goto(list)
  // Waits for the cards that are added when the page is idle, too.
  await phone.page.waitForFunction(
    (count) =>
      parseInt(document.querySelector('#main output')?.textContent ?? '', 10) > count &&
      cards().length > 60,
    itemCount,
  )
  await phone.page.waitForLoadState('networkidle')
  const figures = await measure(phone)
  await phone.close()
  return figures
}

/**
 * By the address, as a link with a day would: choosing it in the calendar takes several presses,
 * and the time is measured from the database's answer on.
 */
async function searchDay({ page, session }: Phone) {
  const seen = { queries: 0, documents: 0, bytes: 0 }
  const queries = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/runQuery/.test(response.url)) queries.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (queries.has(requestId)) seen.bytes += encodedDataLength
  })
  const answers: Response[] = []
  page.on('response', (response) => isRead(response.url()) && answers.push(response))
  const { painted } = await paintOf(
    page,
    'popstate',
    () => shows(' available') && cards()[0]?.textContent.includes('Available') === true,
    () =>
      page.evaluate(
        (query) => (
          history.pushState(null, '', query),
          dispatchEvent(new PopStateEvent('popstate'))
        ),
        `?date=${saturday()}`,
      ),
  )
  // Counted before the nearest free days are read, which is another query.
  const answered = await page.evaluate(() => {
    const requests = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ name }) => name.includes('runQuery'))
    return Math.max(...requests.map(({ responseEnd }) => responseEnd))
  })
  // Read after the list is painted, because reading a text would slow down the page.
  for (const text of await Promise.all(answers.map((answer) => answer.text()))) {
    if (!text.includes('/allocations/')) continue
    seen.queries += 1
    seen.documents += countDocuments(text)
  }
  return { took: Math.round(painted - answered), ...seen }
}
