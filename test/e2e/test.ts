// The test function of all browser tests: any error on a page fails the test that didn't announce
// it.
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { everyControl, isTakenOver } from '../taken-over'

type Fixtures = {
  /**
   * Announces errors that the test provokes: Chromium reports every request that fails. Matched
   * against the message and its URL.
   */
  allowErrors: (...patterns: RegExp[]) => void
  /**
   * Opens a page in a browser session of its own: another visitor, or a visitor of another site.
   */
  newVisitor: (baseURL?: string) => Promise<Page>
  errors: Errors
  /** The database stores what the pages report; elsewhere the day's hundred could be full. */
  storesProblems: boolean
}

/** A link without a booking asks whether it was canceled. The rules refuse unless it was. */
function asksForCancellation(message: ConsoleMessage): boolean {
  const url = message.page()?.url() ?? ''
  return url.includes('/booking/NoSuchBooking') && message.text().includes('status of 403')
}

class Errors {
  // A failed mail is logged, as specified, without anything of the customer's.
  readonly allowed: RegExp[] = [
    /^Error sending (email confirmation|invoice): (down|slow|nonsense|refused) at /,
    // The host itself says that a URL leads nowhere.
    /status of 404 .* at http:\/\/localhost:\d+\/(nowhere|blogs\/[\w-]+)$/,
  ]
  readonly #seen: string[] = []

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error' && !asksForCancellation(message))
        this.#seen.push(`${message.text()} at ${message.location().url}`)
    })
    context.on('weberror', (error) => this.#seen.push(`Uncaught: ${error.error().stack}`))
  }

  unexpected() {
    return this.#seen.filter((text) => !this.allowed.some((pattern) => pattern.test(text)))
  }
}

export const test = base.extend<Fixtures>({
  storesProblems: [false, { option: true }],

  errors: [
    async ({ context, storesProblems }, provide) => {
      const errors = new Errors()
      errors.watch(context)
      if (!storesProblems) await dropProblems(context)
      await provide(errors)
      expect(errors.unexpected(), 'errors on the console').toEqual([])
    },
    { auto: true },
  ],

  allowErrors: async ({ errors }, provide) => {
    await provide((...patterns) => errors.allowed.push(...patterns))
  },

  // A page that was written at build is there before it answers; what is pressed until then is lost
  // on it.
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) waitForAnswers(page)
    await provide(page)
  },

  newVisitor: async ({ browser, errors }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (baseURL) => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
      contexts.push(context)
      errors.watch(context)
      await dropProblems(context)
      return waitForAnswers(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
})

/** Answers reports of problems like a database that stores them. */
function dropProblems(context: BrowserContext) {
  return context.route(/documents:commit/, (route) =>
    isReport(route.request())
      ? route.fulfill({ json: { writeResults: [{}], commitTime: new Date().toISOString() } })
      : route.fallback(),
  )
}

/** A page's report of a problem that its visitor met. */
function isReport(request: Request): boolean {
  return request.postData()?.includes('/documents/problems/') === true
}

/**
 * Makes `goto` and `reload` wait until React has taken over the page, unless the test looks at what
 * is there before.
 */
function waitForAnswers(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await takenOver(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await takenOver(page)
    return response
  }
  return page
}

/** Presses a button that reloads the page, and waits until React has taken over the new one. */
export async function pressReload(page: Page, button: Locator): Promise<void> {
  const loaded = page.waitForEvent('load')
  await button.click()
  await loaded
  await takenOver(page)
}

/** Waits until React has taken over the page that was written at build. */
export async function takenOver(page: Page): Promise<void> {
  const giveUp = Date.now() + 20_000
  while (!(await page.evaluate(isTakenOver, everyControl))) {
    if (Date.now() > giveUp) throw new Error(`React didn't take over ${page.url()} in 20 seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export { expect }
