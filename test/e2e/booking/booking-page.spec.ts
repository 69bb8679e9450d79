// A booking's own page, from the confirmation to another browser, and the way back to it on the device that booked.
import { readFile } from 'node:fs/promises'
import ical from 'node-ical'
import { momentAt } from '~/lib/time/business-time'
import { formatDay } from '~/lib/time/day-text'
import { readDocument } from '../steps/database'
import { kept } from '../steps/order-steps'
import {
  checkOut,
  confirmation,
  confirmedId,
  customer,
  dayAhead,
  pressBookNow,
  putInCart,
} from '../steps/steps'
import { expect, test } from '../test'

const item = { path: '/inflatable/harbor-combo', name: 'Harbor Combo' }

test('booked, found again in another browser, and taken into a calendar', async ({
  page,
  newVisitor,
}) => {
  const day = dayAhead(44)
  await putInCart(page, item.path, [day])
  await checkOut(page, { email: 'page.booked@example.com' })
  await pressBookNow(page)
  const id = await confirmedId(page)
  const named = `${item.name}, ${formatDay(day, 'short')}`
  await expect(confirmation(page).getByRole('listitem')).toHaveText([named])
  const see = confirmation(page).getByRole('link', { name: 'See your booking' })
  // The yellow one.
  await expect(see).toHaveCSS('background-color', 'rgb(255, 198, 41)')
  await see.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
  await expect(page).toHaveURL(`/booking/${id}`)

  const elsewhere = await newVisitor()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByText(`Booking ID ${id}`)).toBeVisible()
  await expect(elsewhere.getByRole('heading', { name: item.name })).toBeVisible()
  await expect(elsewhere.getByText(formatDay(day, 'short'))).toBeVisible()
  await expect(elsewhere.getByText(customer.address)).toBeVisible()
  await expect(elsewhere.getByText(/^Balance due \$/)).toBeVisible()
  await expect(elsewhere.getByText("Between 5 am and 4 pm. We'll call ahead.")).toBeVisible()
  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({ paid: false })

  const saving = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`booking-${day}.ics`)
  const text = await readFile(await file.path(), 'utf8')
  const [event, ...others] = Object.values(ical.sync.parseICS(text)).filter(
    (part) => part?.type === 'VEVENT',
  )
  expect(others).toEqual([])
  expect(event).toMatchObject({
    summary: `Better Events: ${item.name}`,
    location: customer.address,
  })
  expect(event?.type === 'VEVENT' && [event.start, event.end].map(Number)).toEqual(
    [5, 19].map((hour) => momentAt(day, hour * 60).getTime()),
  )
  expect(text).not.toContain(id)
})

test('the device that booked finds it again, and can forget it', async ({ page, newVisitor }) => {
  const day = dayAhead(45)
  await putInCart(page, item.path, [day])
  await checkOut(page, { email: 'page.found@example.com' })
  await pressBookNow(page)
  const id = await confirmedId(page)
  await confirmation(page).getByRole('button', { name: 'Explore More' }).click()
  await expect(page).toHaveURL(/\/inflatables\/all-rentals$/)
  await page.goto('/contact')
  await page.getByRole('link', { name: 'My bookings' }).click()
  await page.getByRole('main').getByRole('link', { name: item.name }).click()
  await expect(page.getByText(`Booking ID ${id}`)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: `Remove ${item.name}` }).click()
  await expect(page.getByText('No booking is kept on this device.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'My bookings' })).toHaveCount(0)
  expect(await kept(page)).not.toContain(id)
  const next = await newVisitor()
  await next.goto('/contact')
  await expect(next.getByRole('link', { name: 'My bookings' })).toHaveCount(0)
})

test('just booked, a page that can not read it says so, and shows it on the next try', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED .*\/v1\//)
  await putInCart(page, item.path, [dayAhead(46)])
  await checkOut(page, { email: 'page.down@example.com' })
  await pressBookNow(page)
  const id = await confirmedId(page)
  await page.route('**/v1/**', (route) => route.abort())
  await confirmation(page).getByRole('link', { name: 'See your booking' }).click()
  await expect(page.getByRole('alert')).toContainText("Your booking can't be shown right now.")
  await expect(page.getByText(`The booking's ID is ${id}.`)).toBeVisible()
  await page.unroute('**/v1/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`Booking ID ${id}`)).toBeVisible()
})
