// Random visits (scripts/fuzz.mjs): a page, a way in which its browser changes it, a slow processor, and scripts
// that come late. Each visit follows from the seed and its number.
import type { Locator, Page } from '@playwright/test'
import { examplePages } from '../../../local/catalog/example-pages'
import { rewritePages } from '../rewritten/rewriters'
import { addStrangers, fillInSilently } from '../rewritten/strangers'
import { eventField } from '../steps/event-steps'
import { addToCart, chooseDay, customer, dayAhead } from '../steps/steps'
import { expect, takenOver, test } from '../test'

/** Numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Visit = {
  page: Page
  number: number
  way: 'plain' | 'translated' | 'silent'
  random: () => number
  pick: <One>(all: readonly One[]) => One
}

const written = examplePages.filter((each) => each.page.prerendered !== 'never')
const items = ['/inflatable/rockford-castle', '/inflatable/clover-castle', '/extra/folding-chairs']
const seed = Number(process.env['FUZZ_SEED'])
const [from = 0, to = 0] = (process.env['FUZZ_VISITS'] ?? '').split('-').map(Number)

for (let number = from; number <= to; number++) {
  const random = randomFrom(seed * 1_000 + number)
  const pick: Visit['pick'] = (all) => all[Math.floor(random() * all.length)]!
  const way = pick(['plain', 'translated', 'silent'] as const)
  const [name, visit] = pick(Object.entries({ early, fields, adding, booking, quote }))
  const slowness = pick([1, 2, 4, 6])
  test(`${seed}/${number}: ${name}, ${way}, ${slowness} times slower`, async ({ page }) => {
    if (way === 'translated') await rewritePages(page, way)
    if (way === 'silent') await addStrangers(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const latest = pick([0, 500, 1_500, 3_000])
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, random() * latest))
      await route.fallback()
    })
    await visit({ page, number, way, random, pick })
  })
}

/** Opens a page, and does something before React has rendered it. */
async function openEarly({ page, random }: Visit, url: string) {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await page.waitForTimeout(random() * 1_500)
}

/** A press has its answer, or the page says that it is still loading. */
async function answers(page: Page, answer: Locator) {
  const late = page.getByText('This page is still loading')
  await expect(answer.or(late).first()).toBeVisible({ timeout: 30_000 })
}

async function early(visit: Visit) {
  const { page, pick } = visit
  const { url, name } = pick(written)
  await openEarly(visit, url)
  if (name === 'home' || name === 'catalog') {
    await eventField(page).click()
    await answers(page, page.getByRole('dialog', { name: 'When is your event?' }))
  } else {
    const menu = page.getByRole('button', { name: 'Inflatable categories' })
    await menu.click()
    await answers(page, menu.and(page.locator('[aria-expanded=true]')))
  }
}

/** What the fields of the page hold, by form and name. */
function valuesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)'),
    ]
    return Object.fromEntries(
      fields
        .filter((field) => !['checkbox', 'radio'].includes(field.type))
        .map((field) => [
          `${field.form?.getAttribute('name') ?? 'none'} ${field.name}`,
          field.value,
        ]),
    )
  })
}

async function fields(visit: Visit) {
  const { page, way, pick } = visit
  // A yard from before.
  if (pick([true, false]))
    await page.addInitScript(() => sessionStorage.setItem('yard', JSON.stringify('20x25')))
  const { url } = pick(written)
  await openEarly(visit, url)
  const early: Record<string, string> = {}
  const width = page.getByLabel('Yard width in feet').first()
  if (way === 'silent') {
    await fillInSilently(page, 'fuzz@example.com')
    Object.assign(early, await valuesOf(page))
  } else if (await width.isVisible()) {
    await width.click()
    await page.keyboard.type('3')
    // Otherwise the yard from before was there already.
    if ((await width.inputValue()) === '3') {
      await page.waitForTimeout(visit.random() * 3_000)
      await page.keyboard.type('4')
      early['none width'] = '34'
    }
  }
  await takenOver(page)
  await page.waitForLoadState('networkidle')
  const now = await valuesOf(page)
  for (const [name, value] of Object.entries(early))
    if (value !== '') expect(now[name], name).toBe(value)
  // None of it goes into another page's form.
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Making Every Event Better!')
  if (url !== '/') await expect(page.getByLabel('Email Address').first()).toHaveValue('')
}

async function adding(visit: Visit) {
  const { page, number, pick } = visit
  await openEarly(visit, pick(items))
  await chooseDay(page, dayAhead(35 + (number % 40)))
  await addToCart(page).click()
  const dialog = page.getByRole('dialog', { name: "It's in your cart" })
  await expect(dialog).toBeVisible()
  if (pick([true, false])) {
    await dialog.getByRole('link', { name: 'Proceed To CheckOut' }).click()
  } else {
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Cart, 1 rental' }).click()
    await page.getByRole('link', { name: 'Check Out' }).first().click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await fillIn(visit)
  await page.waitForTimeout(visit.random() * 1_000)
  await expectFilledIn(page)
}

async function booking(visit: Visit) {
  const { page, number, pick } = visit
  const isEarly = pick([true, false])
  await openEarly(visit, pick(items.slice(0, 2)))
  if (isEarly) await fillIn(visit)
  await chooseDay(page, dayAhead(35 + (number % 40)))
  if (!isEarly) await fillIn(visit)
  await expectFilledIn(page)
  // As a press does.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await page.getByRole('button', { name: 'Book Now', exact: true }).click()
  const popup = page.getByRole('dialog', { name: /^Book / })
  await expect(popup.or(page.getByRole('alert')).first()).toBeVisible({ timeout: 30_000 })
  await expectFilledIn(page)
}

async function fillIn({ page, way }: Visit) {
  await expect(page.getByLabel('Delivery Address')).toBeVisible()
  if (way === 'silent') await fillInSilently(page, customer.email)
  else for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text)
}

const details = {
  'First Name': customer.name,
  'Last Name': customer.lastName,
  'Email Address': customer.email,
  'Phone Number': customer.phone,
  'Delivery Address': customer.address,
}

async function expectFilledIn(page: Page) {
  for (const [label, text] of Object.entries(details))
    await expect(page.getByLabel(label).first()).toHaveValue(text)
}

async function quote(visit: Visit) {
  const { page, number, pick } = visit
  const day = dayAhead(35 + (number % 40))
  await openEarly(visit, `/quote?item=clover-castle&days=${day}&units=1&town=Rockford`)
  const towns = page.getByLabel('Where is your event?')
  await expect(towns).toBeVisible()
  const town = pick(['Loves Park', 'Wisconsin', 'Winnebago'])
  await towns.selectOption(town)
  await page.waitForTimeout(visit.random() * 1_000)
  await expect(towns).toHaveValue(town)
  await expect(page).toHaveURL(/made=/)
}
