// A visitor whose clock stands still and whose dice always fall the same way, so that a picture changes with its screen
// alone; and the steps that several states share.

/** A Thursday, mid-morning in Rockford. */
const clock = '2027-05-20T10:24:00-05:00'
export const today = clock.slice(0, 10)
/** Chosen wherever nothing is booked. */
const partyDay = 'June 12, 2027'

/** A page of a session of its own. `seed` is the state's name: ids of bookings must differ from state to state. */
export async function newVisitor(browser, { baseURL, viewport, seed }) {
  const context = await browser.newContext({
    baseURL,
    viewport,
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(12_000)
  const page = await context.newPage()
  await page.clock.setFixedTime(clock)
  await page.addInitScript(loadDice, seed)
  // The site asks its server for the time.
  await page.route(/\/\?at=\d+$/, (route) =>
    route.fulfill({ headers: { date: new Date(clock).toUTCString() } }),
  )
  return {
    page,
    open: async (path) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
    },
    close: () => context.close(),
  }
}

/** Runs in the page. Each load of a page throws other numbers, as each booking needs an id of its own. */
function loadDice(seed) {
  const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1
  sessionStorage.setItem('loads', String(loads))
  let state = loads
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) / 2 ** 24
  }
  Math.random = next
  crypto.getRandomValues = (array) => array.map(() => Math.floor(next() * 256))
}

/** Makes the window as high as the page: what is fixed to its lower edge would stand in the middle of a longer picture. */
export async function showWhole(page) {
  const { width, height: least } = page.viewportSize()
  const measure = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
  }
  await measure()
  // Once a phone's bar is gone, so is the room that the page kept for it: a window that is still too low shows by how much.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await page.setViewportSize({ width, height: Math.max(least, page.viewportSize().height - 200) })
  await measure()
  // Pictures further down would load when they come near.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
}

/** Waits until pictures and letters are there. A state may still wait for its data on purpose. */
export async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const near = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete)
    await Promise.all(near.map((image) => image.decode().catch(() => null)))
  })
}

export async function chooseDay(page, day = partyDay) {
  const tile = page.getByRole('button', { name: day })
  const next = page.getByRole('button', { name: 'Next month' })
  await next.waitFor()
  for (let months = 0; months < 12 && !(await tile.isVisible()); months++) await next.click()
  await tile.click()
}

/** The item's own button; on a phone the bar at the lower edge repeats it. */
export const addToCart = (page) => page.getByRole('button', { name: 'Add To Cart' }).first()

export async function press(page, name) {
  await page.getByRole('button', { name, exact: true }).first().click()
}

export const maria = {
  'First Name': 'Maria',
  'Last Name': 'Jensen',
  'Email Address': 'maria.jensen@example.com',
  'Phone Number': '(815) 555-0100',
  'Delivery Address': '2114 Harlem Blvd, Rockford, IL 61103',
}

export async function fill(within, fields) {
  for (const [label, text] of Object.entries(fields)) await within.getByLabel(label).fill(text)
}

export async function acceptRules(within) {
  await within.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
}

export async function fillCard(within, number) {
  await fill(within, {
    'Card number': number,
    'Expiry date': '12 / 40',
    'Security code': '123',
  })
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Charged, and the answer is nonsense. */
  nonsense: '4000 0000 0000 7007',
}

export const pay = (within) => within.getByRole('button', { name: /^Pay \$/ }).click()

/** The mails of a booking have gone out. */
export const mailed = (page) => page.getByText('We sent an e-mail to').waitFor()

/** From now on the address is asked and never answers. */
export const hold = (page, address) => page.route(address, () => {})

/** Puts rentals into the cart, as an earlier visit to their pages would have. */
export function withCart(page, ...entries) {
  const cart = entries.map(([inflatableID, quantity = 1, ...dates]) => ({
    inflatableID,
    quantity,
    dates: dates.length > 0 ? dates : ['06/12/2027'],
  }))
  return page.addInitScript((stored) => {
    if (sessionStorage.getItem('loads') === '1') sessionStorage.setItem('cart', stored)
  }, JSON.stringify(cart))
}

/** Writes a document, as the office would. */
export async function writeDocument(page, path, data) {
  const fields = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    ]),
  )
  const name = `projects/demo-rentals/databases/(default)/documents/${path}`
  await page.request.post('/v1/projects/demo-rentals/databases/(default)/documents:commit', {
    data: { writes: [{ update: { name, fields } }] },
  })
}
