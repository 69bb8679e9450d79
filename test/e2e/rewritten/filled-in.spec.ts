// Phones and extensions fill in fields without an event, and change the page before React draws it.
import type { Page } from '@playwright/test'
import { examplePages } from '../../../local/catalog/example-pages'
import { storeBookingOf } from '../steps/bookings'
import { findDocuments } from '../steps/database'
import { hold } from '../steps/hold'
import {
  chooseDay,
  confirmedId,
  customer,
  dayAhead,
  pressBookNow,
  pressContinue,
  putInCart,
} from '../steps/steps'
import { addStrangers, fillInSilently } from './strangers'
import { expect, takenOver, test } from '../test'

test.describe('data detectors, password managers and silent autofill', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(({ page }) => addStrangers(page))

  for (const { address, heading } of examplePages.filter((each) => each.page.written !== 'never'))
    test(`${address}: draws without an error, and keeps what was filled in before`, async ({
      page,
    }) => {
      const release = await hold(page, /\/assets\/(?!index-|app-|react-|rolldown-).*\.js$/)
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForLoadState('domcontentloaded')
      const filledIn = await fillInSilently(page, 'strangers@example.com')
      release()
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      for (const [name, value] of Object.entries(filledIn))
        await expect(page.locator(`main [name="${name}"]`).first(), name).toHaveValue(value)
      if ('sort' in filledIn) await expect(page).toHaveURL(/sort=price-low/)
    })

  test('the contact form sends what was filled in before React drew it', async ({ page }) => {
    const email = 'strangers.contact@example.com'
    const release = await hold(page, /\/assets\/contact-.*\.js$/)
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    await fillInSilently(page, email)
    release()
    await takenOver(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent succesfully')).toBeVisible()
    const sent = await page.request.get('/local/outbox.json')
    expect(JSON.stringify(await sent.json())).toContain(email)
  })

  test('the newsletter takes what was filled in before React drew it', async ({ page }) => {
    const email = 'strangers.newsletter@example.com'
    const release = await hold(page, /\/assets\/services-.*\.js$/)
    await page.goto('/services', { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    await fillInSilently(page, email)
    release()
    await takenOver(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.poll(() => findDocuments('newsLetter', 'email', email)).not.toEqual({})
  })

  test("the checkout books what it shows; the cart's town and address count, too", async ({
    page,
  }) => {
    const email = 'strangers.checkout@example.com'
    await putInCart(page, '/inflatable/rockford-castle', [dayAhead(130)])
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Enter an address instead' }).click()
    await expect(page.getByLabel('Event address')).toBeVisible()
    await fillInSilently(page, email)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByLabel('Where is your event?')).toHaveValue('address')
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Have a promo code?' }).click()
    await fillInSilently(page, email)
    await page.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
    await pressContinue(page)
    await expect(page.getByText('10% off the rent').first()).toBeVisible()
    await pressBookNow(page)
    await expectBooked(page, email)
  })

  for (const [path, ahead] of [
    ['/inflatable/rockford-castle', 131],
    ['/extra/folding-chairs', 132],
  ] as const)
    test(`${path}: its own form books what it shows`, async ({ page }) => {
      const email = `strangers${ahead}@example.com`
      await page.goto(path)
      await chooseDay(page, dayAhead(ahead))
      await fillInSilently(page, email)
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      )
      await pressBookNow(page)
      const popup = page.getByRole('dialog', { name: /^Book / })
      await popup.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
      await popup.getByRole('button', { name: 'Book Now' }).click()
      await expectBooked(page, email)
    })

  test("a booking's page asks for the change that it shows", async ({ page }) => {
    await page.goto(`/booking/${await storeBookingOf('unpaid')}`)
    await page.getByRole('button', { name: 'Ask to change or cancel' }).click()
    await page.getByRole('radio', { name: 'Change something else' }).check()
    const { changeWords = '' } = await fillInSilently(page, '')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('We got your request.')).toBeVisible()
    const sent = await page.request.get('/local/outbox.json')
    expect(JSON.stringify(await sent.json())).toContain(changeWords)
  })
})

async function expectBooked(page: Page, email: string) {
  const id = await confirmedId(page)
  const { [id]: booking } = await findDocuments('bookings-test', 'email', email)
  const { name, lastName, phone, address } = customer
  expect(booking).toMatchObject({ name, lastName, phone, address, email })
}
