import { withCart } from './visitor.mjs'

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
