// npm run screens: takes the pictures of docs/screens, each screen at a phone's and a desktop's width.
import { mkdirSync } from 'node:fs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
const { chromium } = await import('@playwright/test')
const { createServer } = await import('vite')
const { findChromium } = await import('./chromium.mjs')

process.env.LOCAL_DB = 'memory'
const folder = `${root}docs/screens`
mkdirSync(folder, { recursive: true })

const server = await createServer({ root, logLevel: 'warn', server: { port: 0 } })
await server.listen()
const url = server.resolvedUrls?.local[0] ?? ''
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

for (const [size, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
]) {
  const page = await browser.newPage({
    viewport: { width, height },
    baseURL: url,
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  })
  const shoot = (name) => page.screenshot({ path: `${folder}/${name}-${size}.png` })
  const visit = (path) => page.goto(path, { waitUntil: 'networkidle' })

  await visit('/')
  await shoot('home')
  await visit('/inflatables')
  await shoot('catalogue')
  await visit('/inflatable/sunny-castle')
  await page
    .getByRole('button', { name: /, free$/ })
    .last()
    .click()
  await shoot('item')
  await page.getByRole('button', { name: 'Add To Cart' }).last().click()
  await page.getByRole('dialog').waitFor()
  await shoot('in-cart')
  await visit('/cart')
  await shoot('cart')
  await visit('/checkout')
  await page.getByLabel('First Name').fill('Maria')
  await page.getByLabel('Last Name').fill('Jensen')
  await page.getByLabel('Email Address').fill('maria.jensen@example.com')
  await page.getByLabel('Delivery Address').fill('2114 Harlem Blvd, Rockford, IL 61103')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Phone number is required.' }).waitFor()
  await shoot('checkout-problems')
  await page.getByLabel('Phone Number').fill('(815) 555-0100')
  await page.getByLabel('I accept').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await shoot('checkout')
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('dialog').waitFor()
  await shoot('booked')
  await page.close()
}

await browser.close()
await server.close()
console.log(`Pictures are in ${folder}`)
process.exit(0)
