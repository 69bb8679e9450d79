// Every screen by its address, as a visitor first finds it: what must hold of all of them is tested on this list.
import { expect, type Page } from '@playwright/test'
import type { ChargeEntry } from '~/lib/booking/commit/journal-entry'
import type { Confirmation } from '~/lib/booking/order/confirmation'
import { categories } from '~/lib/catalogue/categories'
import { toStoredDay } from '~/lib/dates'
import { formatDay } from '~/lib/day-text'
import { writeDocument } from '../steps/database'
import { customer, dayAhead } from '../steps/steps'

export type Screen = {
  name: string
  open: (page: Page) => Promise<void>
  /** What Chromium reports of a failure that belongs to the screen. */
  errors?: RegExp[]
  /** There is nothing of it in other windows. */
  width?: 390 | 1440
}

export const addresses = [
  '/',
  '/services',
  '/inflatables',
  ...categories.map(({ slug }) => `/inflatables/${slug}`),
  '/inflatables/nothing-of-the-kind',
  '/inflatable/forty-foot-obstacle-run',
  '/inflatable/no-such-thing',
  '/extra/folding-chairs',
  '/extra/wedding-flower-arch',
  '/extra/lakeside-house',
  '/cart',
  '/checkout',
  '/invoice/no-such-invoice',
  '/contract',
  '/about',
  '/blogs',
  '/blogs/blog1',
  '/blogs/no-such-post',
  '/contact',
  '/test',
  '/nowhere',
]

export const screens: Screen[] = [
  ...addresses.map((address) => ({ name: address, open: (page: Page) => visit(page, address) })),
  ...['/cart', '/checkout'].map((address) => ({
    name: `${address}, filled`,
    open: async (page: Page) => {
      await fillCart(page)
      await visit(page, address)
    },
  })),
  ...[true, false].map((paid) => ({
    name: paid ? 'an invoice that is paid' : 'an invoice that is due',
    open: async (page: Page) => visit(page, `/invoice/${await storeInvoice(paid)}`),
  })),
]

/** Opens an address and waits until nothing more arrives. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What can be read before any script has run has a heading, too, but no footer.
  await expect(page.locator('footer')).toBeAttached()
  await page.waitForLoadState('networkidle')
}

/** Two rentals of three lines are in the cart when the next page loads. */
export async function fillCart(page: Page) {
  await keepInSession(page, 'cart', [
    {
      inflatableID: 'frame-tent-20-x-20',
      dates: [dayAhead(100), dayAhead(101)].map(toStoredDay),
      quantity: 2,
    },
    { inflatableID: 'forty-foot-obstacle-run', dates: [toStoredDay(dayAhead(100))] },
  ])
}

/** The checkout, opened by its address, confirms a booking that is to be paid in the office. */
export async function keepConfirmation(page: Page) {
  await keepInSession(page, 'orderConfirmation', {
    id: 'screensBooking000000',
    email: customer.email,
    requested: false,
    card: false,
    paidCents: 0,
    dueCents: 292_84,
    rentals: [`40 ft Obstacle Run, ${formatDay(dayAhead(100), 'short')}`],
    mail: 'sent',
    invoiceMail: null,
    earlier: false,
    // The first screen of a visit has no key of its own.
    screen: '/checkout default',
  } satisfies Confirmation)
}

/** An earlier visit of this browser has left a payment for the cart's days whose answer stayed away. */
export async function keepUnknownCharge(page: Page) {
  const entry: ChargeEntry = {
    kind: 'unknown',
    reference: 'screensPayment000000',
    days: [dayAhead(100)],
    at: Date.now(),
  }
  await page.addInitScript(
    (journal) => localStorage.setItem('paymentJournal', journal),
    JSON.stringify([entry]),
  )
}

/** What an earlier page of the same session has left, unless a page has changed it since. */
async function keepInSession(page: Page, key: string, value: unknown) {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`${name} was kept`) !== null) return
      sessionStorage.setItem(`${name} was kept`, 'yes')
      sessionStorage.setItem(name, text)
    },
    [key, JSON.stringify(value)] as const,
  )
}

export async function storeInvoice(paid: boolean): Promise<string> {
  const id = paid ? 'screensPaidInvoice00' : 'screensDueInvoice000'
  const bookingId = paid ? 'screensPaidBooking00' : 'screensDueBooking000'
  const line = {
    inflatableID: 'harbor-combo',
    inflatableName: 'Harbor Combo',
    inflatableImage: '/pictures/harbor-combo.svg',
    bookingDates: [dayAhead(105), dayAhead(106)].map(toStoredDay),
  }
  await writeDocument(`bookings-test/${bookingId}`, {
    ...customer,
    created: toStoredDay(dayAhead(0)),
    specificTime: '12:00',
    floorType: 'grass',
    method: 'Credit Card',
    paid,
    inflatables: [line],
    extras: [],
    balances: {
      rent: 510,
      damageWaiver: 45.9,
      deliveryAmount: 0,
      deliveryFee: 30,
      insurance: 45,
      tax: 44.63,
      deposit: 100,
    },
  })
  await writeDocument(`invoices-test/${id}`, { data: customer, bookingId, paid })
  return id
}
