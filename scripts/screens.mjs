// npm run screens: takes the pictures of docs/screens, every screen in every state at a phone's and a desktop's width.
//   npm run screens -- cart popup     only the states of these names
import { mkdirSync, rmSync } from 'node:fs'
import { cart } from './screens/cart.mjs'
import { catalogue } from './screens/catalogue.mjs'
import { checkout } from './screens/checkout.mjs'
import { frame } from './screens/frame.mjs'
import { home } from './screens/home.mjs'
import { invoice } from './screens/invoice.mjs'
import { item } from './screens/item.mjs'
import { pages } from './screens/pages.mjs'
import { popup } from './screens/popup.mjs'
import { newVisitor, settle, showWhole, today } from './screens/visitor.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
const { chromium } = await import('@playwright/test')
const { build, preview } = await import('vite')
const { findChromium } = await import('./chromium.mjs')

// Where something is booked, each size has a month of its own: no calendar shows what the other one took.
const sizes = [
  { size: 'phone', viewport: { width: 390, height: 844 }, bookingDay: 'July 10, 2027' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, bookingDay: 'June 12, 2027' },
]

const wanted = process.argv.slice(2)
const states = [home, catalogue, item, popup, cart, checkout, invoice, pages, frame]
  .flat()
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const folder = `${root}docs/screens`
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

Object.assign(process.env, { LOCAL_DB: 'memory', LOCAL_TODAY: today })
// The code of production: a page of it is here in a few requests. In a folder of its own, beside that of the tests.
const site = { root, mode: 'demo', logLevel: 'error', build: { outDir: 'dist-screens' } }
await build(site)
const server = await preview({ ...site, preview: { port: 0 } })
const baseURL = server.resolvedUrls?.local[0] ?? ''
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

let count = 0
const failures = []
await Promise.all(sizes.map(shootAll))
await browser.close()
await server.close()
console.log(`${count} pictures are in ${folder}`)
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)

async function shootAll(size) {
  for (const state of states) {
    if (state.only !== undefined && state.only !== size.size) continue
    const picture = `${state.name}-${size.size}`
    try {
      await shoot(state, size, `${folder}/${picture}.jpg`)
      count += 1
    } catch (error) {
      failures.push(`Not reached: ${picture}\n${String(error)}`)
    }
  }
}

async function shoot({ name, steps, whole = false }, { viewport, bookingDay }, path) {
  const visitor = await newVisitor(browser, { baseURL, viewport, seed: `${name} ${bookingDay}` })
  try {
    await steps({ ...visitor, bookingDay })
    if (whole) await showWhole(visitor.page)
    await settle(visitor.page)
    await visitor.page.screenshot({
      path,
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
    })
  } finally {
    await visitor.close()
  }
}
