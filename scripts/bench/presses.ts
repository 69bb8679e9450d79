// How long a press takes until its result is painted.
import type { Browser, Page } from '@playwright/test'
import { tableLine, medianOf, openPhone } from './phone'

/** Each press happens on an idle page; `done` runs in the page. */
type Press = {
  name: string
  url: string
  before?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<unknown>
  /** The event with which the time starts: `click` unless given. */
  event?: string
  done: () => boolean
}

const presses: readonly Press[] = [
  {
    name: 'open the menu',
    url: '/',
    press: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    done: () => document.querySelector('dialog[open] a') !== null,
  },
  {
    name: 'choose a category',
    url: '/inflatables/all-rentals',
    // A visitor who chooses has the focus there.
    before: async (page) => (await openFilter(page, 'Category')).focus(),
    press: (page) => filter(page, 'Category').selectOption('slides'),
    event: 'change',
    done: () =>
      document.querySelector('h1')?.textContent === 'Slides' &&
      document.querySelectorAll('#main article').length < 12,
  },
  {
    name: 'choose a day',
    url: '/inflatable/rockford-castle',
    press: (page) => freeDay(page).tap(),
    done: () => document.querySelector('#main [aria-label$=", your date"]') !== null,
  },
  {
    name: 'one more of them',
    url: '/extra/folding-chairs',
    before: (page) => freeDay(page).tap(),
    press: (page) => page.getByRole('button', { name: 'One more, Quantity' }).tap(),
    done: () =>
      document.querySelector<HTMLInputElement>('#main input[inputmode=numeric]')?.value === '2',
  },
  {
    name: 'Add To Cart',
    url: '/inflatable/rockford-castle',
    before: (page) => freeDay(page).tap(),
    press: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).first().tap(),
    done: () => document.querySelector('dialog[open] h2') !== null,
  },
]

/** A control of the Filters dialog, which a phone has in place of the controls above the list. */
const filter = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label)

async function openFilter(page: Page, label: string) {
  await page.getByRole('button', { name: /^Filters/ }).tap()
  return filter(page, label)
}

/** A day of the next month, without bookings of the demonstration. */
const freeDay = (page: Page) =>
  page.locator('#main fieldset button:not([aria-disabled])[tabindex="-1"]').last()

/** Prints the time from each press to the paint of its result, in milliseconds. */
export async function measurePresses(
  browser: Browser,
  baseURL: string,
  { runs }: { runs: number },
) {
  console.log(tableLine(['press', 'ms']))
  for (const press of presses) {
    const { took } = await medianOf(runs, () => measure(browser, baseURL, press))
    console.log(tableLine([press.name, took]))
  }
}

async function measure(browser: Browser, baseURL: string, measured: Press) {
  const { url, before, press, done, event = 'click' } = measured
  const { page, close } = await openPhone(browser, baseURL, { network: null })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await before?.(page)
  const took = await timeOf(page, event, done, () => press(page))
  await close()
  return { took }
}

/** From the first such event in the page to the paint in which `done` holds. */
async function timeOf(...measured: Parameters<typeof paintOf>): Promise<number> {
  const { start, painted } = await paintOf(...measured)
  return Math.round(painted - start)
}

type Painted = { start: number; painted: number }

/** By the page's clock: the first such event, and the paint in which `done` holds. */
export async function paintOf(
  page: Page,
  event: string,
  done: () => boolean,
  act: () => Promise<unknown>,
): Promise<Painted> {
  // As text, so that it includes `done`. The callback queued in the frame runs after its paint.
  await page.evaluate(`void (globalThis.paint = new Promise((resolve) => {
    addEventListener('${event}', ({ timeStamp: start }) => {
      const tell = () => resolve({ start, painted: performance.now() })
      const look = () => {
        if (!(${String(done)})()) return
        seen.disconnect()
        requestAnimationFrame(() => scheduler.postTask(tell, { priority: 'user-blocking' }))
      }
      const seen = new MutationObserver(look)
      seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      // The page may have answered before this listener.
      look()
    }, { once: true, capture: true })
  }))`)
  await act()
  return page.evaluate(() => (globalThis as unknown as { paint: Promise<Painted> }).paint)
}
