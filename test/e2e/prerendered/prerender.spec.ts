// Screens whose text is the same for everybody are in the page itself: readable before any script
// has run.
import type { Page } from '@playwright/test'
import type { PageName, pages } from '~/urls/pages'
import { examplePages } from '../../../local/catalog/example-pages'
import { eventField } from '../steps/event-steps'
import { holdBack } from '../steps/hold-back'
import { expect, takenOver, test } from '../test'

/** The pages whose text is in the program itself. */
type Text = {
  [Name in PageName]: (typeof pages)[Name]['prerendered'] extends 'always' ? Name : never
}[PageName]

/** A text below each page's heading. */
const texts: Record<Text | 'home', RegExp> = {
  home: /delivered, set up and picked up/,
  services: /any address in Wisconsin/i,
  contact: /Our office/,
  blogs: /Start with a tape measure/,
  blog: /Key takeaways/,
  contract: /Liability Release/,
  privacy: /We show no ads/,
  about: /This is about/,
}

const screens = examplePages
  .filter(({ name }) => name in texts)
  .map(({ name, url, heading }) => ({
    path: url,
    heading,
    text: texts[name as keyof typeof texts],
  }))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each page can be read', async ({ page }) => {
    for (const { path, heading, text } of screens)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByText(text).first()).toBeVisible()
        await expect(page.getByRole('contentinfo')).toContainText('Mon - Sat 8am - 5pm')
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      })
  })

  test("the fields of a form take no text, because it couldn't be sent", async ({ page }) => {
    await page.goto('/contact')
    await page.locator('input[name="email"]').click({ force: true })
    await page.keyboard.type('ada@example.com')
    await expect(page.locator('input[name="email"]')).toHaveValue('')
  })
})

test('each page has one description, of its own', async ({ request }) => {
  const descriptions: (string | undefined)[] = []
  for (const { path } of screens.filter((each) => each.path !== '/about')) {
    const page = await (await request.get(path)).text()
    const tags = [...page.matchAll(/<meta\s+name="description"\s+content="([^"]+)"/g)]
    expect(tags, path).toHaveLength(1)
    descriptions.push(tags[0]?.[1])
  }
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test("an item's page has its data for search engines", async ({ request }) => {
  const path = '/inflatable/forty-foot-obstacle-run'
  const page = await (await request.get(path)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  const url = `https://better-events.example${path}`
  const offers = { url, priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', offers }, { '@type': 'BreadcrumbList' }],
  })
})

// One page of text only, one with sections that load later, one with a form.
for (const { path, heading } of screens.filter((each) =>
  ['/', '/contact', '/blogs/blog1'].includes(each.path),
)) {
  test(`${path} doesn't flicker when its scripts take over, nor scroll away`, async ({ page }) => {
    const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
    await page.addInitScript(() => {
      const seen = Object.assign(window, { gone: 0 })
      new MutationObserver(() => {
        if (!document.querySelector('h1') && document.body?.querySelector('noscript'))
          seen.gone += 1
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const top = await page.evaluate(() => {
      scrollTo(0, 200)
      return scrollY
    })
    letThrough()
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => [Reflect.get(window, 'gone'), scrollY])).toEqual([0, top])
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    // The site is alive: its menu opens.
    const menu = page.getByRole('button', { name: 'Inflatable categories' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })
}

test('each page stays where it is when its letters arrive', async ({ page }) => {
  for (const { path } of screens)
    await test.step(path, async () => {
      await page.unrouteAll()
      const letThrough = await holdBack(page, /\.woff2$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => scrollTo(0, 200))
      const before = await standing(page)
      // The fallback font is one of this computer's.
      const standIns = await letters(page)
      letThrough()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      expect(await letters(page)).toBeGreaterThan(standIns)
      expect(await standing(page)).toEqual(before)
    })
})

function standing(page: Page) {
  return page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('h1')!)
    return { scrolled: scrollY, heading: Math.round(range.getBoundingClientRect().top) }
  })
}

function letters(page: Page) {
  return page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
}

test('a button pressed before the scripts arrive answers once they are there', async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await eventField(page).click()
  letThrough()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeVisible()
})

test('an answer opened before the scripts arrive stays open', async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/services', { waitUntil: 'commit' })
  await page.getByText('Who can jump?').click()
  const answer = page.getByText('up to 175 lbs each')
  await expect(answer).toBeVisible()
  letThrough()
  // The scripts' own screen has no form that takes nothing.
  await expect(page.locator('form[inert]')).toHaveCount(0)
  await expect(answer).toBeVisible()
  await expect(page.getByRole('group').filter({ hasText: 'Who can jump?' })).toHaveAttribute('open')
  await expect(page.locator('details[open]')).toHaveCount(1)
})

/**
 * Removes idle callbacks, which Safari lacks, and delays each of React's steps, which it takes by
 * messages. At the step `backAt` of /services, the visitor goes back. Runs in the page, before its
 * scripts.
 */
function slowReact(backAt?: number) {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  type Post = (this: MessagePort, message: unknown) => void
  const post = Reflect.get(MessagePort.prototype, 'postMessage') as Post
  let steps = 0
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (++steps === backAt && location.pathname === '/services') history.back()
    setTimeout(() => post.call(this, message), 150)
  }
}

test('the days that are read show also where React renders the page slowly', async ({ page }) => {
  await page.addInitScript(slowReact)
  await page.goto('/inflatable/clover-castle')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
})

for (const step of [1, 3])
  test(`Back at React's step ${step} of rendering a page opens the one before`, async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await page.addInitScript(slowReact, step)
    await page.evaluate(() => location.reload())
    await expect(page).toHaveURL(/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  })
