// What a visitor does, step by step, in words of the screen.
import { expect, type Page } from '@playwright/test'
import type { Day } from '~/lib/domain/day'
import { addDays, today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'

/**
 * A day to book, counted from today. The demo office's own bookings end within a month; each test
 * takes a day or an item of its own, as all tests share one database.
 */
export function dayAhead(count: number): Day {
  return addDays(today(new Date()), count)
}

export const customer = {
  name: 'Ada',
  lastName: 'Jansen',
  email: 'ada.jansen@example.com',
  phone: '(815) 555-0190',
  address: '1401 N 2nd St, Rockford, IL 61107',
}
export type Customer = typeof customer

/** The tile of a day in the calendar that is shown. */
export function dayTile(page: Page, day: Day) {
  return page.getByRole('button', { name: formatDay(day) })
}

/** Leafs to the month of the day, on an item's page, where a chosen day hides the calendar. */
export async function showDay(page: Page, day: Day) {
  const next = page.getByRole('button', { name: 'Next month' })
  const change = page.getByRole('button', { name: 'Change day', exact: true })
  await expect(next.or(change)).toBeVisible()
  if (await change.isVisible()) await change.click()
  const tile = dayTile(page, day)
  for (let months = 0; months < 24 && !(await tile.isVisible()); months++) await next.click()
  await expect(tile).toBeVisible()
}

export async function chooseDay(page: Page, day: Day) {
  await showDay(page, day)
  await dayTile(page, day).click()
  await expect(dayTile(page, day)).toHaveAccessibleName(/your date/)
}

/**
 * The item's own button; on a phone the bar at the lower edge repeats it while it is out of sight.
 */
export function addToCart(page: Page) {
  return page.getByRole('button', { name: 'Add To Cart' }).first()
}

/** Puts an item into the cart from its own page, and leaves the dialog open. */
export async function putInCart(page: Page, path: string, days: Day[]) {
  await page.goto(path)
  for (const [index, day] of days.entries()) {
    if (index > 0) await page.keyboard.press('Escape')
    await chooseDay(page, day)
    await addToCart(page).click()
    await expect(page.getByRole('dialog', { name: "It's in your cart" })).toBeVisible()
  }
}

export async function fillDetails(page: Page, changed: Partial<Customer> = {}) {
  // An item's own page has fields of the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await fillCustomer(page, changed)
  await page.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
}

export async function fillCustomer(page: Page, changed: Partial<Customer> = {}) {
  const details = { ...customer, ...changed }
  await page.getByLabel('First Name').fill(details.name)
  await page.getByLabel('Last Name').fill(details.lastName)
  await page.getByLabel('Email Address').fill(details.email)
  await page.getByLabel('Phone Number').fill(details.phone)
  await page.getByLabel('Delivery Address').fill(details.address)
}

/** Fills in the checkout and has it checked, up to the final button. */
export async function checkOut(page: Page, changed: Partial<Customer> = {}) {
  await page.goto('/checkout')
  await fillDetails(page, changed)
  await pressContinue(page)
}

export async function pressContinue(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectAllSet(page)
}

async function expectAllSet(page: Page) {
  await expect(page.getByText('All set. Check the total, then')).toBeVisible()
}

export async function pressBookNow(page: Page) {
  await page.getByRole('button', { name: 'Book Now', exact: true }).click()
}

/** Fills in the form of an item's own page. */
export async function fillOwnForm(page: Page, changed: Partial<Customer> = {}) {
  await expect(page.getByText('*Select an available date')).toBeVisible()
  await fillCustomer(page, changed)
}

/** Fills in an item's own form, chooses the day and opens the popup. */
export async function openPopup(
  page: Page,
  path: string,
  day: Day,
  changed: Partial<Customer> & { email: string },
) {
  await page.goto(path)
  await fillOwnForm(page, changed)
  await chooseDay(page, day)
  await pressBookNow(page)
  const popup = page.getByRole('dialog', { name: /^Book / })
  await expect(popup).toBeVisible()
  return popup
}

export function confirmation(page: Page) {
  return page.getByRole('dialog', { name: 'Your booking has been confirmed' })
}

/** The booking's id, as the confirmation shows it. */
export async function confirmedId(page: Page, dialog = confirmation(page)): Promise<string> {
  const id = dialog.getByText(/^[A-Za-z0-9]{20}$/)
  // The emulator takes a while over a large booking.
  await expect(id).toBeVisible({ timeout: 20_000 })
  return id.innerText()
}

export type Mail = {
  kind: string
  to: string
  link: { label: string; href: string } | null
}

/**
 * The mails of a booking follow its confirmation: waits until these, and no others, went to an
 * address.
 */
export async function expectMails(page: Page, to: string, kinds: string[]): Promise<Mail[]> {
  const sentKinds = async () => (await mailsTo(page, to)).map(({ kind }) => kind).toSorted()
  await expect.poll(sentKinds).toEqual(kinds)
  return mailsTo(page, to)
}

/** Mails to an address, newest first. */
export async function mailsTo(page: Page, to: string): Promise<Mail[]> {
  const answer = await page.request.get('/local/outbox.json')
  return ((await answer.json()) as Mail[]).filter((mail) => mail.to === to)
}
