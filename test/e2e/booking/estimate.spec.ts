// What it costs in the end: told on an item's page and in the cart, and to the cent what the checkout asks for.
import type { Page } from '@playwright/test'
import {
  pressAddToCart,
  chooseDay,
  dayAhead,
  fillDetails,
  pressContinue,
  summaryRows,
} from '../steps/steps'
import { expect, test } from '../test'

const places = [
  { label: 'Loves Park', address: '5950 N 2nd St, Loves Park, IL 61111' },
  { label: 'Wisconsin', address: '423 Bluff St, Beloit, WI 53511' },
]

const where = (page: Page) => page.getByLabel('Where is your event?')
const total = async (page: Page) =>
  (await page.getByRole('complementary').getByRole('definition').last().innerText()).trim()

for (const { label, address } of places)
  test(`in ${label} it is the same from the item to the last step`, async ({ page }, {
    project,
  }) => {
    await page.goto('/inflatable/rockford-castle')
    await where(page).selectOption(label)
    await chooseDay(page, dayAhead(71))
    const estimate = page.getByRole('region', { name: 'Estimate' }).getByRole('status')
    await expect(estimate).toContainText('With delivery, tax,')
    const told = /\$[\d.]+/.exec((await estimate.innerText()).trim())?.[0] ?? ''
    expect(told).not.toBe('')
    if (project.name === 'phone') {
      // The bar at the lower edge names the same amount once the panel is out of sight.
      await page.getByRole('heading', { name: 'Rental information' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(`${told} in total`)).toBeVisible()
    }
    await pressAddToCart(page)
    await page.goto('/cart')
    await expect(where(page)).toHaveValue(label)
    expect(await total(page)).toBe(told)

    await page.goto('/checkout')
    await fillDetails(page, { address })
    await pressContinue(page)
    expect((await summaryRows(page)).at(-1)).toEqual(['Total', told])
  })

test('an address by distance is asked about once it is confirmed, and is the checkout’s', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('calculateDistance')) asked.push(request.url())
  })
  await page.goto('/inflatable/rockford-castle')
  await where(page).selectOption('Another address in Illinois')
  await expect(page.getByText('Total for one day so far')).toBeVisible()
  expect(asked).toEqual([])

  const opener = page.getByRole('button', { name: 'Enter the address instead' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Where is your event?' })
  await dialog.getByLabel('Address of the event').fill('524 W Stephenson St, Freeport, IL 61032')
  expect(asked).toEqual([])
  await dialog.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(/^With delivery, tax,/)).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeFocused()

  await chooseDay(page, dayAhead(71))
  await pressAddToCart(page)
  await page.goto('/checkout')
  await expect(page.getByLabel('Delivery Address')).toHaveValue(
    '524 W Stephenson St, Freeport, IL 61032',
  )
})
