// What a visitor can find on the screen, and how it gets there. What must hold of every screen is
// tested on all states, and each has its picture.
import { expect, type Page } from '@playwright/test'
import type { ChargeEntry } from '~/lib/booking/commit/journal-entry'
import type { Confirmation } from '~/lib/booking/order/confirmation'
import { createdStamp } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { toStoredDay } from '~/lib/time/stored-day'
import { customer, dayAhead } from '../steps/steps'

export type State = {
  name: string
  open: (page: Page) => Promise<unknown>
  /** What Chromium reports of a failure that belongs to the state. */
  errors?: RegExp[]
  /** Other widths don't have this state. */
  width?: 390 | 1440
}

export const state = (name: string, open: State['open']): State => ({ name, open })

/** Opens a URL and waits until its screen is whole. */
export async function visit(page: Page, url: string) {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
}

/** Nothing that can be seen is still on its way: no placeholder, no picture, no letters. */
export async function settled(page: Page) {
  // What can be read before any script has run has a heading, too, but no footer.
  await expect(page.locator('footer')).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A form that doesn't answer yet would lose what is filled in.
  await expect(page.locator('form[inert]')).toHaveCount(0)
  await expect(
    page.getByText(/^(Loading|Loading the card form|Checking (?!other).+)…$/),
  ).toHaveCount(0)
  await expect.poll(() => page.evaluate(onTheirWay)).toBe(0)
}

/** Runs in the page. How many letters and pictures of the window are missing. */
function onTheirWay(): number {
  const missing = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return inWindow && !image.complete && image.checkVisibility()
  })
  return missing.length + (document.fonts.status === 'loaded' ? 0 : 1)
}

/** Two rentals of three lines are in the cart when the next page loads. */
export function fillCart(page: Page) {
  return keepCart(page, [
    {
      inflatableID: 'frame-tent-20-x-20',
      dates: [dayAhead(100), dayAhead(101)].map(toStoredDay),
      quantity: 2,
    },
    { inflatableID: 'forty-foot-obstacle-run', dates: [toStoredDay(dayAhead(100))] },
  ])
}

/** What the cart holds when the next page loads, as it is stored. */
export function keepCart(page: Page, cartLines: unknown[]) {
  return keepInSession(page, 'cart', cartLines)
}

export async function openCheckout(page: Page) {
  await fillCart(page)
  await visit(page, '/checkout')
}

/** A booking that is paid in the office, unless `some` says otherwise. */
function confirmation(some: Partial<Confirmation>): Confirmation {
  return {
    id: 'screensBooking000000',
    email: customer.email,
    requested: false,
    card: false,
    paidCents: 0,
    dueCents: 292_84,
    created: createdStamp(new Date()),
    hasTerms: false,
    delivery: null,
    deliveryTimes: '',
    rentals: [`40 ft Obstacle Run, ${formatDay(dayAhead(100), 'short')}`],
    mail: 'sent',
    invoiceMail: null,
    earlier: false,
    screen: '',
    ...some,
  }
}

/**
 * The checkout as a reload finds it: it confirms a booking.
 * @param isKept whether the browser keeps the booking's link
 */
export async function openConfirmation(
  page: Page,
  some: Partial<Confirmation> = {},
  isKept = true,
) {
  await visit(page, '/checkout')
  await page.evaluate(
    ([confirmed, kept]) => {
      const screen = `${sessionStorage.getItem('pageVisit')} /checkout default`
      sessionStorage.setItem('orderConfirmation', JSON.stringify({ ...confirmed, screen }))
      if (kept) localStorage.setItem('myBookings', JSON.stringify([kept]))
    },
    [
      confirmation(some),
      isKept && {
        id: confirmation(some).id,
        lines: [{ itemId: 'obstacle', days: [dayAhead(100)] }],
        name: '40 ft Obstacle Run',
      },
    ] as const,
  )
  await page.reload()
}

/** An earlier visit of this browser left a payment for the cart's days that got no answer. */
export async function keepUnknownCharge(page: Page) {
  const entry: ChargeEntry = {
    kind: 'unknown',
    reference: 'screensPayment000000',
    days: [dayAhead(100)],
    bookingId: '',
    at: Date.now(),
  }
  await page.addInitScript(
    (journal) => localStorage.setItem('paymentJournal', journal),
    JSON.stringify([entry]),
  )
}

/** What an earlier page of the same session stored, unless a page has changed it since. */
export async function keepInSession(page: Page, key: string, value: unknown) {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`${name} was kept`) !== null) return
      sessionStorage.setItem(`${name} was kept`, 'yes')
      sessionStorage.setItem(name, text)
    },
    [key, JSON.stringify(value)] as const,
  )
}
