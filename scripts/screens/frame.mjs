// What stands around the screens, and what takes their place.
import { hold, press, withCart } from './visitor.mjs'

export const frame = [
  {
    name: 'mobile-menu',
    only: 'phone',
    steps: async ({ page, open }) => {
      await withCart(page, ['sunny-castle'])
      await open('/services')
      await press(page, 'Open menu')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'category-menu',
    only: 'desktop',
    steps: async ({ page, open }) => {
      await open('/')
      await press(page, 'Inflatable categories')
    },
  },
  {
    name: 'waiting',
    steps: async ({ page }) => {
      await hold(page, '**/v1/**')
      await page.goto('/checkout')
      await page.getByText('Loading…').waitFor()
    },
  },
  { name: 'not-found', steps: ({ open }) => open('/nowhere') },
  {
    name: 'application-error',
    steps: async ({ page, open }) => {
      await open('/')
      await page.route('**/assets/contract-*.js', (route) => route.abort())
      await page.getByRole('link', { name: 'Rules and liability' }).click()
      await page.getByText('Unexpected Application Error!').waitFor()
    },
  },
]
