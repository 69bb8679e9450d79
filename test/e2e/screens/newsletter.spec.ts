// Signing up for the newsletter by keyboard, with the rules of the database in force.
import { createHash } from 'node:crypto'
import { visit } from '../states/state'
import { findDocuments } from '../steps/database'
import { expectVisibleFocus, tabTo } from '../steps/keyboard-steps'
import { expect, test } from '../test'

test('nothing of the database is fetched before somebody signs up; the same address twice is one document and a success both times', async ({
  page,
}) => {
  const email = 'grace.newsletter@example.com'
  const id = createHash('sha256').update(email).digest('hex')
  const field = page.getByRole('main').getByLabel('Email Address')
  const done = page.getByText('Congratulations ! You will now be receiving the newsletter.')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await visit(page, '/services')
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  await expectVisibleFocus(field)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter((url) => /\/v1\//.test(url))).toEqual([])
  const before = asked.length
  await page.keyboard.type(' Grace.Newsletter@Example.com ')
  await page.keyboard.press('Enter')
  await expect(done).toBeVisible()
  await expect(done.locator('..')).toBeFocused()
  expect(asked.slice(before).filter((url) => url.endsWith('.js'))).not.toEqual([])
  expect(await findDocuments('newsLetter', 'email', email)).toEqual({ [id]: { email } })

  await visit(page, '/services')
  await field.fill(email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(done).toBeVisible()
  expect(await findDocuments('newsLetter', 'email', email)).toEqual({ [id]: { email } })
})
