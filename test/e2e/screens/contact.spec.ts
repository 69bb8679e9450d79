// A message to the office: it arrives, or the page says that it didn't.
import type { Page } from '@playwright/test'
import { visit } from '../states/state'
import { customer, mailsTo } from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'
const office = 'hello@example.com'
const message = 'Is the castle free in June?\nWe are twenty children.'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const sent = (page: Page) => page.getByRole('alert').filter({ hasText: 'Message sent succesfully' })

async function fill(page: Page, email: string) {
  await visit(page, '/contact')
  await page.getByLabel('First Name').fill(customer.name)
  await page.getByLabel('Last Name').fill(customer.lastName)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Phone Number').fill(customer.phone)
  await page.getByLabel('Message').fill(message)
}

/** Messages from an address that reached the office. */
async function messagesFrom(page: Page, email: string) {
  const mails = await mailsTo(page, office)
  return mails.filter(({ rows }) => rows.some(([, value]) => value === email))
}

test('a message arrives once, even if Send Message is pressed twice', async ({ page }) => {
  const email = 'contact.once@example.com'
  await fill(page, email)
  await send(page).dblclick()
  await expect(sent(page)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  const mails = await messagesFrom(page, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ kind: 'contact', subject: 'Message from Ada Jansen' })
})

test('a message by keyboard alone, on a phone', async ({ page }) => {
  const email = 'contact.keys@example.com'
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/contact')
  await page.getByLabel('First Name').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name is required.')).toBeVisible()
  const name = page.getByLabel('First Name')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  await page.keyboard.type('Ada')
  for (const text of ['Jansen', '', '815 555 0190', 'Hello']) {
    await page.keyboard.press('Tab')
    if (text !== '') await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeInViewport()
  expect(await messagesFrom(page, email)).toHaveLength(1)
})

for (const { state, email, words, error } of [
  {
    state: 'down',
    email: 'mail-down@example.com',
    words: 'Your message was not sent.',
    error: /500/,
  },
  {
    state: 'slow',
    email: 'mail-slow@example.com',
    words: "We don't know whether your message arrived.",
  },
]) {
  test(`M23c: the mail is ${state}: no success is claimed, and nothing typed is lost`, async ({
    page,
    allowErrors,
  }) => {
    if (error) allowErrors(error)
    await fill(page, email)
    await send(page).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(words, { timeout: 15_000 })
    await expect(notice.getByRole('link', { name: phone })).toBeVisible()
    await expect(sent(page)).toBeHidden()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await expect(page.getByLabel('Last Name')).toHaveValue(customer.lastName)
    expect(await messagesFrom(page, email)).toEqual([])

    await page.getByLabel('Email Address').fill(`again.${state}@example.com`)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(sent(page)).toBeVisible()
  })
}

for (const { how, answer } of [
  { how: 'without content', answer: { status: 204 } },
  { how: 'with a way to another page', answer: { status: 302, headers: { location: '/' } } },
]) {
  test(`M23c: the mailer answers ${how}: no success is claimed`, async ({ page }) => {
    await page.route('**/api/contactForm', (route) => route.fulfill(answer))
    await fill(page, 'contact.status@example.com')
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Your message was not sent.')
    await expect(sent(page)).toBeHidden()
    await expect(page.getByLabel('Message')).toHaveValue(message)
  })
}

test('the map is fetched when it is asked for, and the link stays', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /google|map\.html/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.frameLocator('iframe').getByText('2500 Hydraulic Rd')).toBeVisible()
  await expect(
    page.getByRole('complementary').getByRole('link', { name: /^2500 Hydraulic Rd/ }),
  ).toBeVisible()
})

test('M17a: with the map blocked the page stands', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  await page.route('**/local/map.html*', (route) => route.abort())
  await fill(page, 'contact.map@example.com')
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByText('If no map appears')).toBeVisible()
  await send(page).click()
  await expect(sent(page)).toBeVisible()
})
