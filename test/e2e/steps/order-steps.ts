// What the tests of orders ask of a browser, or find in the database, beside what a visitor does.
import type { Page } from '@playwright/test'
import { toStoredDay } from '~/lib/time/dates'
import { writeDocument } from './database'
import { customer, dayAhead } from './steps'

/** All of the browser's lasting storage, as one text. */
export function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
}

/** The browser's "Duplicate tab": a second one with a copy of the session. */
export async function duplicate(page: Page): Promise<Page> {
  const session = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][])
  const other = await page.context().newPage()
  await other.addInitScript((entries) => {
    if (sessionStorage.length > 0) return
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, session)
  return other
}

/** Where an invoice of a customer stands that nobody has paid yet. */
export async function storeDueInvoice(lastName: string, itemId: string): Promise<string> {
  // Visitors may read no booking whose id isn't 20 letters and digits.
  const bookingId = `casesBooking${lastName}`.padEnd(20, '0').slice(0, 20)
  const invoiceId = `casesInvoice${lastName}`
  await writeDocument(`bookings-test/${bookingId}`, {
    ...customer,
    lastName,
    created: toStoredDay(dayAhead(0)),
    specificTime: '12:00',
    floorType: 'grass',
    method: 'Cash In Office',
    approved: 'True',
    paid: false,
    inflatables: [
      {
        inflatableID: itemId,
        inflatableName: 'Long Lane Slip and Slide',
        inflatableImage: `/pictures/${itemId}.svg`,
        bookingDates: [toStoredDay(dayAhead(121))],
      },
    ],
    extras: [],
    balances: {
      rent: 189,
      damageWaiver: 0,
      deliveryAmount: 0,
      deliveryFee: 30,
      insurance: 0,
      tax: 16.54,
      deposit: 0,
    },
  })
  await writeDocument(`invoices-test/${invoiceId}`, {
    data: { ...customer, lastName },
    bookingId,
    paid: false,
  })
  return `/invoice/${invoiceId}`
}
