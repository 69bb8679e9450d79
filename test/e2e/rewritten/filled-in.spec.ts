// Phones and extensions fill in fields without an event, and change the page before React renders it.
import { holdBack } from '../steps/hold-back'
import { expect, takenOver, test } from '../test'
import { addStrangers, fillInSilently } from './strangers'

test.use({ viewport: { width: 390, height: 844 } })

/** Pages with fields, and one of text alone. */
for (const [url, heading] of [
  ['/', 'Making Every Event Better!'],
  ['/services', 'Services'],
  ['/inflatables', 'All rentals'],
  ['/inflatable/rockford-castle', 'Rockford Castle'],
  ['/contact', 'Contact'],
  ['/contract', 'Rules and restrictions'],
] as const)
  test(`${url}: renders without an error, and keeps what was filled in before`, async ({
    page,
  }) => {
    await addStrangers(page)
    const letThrough = await holdBack(page, /\/assets\/(?!index-|app-|react-|rolldown-).*\.js$/)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    const filledIn = await fillInSilently(page, 'strangers@example.com')
    letThrough()
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    for (const [name, value] of Object.entries(filledIn))
      await expect(page.locator(`main [name="${name}"]`).first(), name).toHaveValue(value)
    if ('sort' in filledIn) await expect(page).toHaveURL(/sort=price-low/)
  })

test('a field that somebody types into keeps the focus while a translated page is taken over', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (text.parentElement?.closest('script, style, noscript, option')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    }),
  )
  const letThrough = await holdBack(page, /\/assets\/(?!index-|app-|react-|rolldown-).*\.js$/)
  await page.goto('/inflatable/rockford-castle', { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  const width = page.locator('main [name=width]').first()
  await width.focus()
  await page.keyboard.type('2')
  letThrough()
  await takenOver(page)
  await expect(width).toBeFocused()
  await page.keyboard.type('0')
  await expect(width).toHaveValue('20')
})
