// What a printed page shows and leaves out.
import { fillCart, openCheckout, openConfirmation, visit } from '../states/state'
import { storeBookingOf, storeInvoice } from '../steps/bookings'
import { confirmation } from '../steps/steps'
import { expect, test } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test("the contract is printed with all of its text and the business's name", async ({ page }) => {
  await visit(page, '/contract')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules and restrictions')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('(815) 555-0142')
  const letterhead = page.getByRole('banner')
  await expect(letterhead.getByRole('link', { name: 'Better Events' })).toBeVisible()
  await expect(letterhead.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  await expect(letterhead.getByRole('link')).toHaveCount(2)
  for (const part of ['contentinfo', 'button'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
})

test('a cart is printed without what changes it', async ({ page }) => {
  await fillCart(page)
  await visit(page, '/cart')
  await expect(page.getByRole('link', { name: 'Forty-Foot Obstacle Run' })).toBeVisible()
  for (const control of [/^Remove/, /^Change day/, /^One (more|less)/])
    await expect(page.getByRole('button', { name: control })).toHaveCount(0)
  for (const way of ['Add another rental', 'Check Out', 'Send or print a quote'])
    await expect(page.getByRole('link', { name: way })).toHaveCount(0)
})

test("a narrow sheet hides the phone's bars", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 960 })
  await visit(page, '/inflatable/rockford-castle')
  await expect(page.getByRole('button', { name: 'Choose a date' })).toHaveCount(0)
  await openCheckout(page)
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
})

test('the answers to questions are printed, open or not', async ({ page }) => {
  await visit(page, '/services')
  const answers = page.locator('details p')
  expect(await answers.count()).toBeGreaterThan(0)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
})

for (const kind of ['unpaid', 'paid'] as const)
  test(`a booking, ${kind}, is printed without anything to press`, async ({ page }) => {
    await visit(page, `/booking/${await storeBookingOf(kind)}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Your total' })).toBeVisible()
    await expect(page.getByRole('button', { includeHidden: true })).not.toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'See the invoice' })).toHaveCount(0)
  })

test('an invoice is printed without its card form', async ({ page }) => {
  await visit(page, `/invoice/${await storeInvoice({ paid: false })}`)
  await expect(page.getByText('Balance due').first()).toBeVisible()
  const form = page.getByRole('heading', { name: 'Pay by card', includeHidden: true })
  await expect(form).toHaveCount(1)
  await expect(form).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a confirmation is printed alone, without its buttons', async ({ page }) => {
  await openConfirmation(page)
  const dialog = confirmation(page)
  await expect(dialog.getByText(/^Confirmation ID/)).toBeVisible()
  await expect(dialog.getByRole('button', { includeHidden: true })).not.toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})
