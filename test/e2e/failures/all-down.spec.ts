// The database, the services and all other sites' scripts fail at once: every screen still shows, says what is missing, and
// offers a way on.
import type { Page } from '@playwright/test'
import { examplePages } from '../../../local/catalogue/example-pages'
import type { PageName } from '~/pages'
import { paths } from '~/paths'
import { toStoredDay } from '~/lib/time/dates'
import { dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'

type Notice = {
  /** The heading, where it differs from the page's own. */
  heading?: string
  says: string
}

const noDates = { says: "We can't check dates right now" }

/** How a page reports its missing data. Data that the build wrote into the page stays. */
const notices: { [Name in PageName]?: Notice } = {
  inflatable: noDates,
  extra: noDates,
  cart: { says: "Your cart didn't load." },
  checkout: { says: "The checkout didn't load." },
  booking: { heading: 'Your booking', says: "Your booking didn't load." },
  invoice: { heading: 'Invoice', says: "Your invoice didn't load." },
  distanceTest: { says: "The distance service can't be reached." },
}

const screens: { path: string; heading: string; says?: string }[] = [
  ...examplePages.map(({ name, address, heading }) => ({
    path: address,
    heading,
    // The bookings of a device are read from nowhere else.
    ...(address !== paths.bookings() && notices[name]),
  })),
  // An item that is newer than the build.
  ...['/inflatable/new', '/extra/new'].map((path) => ({
    path,
    heading: "We can't reach our catalog",
    says: "This rental didn't load.",
  })),
]

/** Everything but the site's own pages, scripts and pictures. */
const elsewhere = (baseURL = '') => {
  const site = new URL(baseURL)
  return (url: URL) => url.origin !== site.origin || /^\/(v1|local)\//.test(url.pathname)
}

async function fillCart(page: Page) {
  const cart = [{ inflatableID: 'clover-castle', dates: [toStoredDay(dayAhead(95))] }]
  await page.addInitScript((text) => sessionStorage.setItem('cart', text), JSON.stringify(cart))
}

async function expectStanding(page: Page, heading: string, says?: string) {
  const main = page.getByRole('main')
  if (says !== undefined) {
    const notice = main.getByRole('alert').filter({ hasText: says })
    // A service is given up after ten seconds of real time.
    await expect(notice).toBeVisible({ timeout: 20_000 })
    await expect(notice.getByRole('link', { name: phone })).toBeVisible()
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
  }
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toBeVisible()
}

// One page opens one screen after another; in two halves, so that none takes long on a slow machine.
const half = Math.ceil(screens.length / 2)
for (const some of [screens.slice(0, half), screens.slice(half)])
  test(`${some.length} screens work while all services are down, from ${some[0]?.path} on`, async ({
    page,
    baseURL,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/)
    await fillCart(page)
    await page.route(elsewhere(baseURL), (route) => route.abort())
    for (const { path, heading, says } of some)
      await test.step(path, async () => {
        await page.goto(path)
        await expectStanding(page, heading, says)
      })
  })
