// Twelve kinds of failure, each provoked on the built site: the database has a document of each, in
// which nothing is that a visitor typed, and no key (docs/decisions/problems.md).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { problemKinds, type ProblemKind } from '~/lib/domain/problem'
import { toStoredDay } from '~/lib/time/stored-day'
import { demoProjectId } from '../../../local/settings'
import { keepMaps } from '../../../office/deploy/keep-maps'
import { listProblems } from '../../../office/problems/list'
import { sayProblems } from '../../../office/problems/words'
import { keepCart, keepUnknownCharge, openCheckout, visit } from '../states/state'
import { checkOutByCard } from '../steps/card-steps'
import { storeBookingOf } from '../steps/bookings'
import { findDocuments } from '../steps/database'
import { loseFile, scriptOf } from '../steps/parts'
import { checkOut, dayAhead, fillDetails, pressBookNow } from '../steps/steps'
import { expect, isReport, test } from '../test'

test.use({ storesProblems: true })
test.describe.configure({ mode: 'serial' })
// A problem takes a random one of the day's hundred numbers, and tries others when that is taken.
test.beforeEach(({ allowErrors }) => allowErrors(/403 .*documents:commit/))

/** In every text that these tests type, but for addresses of which the stand-ins know a failure. */
const marker = 'Zqmarker'
const typed = [marker, marker.toLowerCase(), 'mail-down', 'Down St', 'Belvidere', '815555']
const someone = {
  name: `${marker}first`,
  lastName: `${marker}last`,
  email: `${marker.toLowerCase()}@example.com`,
  phone: '(815) 555-0190',
}

const stored = (kind: ProblemKind) => findDocuments('problems', 'kind', kind)

/** The database has a document of this kind, of a page with this pattern. */
async function expectStored(kind: ProblemKind, page: string) {
  await expect
    .poll(async () => Object.values(await stored(kind)).map((problem) => String(problem['page'])))
    .toContain(page)
}

/** Types the marker into every text field that can be seen. */
async function typeEverywhere(within: Page | Locator) {
  for (const field of await within.getByRole('textbox').filter({ visible: true }).all())
    if (await field.isEditable()) await field.fill(marker)
}

async function orderChairs(page: Page, day: number) {
  const dates = [toStoredDay(dayAhead(day))]
  await keepCart(page, [{ inflatableID: 'folding-chairs', dates, quantity: 2 }])
}

/** From the commit of a booking on, the database answers nothing but reports. */
async function loseDatabaseAtBooking(page: Page) {
  let isLost = false
  await page.route('**/v1/**', (route) => {
    isLost ||= route.request().postData()?.includes('/bookings-test/') === true
    return isLost && !isReport(route.request()) ? route.abort() : route.fallback()
  })
}

test('script: a screen throws', async ({ page, allowErrors }) => {
  allowErrors(RegExp(marker), /React error|The above error/)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/inflatables/slides')
  await typeEverywhere(page)
  await page.evaluate((message) => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error(message)
    }
  }, `${marker} ${someone.email}`)
  await page.getByRole('button', { name: 'Filters' }).first().click()
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await expectStored('script', '/inflatables/:category?')
})

test("hydration: a browser can't draw the written page", async ({ page, allowErrors }) => {
  allowErrors(/flatMap is not a function|React error/)
  await page.addInitScript(() => {
    const flatMap = Reflect.get(Array.prototype, 'flatMap') as () => unknown[]
    // While React draws, until the written page is back, with its notice.
    Array.prototype.flatMap = function (...args) {
      const isBack = document.querySelector('#late[role=alert]')
      if (isBack || !new Error().stack?.includes('/assets/react-'))
        return Reflect.apply(flatMap, this, args)
      throw new TypeError('flatMap is not a function')
    }
  })
  await page.goto('/inflatables/slides', { waitUntil: 'commit' })
  await expect(page.getByText('still loading, so')).toBeVisible()
  await expectStored('hydration', '/inflatables/:category?')
})

test("missing: a screen's script is gone, on a page that was written and on one that wasn't", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404.*\/assets\//)
  await loseFile(page, scriptOf('src/routes/checkout/checkout.tsx'))
  await page.goto('/checkout', { waitUntil: 'commit' })
  await expectStored('missing', '/checkout')
  await loseFile(page, scriptOf('src/routes/item/item.tsx'))
  await page.goto('/inflatable/clover-castle', { waitUntil: 'commit' })
  await expectStored('missing', '/inflatable/:id')
})

test("database: it doesn't answer", async ({ page, allowErrors }) => {
  allowErrors(/503 .*documents:/)
  await page.goto('/inflatable/database-down')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectStored('database', '/inflatable/:id')
})

test("refused: a booking's page, whose address has the key", async ({ page, allowErrors }) => {
  allowErrors(/403 .*documents:/)
  await page.route(/documents:(batchGet|runQuery)/, (route) =>
    route.fulfill({
      status: 403,
      json: [{ error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } }],
    }),
  )
  await page.goto(`/booking/${await storeBookingOf('unpaid')}`)
  await expect(page.getByText('Our system refused the request')).toBeVisible()
  await expectStored('refused', '/booking/:id?')
})

test("mail: a message isn't sent", async ({ page, allowErrors }) => {
  allowErrors(/500 .*contactForm/)
  await visit(page, '/contact')
  await typeEverywhere(page)
  const form = page.getByRole('main')
  await form.getByLabel('Phone Number').fill(someone.phone)
  await form.getByLabel('Email Address').fill('mail-down@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText("Your message wasn't sent.")).toBeVisible()
  await expectStored('mail', '/contact')
})

test("distance: the delivery fee can't be calculated", async ({ page, allowErrors }) => {
  allowErrors(/503 .*calculateDistance/)
  await openCheckout(page)
  await page.getByRole('button', { name: 'Ordering for a school, church or company?' }).click()
  await typeEverywhere(page)
  await fillDetails(page, { ...someone, address: '500 Down St, Belvidere, IL 61008' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText("We can't calculate the delivery fee")).toBeVisible()
  await expectStored('distance', '/checkout')
})

test('payment: a charge has no answer', async ({ page }) => {
  await keepUnknownCharge(page)
  await openCheckout(page)
  await expect(page.getByText("We don't know yet whether your payment")).toBeVisible()
  await expectStored('payment', '/checkout')
})

test("card: the card provider's script is blocked", async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED .*stripe/)
  await page.route('**/local/stripe.js', (route) => route.abort())
  await orderChairs(page, 131)
  await checkOutByCard(page, someone)
  await expect(page.getByText("The card form didn't load.")).toBeVisible()
  await expectStored('card', '/checkout')
})

test('maps: Google Maps is blocked', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED .*maps/)
  await page.route('**/local/maps.js', (route) => route.abort())
  await openCheckout(page)
  await page.getByLabel('Delivery Address').pressSequentially(marker)
  await expect(page.getByText('No suggestions right now.')).toBeVisible()
  await expectStored('maps', '/checkout')
})

test('outcome: nobody knows whether the order arrived', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED .*\/v1\//)
  await orderChairs(page, 132)
  await checkOut(page, someone)
  await loseDatabaseAtBooking(page)
  await pressBookNow(page)
  await expect(page.getByText("We don't know yet whether we got your booking.")).toBeVisible({
    timeout: 40_000,
  })
  await expectStored('outcome', '/checkout')
})

test('policy: the page asks for an address that its policy blocks', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Content Security Policy/, /blocked\.example/)
  await visit(page, '/about')
  // Reports start once the page is idle, so the first may come too early.
  await expect(async () => {
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://blocked.example/zqmarker.js'
      document.head.append(script)
    })
    expect(Object.keys(await stored('policy'))).not.toEqual([])
  }).toPass()
  await expectStored('policy', '/about')
})

test('while the database is what failed, the browser keeps five, and sends them on the next visit', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED .*\/v1\//)
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('problems') ?? '[]') as unknown[])
  await page.route('**/v1/**', (route) => route.abort())
  await page.goto('/extra/newer-than-the-build')
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.unroute('**/v1/**')
  await visit(page, '/privacy')
  await expectStored('database', '/extra/:id')
  await expect.poll(kept).toEqual([])
})

test('each kind has its document and its line, without anything typed and without a key', async () => {
  const all = await Promise.all(problemKinds.map(stored))
  expect(problemKinds.filter((_, i) => Object.keys(all[i] ?? {}).length === 0)).toEqual([])
  const documents = all.flatMap((each) => Object.entries(each))
  for (const [id, problem] of documents) {
    expect(id).toMatch(/^\d{4}-\d\d-\d\d_[a-z]+_\d\d$/)
    expect(new Set([...Object.keys(problem), 'position'])).toEqual(
      new Set(['kind', 'page', 'release', 'browser', 'version', 'position']),
    )
    expect(problem).toMatchObject({
      browser: 'Chrome',
      release: expect.stringMatching(/^[0-9a-f]{8}$/) as unknown,
    })
  }
  const text = JSON.stringify(documents)
  for (const word of typed) expect(text).not.toContain(word)
  // A booking's key is 20 letters and digits.
  expect(text).not.toMatch(/[A-Za-z0-9]{20}/)

  const lines = await officeLines()
  for (const kind of problemKinds) {
    const count = documents.filter(([, problem]) => problem['kind'] === kind).length
    expect(lines).toContain(sayProblems(kind, count))
  }
  expect(lines.filter((line) => /^ +src\/.*\.tsx?:\d+ {2}\S/.test(line))).not.toEqual([])
  expect(lines).toContainEqual(expect.stringContaining('src/ui/dialog/use-modal.ts:'))
})

/** What `npm run problems` says, with the maps of this build kept as by a deploy. */
async function officeLines(): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'problems-'))
  try {
    keepMaps(root, join(import.meta.dirname, '../../../dist-local-maps'))
    const lines: string[] = []
    const db = getFirestore(initializeApp({ projectId: demoProjectId }))
    await listProblems(db, { isCleared: false, root, say: (line) => void lines.push(line) })
    return lines
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('the build to be deployed has no maps, and no script that names one', () => {
  const dist = join(import.meta.dirname, '../../../dist-local')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(30)
  const naming = scripts.filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('sourceMappingURL'),
  )
  expect(naming).toEqual([])
})
