// Signing up for the newsletter, with the rules of the database in force.
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { visit } from '../states/state'
import { findDocuments } from '../steps/database'
import { expect, test } from '../test'

async function signUp(page: Page, email: string) {
  await visit(page, '/services')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

function done(page: Page) {
  return page.getByText('Congratulations ! You will now be receiving the newsletter.')
}

test('the same address twice, in another case, is one document and a success both times', async ({
  page,
}) => {
  const email = 'grace.newsletter@example.com'
  await signUp(page, ' Grace.Newsletter@Example.com ')
  await expect(done(page)).toBeVisible()
  await expect(done(page).locator('..')).toBeFocused()
  const id = createHash('sha256').update(email).digest('hex')
  expect(await findDocuments('newsLetter', 'email', email)).toEqual({ [id]: { email } })

  await signUp(page, email)
  await expect(done(page)).toBeVisible()
  expect(await findDocuments('newsLetter', 'email', email)).toEqual({ [id]: { email } })
})

test('the database is down: the page says so, keeps the address, and it can be sent again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503 .*commit/)
  await signUp(page, 'newsletter-down@example.com')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("We couldn't sign you up just now.")
  await expect(notice.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  await expect(done(page)).toBeHidden()
  const field = page.getByLabel('Email Address')
  await expect(field).toHaveValue('newsletter-down@example.com')

  await field.fill('newsletter-up@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(done(page)).toBeVisible()
})

test('nothing of the database is fetched before somebody signs up', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/services')
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = asked.length
  expect(asked.filter((url) => /\/v1\//.test(url))).toEqual([])
  await page.getByLabel('Email Address').fill('ada.lazy@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(done(page)).toBeVisible()
  expect(asked.slice(before).filter((url) => url.endsWith('.js'))).not.toEqual([])
})
