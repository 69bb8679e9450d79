import {
  acceptRules,
  cards,
  fill,
  fillCard,
  hold,
  mailed,
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

export async function ready(visitor, changed) {
  await openCheckout(visitor, changed)
  await press(visitor.page, 'Continue')
  await visitor.page.getByText('All set. Check the total, then').waitFor()
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

async function payWithoutAnswer(visitor, rental) {
  const { page } = visitor
  await readyForCard(visitor, { rental })
  await fillCard(page, cards.nonsense)
  await pay(page)
  await page.getByRole('button', { name: 'Send the same payment again' }).scrollIntoViewIfNeeded()
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
    name: 'checkout-payment-unknown',
    steps: (visitor) => payWithoutAnswer(visitor, 'long-lane-slip-and-slide'),
  },
  {
    name: 'payment-unknown-elsewhere',
    steps: async (visitor) => {
      await payWithoutAnswer(visitor, 'forty-foot-obstacle-run')
      await visitor.open('/services')
      await visitor.page.getByText("We don't know yet whether").waitFor()
    },
  },
  {
    name: 'checkout-payment-settled',
    steps: async (visitor) => {
      await payWithoutAnswer(visitor, 'little-sprout-bouncer')
      await press(visitor.page, 'Settled with the office')
      await visitor.page.getByRole('dialog').waitFor()
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
      await mailed(visitor.page)
    },
  },
  {
    name: 'booked-request',
    steps: async (visitor) => {
      const { page } = visitor
      await askForRequests(page)
      await ready(visitor, { rental: 'double-hoop-shootout' })
      // The rules, which see the office's own setting, don't stand behind these pictures.
      await press(page, 'Request Book Now')
      await mailed(page)
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
      await mailed(page)
    },
  },
  {
    name: 'booked-deposit',
    steps: async (visitor) => {
      const { page } = visitor
      await readyForCard(visitor, { rental: 'twin-peaks-slide', deposit: true })
      await fillCard(page, cards.good)
      await pay(page)
      await page.getByText('We mailed you an invoice').waitFor()
    },
  },
]
