// A script that throws while it starts, or while it renders for the first time, leaves the written
// page standing.
import type { Page } from '@playwright/test'
import { isTakenOver } from '../../taken-over'
import { expect, test } from '../test'

const thrown = 'thrown by the test'

const late = (page: Page) => page.getByText('still loading, so')

/** Opens the page and waits until nothing loads any more. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle')
}

const headings = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('h1, h2, h3')].map((each) => each.textContent))

/** The headings of the file itself, before any script. */
function prerenderedHeadings(page: Page, path: string) {
  return page.evaluate(async (url) => {
    const html = await (await fetch(url)).text()
    const file = new DOMParser().parseFromString(html, 'text/html')
    return [...file.querySelectorAll('h1, h2, h3')].map((each) => each.textContent)
  }, path)
}

/** All of the prerendered page can be read, and its header answers or says that it is late. */
async function expectStanding(page: Page, written: readonly (string | null)[]) {
  expect(await headings(page)).toEqual(expect.arrayContaining([...written]))
  // React takes over in steps, so either may come a moment after the last request.
  await expect
    .poll(
      async () => (await page.evaluate(isTakenOver, 'header')) || (await late(page).count()) > 0,
    )
    .toBe(true)
}

for (const path of ['/', '/inflatable/clover-castle'])
  test(`${path}: stays readable when any of its scripts throws`, async ({ page, allowErrors }) => {
    // It opens the page once for each script.
    test.slow()
    allowErrors(new RegExp(thrown))
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname)
    })
    await open(page, path)
    const written = await prerenderedHeadings(page, path)
    expect(written).not.toEqual([])
    expect(scripts.size).toBeGreaterThan(3)

    for (const script of scripts)
      await test.step(script, async () => {
        await page.route(`**${script}`, async (route) => {
          const response = await route.fetch()
          const body = `throw new Error('${thrown}');${await response.text()}`
          await route.fulfill({ response, body })
        })
        await open(page, path)
        await expectStanding(page, written)
        // A script that loads once the page is idle may be on its way.
        await page.unrouteAll({ behavior: 'wait' })
      })
  })

test("a page stays readable in a browser that can't render it", async ({ page, allowErrors }) => {
  // The browser's message, and React's message that it renders again.
  allowErrors(/is not a function|React error #(?:422|520)/)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'flatMap'))
  await open(page, '/inflatables/slides')
  await expectStanding(page, await prerenderedHeadings(page, '/inflatables/slides'))
  await expect(page.getByRole('alert').filter({ hasText: 'still loading, so' })).toBeVisible()
})
