import {
  acceptRules,
  cards,
  fill,
  fillCard,
  hold,
  maria,
  pay,
  press,
  withCart,
} from './visitor.mjs'

async function openCheckout(
  { page, open, bookingDay },
  { rental = 'sunny-castle', ...changed } = {},
) {
  const day = stored(bookingDay)
  await withCart(page, [rental, 1, day], ['folding-table-8-ft', 2, day])
  await open('/checkout')
  await fill(page, { ...maria, ...changed })
  await acceptRules(page)
}

/** `June 12, 2027` as the cart has it. */
function stored(day) {
  return new Date(day).toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
}

async function ready(visitor, changed) {
  await openCheckout(visitor, changed)
  await press(visitor.page, 'Continue')
  await visitor.page.getByText('All set. Check the total, then book.').waitFor()
  // It ignores presses in its first half second.
  await visitor.page.locator('button:not([aria-disabled])', { hasText: 'Book Now' }).waitFor()
}

async function readyForCard(visitor, { deposit = false, ...changed } = {}) {
  await openCheckout(visitor, changed)
  const { page } = visitor
  await page.getByRole('radio', { name: 'Credit Card' }).check()
  if (deposit) await page.getByRole('checkbox', { name: /Pay Only Deposit Due/ }).check()
  await press(page, 'Continue')
  await page.getByLabel('Card number').waitFor()
}

/** The office's setting holds for everybody; only this visitor's answer is changed. */
function askForRequests(page) {
  return page.route(/documents:batchGet/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const asks = route.request().postData()?.includes('config/requestBooking')
    const body = asks ? text.replace(/"booleanValue":\s*false/, '"booleanValue":true') : text
    await route.fulfill({ response, body })
  })
}

export const checkout = [
  {
    name: 'checkout',
    whole: true,
    steps: async ({ page, open }) => {
      await withCart(page, ['sunny-castle'], ['folding-chairs', 8])
      await open('/checkout')
    },
  },
  {
    name: 'checkout-problems',
    steps: async ({ page, open }) => {
      await withCart(page, ['sunny-castle'])
      await open('/checkout')
      await press(page, 'Continue')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'checkout-suggestions',
    steps: async ({ page, open }) => {
      await withCart(page, ['sunny-castle'])
      await open('/checkout')
      await page.getByLabel('Delivery Address').pressSequentially('Harlem')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'checkout-ready', steps: ready },
  { name: 'checkout-card', steps: readyForCard },
  { name: 'checkout-deposit', steps: (visitor) => readyForCard(visitor, { deposit: true }) },
  {
    name: 'checkout-processing',
    steps: async (visitor) => {
      const { page } = visitor
      await readyForCard(visitor)
      await fillCard(page, cards.good)
      await hold(page, '**/local/paymentMethods')
      await pay(page)
      await page.getByText('Processing Payment ...').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'checkout-declined',
    steps: async (visitor) => {
      const { page } = visitor
      await readyForCard(visitor)
      await fillCard(page, cards.declined)
      await pay(page)
      await page.getByText('*Payment Failed, try again.').waitFor()
    },
  },
  {
    name: 'checkout-out-of-area',
    steps: async (visitor) => {
      const { page } = visitor
      await openCheckout(visitor, { 'Delivery Address': '500 Locust St, Des Moines, IA 50309' })
      await press(page, 'Continue')
      await page.getByText('Unfornately, delivery to that area').waitFor()
    },
  },
  {
    name: 'checkout-distance-unknown',
    steps: async (visitor) => {
      const { page } = visitor
      await openCheckout(visitor, { 'Delivery Address': '500 Down St, Belvidere, IL 61008' })
      await press(page, 'Continue')
      await page.getByText("We can't work out the delivery fee right now.").first().waitFor()
    },
  },
  {
    name: 'checkout-request',
    steps: async (visitor) => {
      await askForRequests(visitor.page)
      await ready(visitor)
      await visitor.page.getByRole('button', { name: 'Request Book Now' }).waitFor()
    },
  },
  {
    name: 'checkout-database-down',
    steps: async (visitor) => {
      const { page } = visitor
      await ready(visitor)
      await page.route(/documents:(commit|runQuery|batchGet)/, (route) => route.abort())
      await press(page, 'Book Now')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'booked',
    steps: async (visitor) => {
      await ready(visitor, { rental: 'clover-castle' })
      await press(visitor.page, 'Book Now')
      await visitor.page.getByRole('dialog', { name: 'Your booking has been confirmed' }).waitFor()
    },
  },
  {
    name: 'booked-mail-down',
    steps: async (visitor) => {
      await ready(visitor, {
        rental: 'birthday-cake-bouncer',
        'Email Address': 'mail-down@example.com',
      })
      await press(visitor.page, 'Book Now')
      await visitor.page.getByText('Error sending email confirmation:').waitFor()
    },
  },
  {
    name: 'booked-card',
    steps: async (visitor) => {
      const { page } = visitor
      await readyForCard(visitor, { rental: 'ember-slide' })
      await fillCard(page, cards.good)
      await pay(page)
      await page.getByRole('dialog', { name: 'Your Booking is Completed !' }).waitFor()
    },
  },
  {
    name: 'booked-deposit',
    steps: async (visitor) => {
      const { page } = visitor
      await readyForCard(visitor, { rental: 'twin-peaks-slide', deposit: true })
      await fillCard(page, cards.good)
      await pay(page)
      await page.getByRole('dialog', { name: 'Your Booking is Completed !' }).waitFor()
    },
  },
]
