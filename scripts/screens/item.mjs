import { addToCart, chooseDay, fill, maria, press } from './visitor.mjs'

const taken = ({ page }) => page.getByRole('button', { name: /, fully booked$/ }).first()

export const item = [
  { name: 'item', whole: true, steps: ({ open }) => open('/inflatable/rockford-castle') },
  {
    name: 'item-day-chosen',
    steps: async ({ page, open }) => {
      await open('/inflatable/rockford-castle')
      await chooseDay(page)
    },
  },
  {
    name: 'item-day-taken',
    steps: async ({ page, open }) => {
      await open('/inflatable/rockford-castle')
      await taken({ page }).click({ force: true })
      await page.getByText('This Date Is Not Available').waitFor()
    },
  },
  {
    name: 'item-no-day',
    steps: async ({ page, open }) => {
      await open('/inflatable/rockford-castle')
      await addToCart(page).click()
      await page.getByText('Please Select Valid Dates :)').waitFor()
    },
  },
  {
    name: 'item-cart-limit',
    steps: async ({ page, open }) => {
      await open('/inflatable/rockford-castle')
      await chooseDay(page)
      await addToCart(page).click()
      await page.keyboard.press('Escape')
      await addToCart(page).click()
      await page.getByText("You can't add more than").waitFor()
    },
  },
  {
    name: 'item-form',
    steps: async ({ page, open }) => {
      await open('/inflatable/sunny-castle')
      await chooseDay(page)
      await fill(page, maria)
      await page.getByRole('heading', { name: 'Book just this one' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'item-out-of-area',
    steps: async ({ page, open }) => {
      await open('/extra/frame-tent-20-x-20')
      await chooseDay(page)
      await fill(page, { ...maria, 'Delivery Address': '500 Locust St, Des Moines, IA 50309' })
      await press(page, 'Book Now')
      await page.getByText('Unfornately, We dont do delivery to that area :(').waitFor()
    },
  },
  {
    name: 'item-dates-unknown',
    steps: async ({ page, open }) => {
      await page.route(/documents:runQuery/, (route) =>
        route.request().postData()?.includes('"allocations"') ? route.abort() : route.continue(),
      )
      await open('/inflatable/rockford-castle')
      await page.getByText("We can't check dates right now").waitFor()
    },
  },
  { name: 'item-database-down', steps: ({ open }) => open('/inflatable/database-down') },
  { name: 'item-not-found', steps: ({ open }) => open('/inflatable/sold-last-year') },
  { name: 'extra', whole: true, steps: ({ open }) => open('/extra/folding-chairs') },
  { name: 'extra-not-found', steps: ({ open }) => open('/extra/sold-last-year') },
  { name: 'wedding-extra', steps: ({ open }) => open('/extra/wedding-flower-arch') },
  { name: 'house', steps: ({ open }) => open('/extra/lakeside-house') },
  {
    name: 'in-cart',
    steps: async ({ page, open }) => {
      await open('/inflatable/sunny-castle')
      await chooseDay(page)
      await addToCart(page).click()
      await page.getByRole('dialog', { name: "it's in your cart" }).waitFor()
    },
  },
]
