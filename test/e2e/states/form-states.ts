// The answers of the contact form.
import { expect, type Page } from '@playwright/test'
import { visit, state, type State } from './state'

export const formStates: State[] = [
  state('the contact form with its problems', async (page) => {
    await visit(page, '/contact')
    await sendMessage(page)
    await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
  }),
  {
    ...state('the contact form, not sent', async (page) => {
      await visit(page, '/contact')
      await fillMessage(page, 'mail-down@example.com')
      await sendMessage(page)
      await expect(page.getByRole('alert')).toContainText("Your message wasn't sent.")
    }),
    errors: [/500 .*contactForm/],
  },
  state('the map of the office', async (page) => {
    await visit(page, '/contact')
    await page.getByRole('button', { name: 'Show the map' }).click()
    await expect(page.getByTitle(/^Map of/)).toBeVisible()
  }),
]

async function fillMessage(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Message').fill('Is the Rockford Castle free in June?')
}

async function sendMessage(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click()
}
