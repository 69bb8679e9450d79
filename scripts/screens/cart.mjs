import { ready } from './checkout.mjs'
import { press, withCart } from './visitor.mjs'

const party = (page) =>
  withCart(page, ['sunny-castle'], ['frame-tent-20-x-20', 2], ['wedding-white-bouncer'])

export const cart = [
  {
    name: 'cart',
    steps: async ({ page, open }) => {
      await party(page)
      await open('/cart')
    },
  },
  {
    name: 'cart-booked-meanwhile',
    steps: async (visitor) => {
      const { page } = visitor
      let answer
      const answered = new Promise((resolve) => (answer = resolve))
      await ready(visitor, { rental: 'big-blue-slide' })
      await page.route(/documents:commit/, async (route) => {
        await answered
        await route.continue()
      })
      await press(page, 'Book Now')
      await page.getByRole('link', { name: /^Cart/ }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
      answer()
      await page.getByText('Your booking has been confirmed').waitFor()
    },
  },
  { name: 'cart-empty', steps: ({ open }) => open('/cart') },
  {
    name: 'cart-removed',
    steps: async ({ page, open }) => {
      await party(page)
      await open('/cart')
      await page.getByRole('button', { name: /^Remove Sunny Castle/ }).click()
      await page.getByRole('button', { name: /^Remove Sunny Castle/ }).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'cart-dates-gone',
    steps: async ({ page, open }) => {
      // Rockford Castle has been booked on the Saturday by somebody else.
      await withCart(page, ['rockford-castle', 1, '05/22/2027', '06/12/2027'], ['sunny-castle'])
      await open('/cart')
      await page.getByText('Some Dates Are Not Available').waitFor()
    },
  },
  {
    name: 'cart-database-down',
    steps: async ({ page, open }) => {
      await party(page)
      await page.route('**/v1/**', (route) => route.abort())
      await open('/cart')
      await page.getByRole('alert').waitFor()
    },
  },
]
