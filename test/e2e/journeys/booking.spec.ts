// The product's main job, from the home page to the mail and the booking's own page, and what the
// next visitor sees.
import { eachStoredAmount } from '~/lib/domain/amounts'
import { formatDay } from '~/lib/time/day-text'
import { toStoredDay } from '~/lib/time/stored-day'
import { ownerOf } from '../../../office/sync/owner'
import { findDocuments, readDocument } from '../steps/database'
import {
  addToCart,
  chooseDay,
  confirmation,
  confirmedId,
  customer,
  dayAhead,
  dayTile,
  fillDetails,
  expectMails,
  pressContinue,
  showDay,
} from '../steps/steps'
import { expect, test } from '../test'

// It exists once, so that one booking makes the day full.
const rental = {
  category: 'Slides',
  id: 'ember-slide',
  name: 'Ember 20 ft Slide',
  image: '/pictures/ember-slide.svg',
}

test('a visitor books by a double click, and the day is taken for the next visitor', async ({
  page,
  newVisitor,
  allowErrors,
}) => {
  const day = dayAhead(50)
  const email = 'booking@example.com'

  await page.goto('/')
  await page.getByRole('link', { name: 'Browse Rentals' }).click()
  await page.getByLabel('Category').selectOption(rental.category)
  await expect(page.getByRole('heading', { level: 1, name: rental.category })).toBeVisible()
  await page.getByRole('link', { name: rental.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: rental.name })).toBeVisible()

  await chooseDay(page, day)
  await expect(page.getByText(/ is available$/).first()).toBeVisible()
  await addToCart(page).click()
  const inCart = page.getByRole('dialog', { name: "It's in your cart" })
  await expect(inCart).toContainText(rental.name)
  await inCart.getByRole('link', { name: 'Proceed To CheckOut' }).click()

  await fillDetails(page, { email })
  await pressContinue(page)
  await page.getByRole('button', { name: 'Book Now', exact: true }).dblclick()
  await expect(confirmation(page)).toContainText(`We emailed ${email}.`)
  await expect(confirmation(page).getByRole('list').first().getByRole('listitem')).toHaveText([
    `${rental.name}, ${formatDay(day, 'short')}`,
  ])
  const id = await confirmedId(page)
  await expectMails(page, email, ['confirmation'])

  await test.step('the booking as it is stored', async () => {
    const bookings = await findDocuments('bookings-test', 'email', email)
    expect(Object.keys(bookings)).toEqual([id])
    expect(bookings[id]).toEqual({
      ...customer,
      email,
      coordinates: '',
      inflatables: [
        {
          inflatableID: rental.id,
          inflatableName: rental.name,
          inflatableImage: rental.image,
          bookingDates: [toStoredDay(day)],
        },
      ],
      extras: [],
      balances: {
        ...eachStoredAmount(() => 0),
        rent: 310,
        tax: 27.13, // 310 x 8.75% = 27.125
        damageWaiver: 27.9, // 310 x 9%
        insurance: 45,
        deliveryFee: 30, // to Rockford
      },
      method: 'Cash In Office',
      paid: false,
      created: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \| \d\d:\d\d$/),
      specificTime: '12:00',
      floorType: 'concrete',
      approved: 'True',
      crew: 'plannedGround: concrete',
      signed: expect.stringMatching(/^[\da-f]{12} \| \d\d\/\d\d\/\d{4} \| \d\d:\d\d$/),
    })
    const owner = ownerOf(id)
    expect(await readDocument(`claims/${owner}`)).toEqual({ key: id })
    expect(await findDocuments('allocations', 'owner', owner)).toEqual({
      [`${rental.id}_${day}_0`]: {
        itemID: rental.id,
        kind: 'inflatables',
        date: day,
        unit: 0,
        owner,
        expires: null,
      },
    })
  })

  await test.step('its own page, which leads back to an empty cart', async () => {
    const see = confirmation(page).getByRole('link', { name: 'See your booking' })
    await see.click()
    await expect(page.getByText(`Confirmation ID ${id}`)).toBeVisible()
    await expect(page).toHaveURL(`/booking/${id}`)
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click()
    await expect(page.getByText(/Your shopping cart is empty at the moment/)).toBeVisible()
  })

  await test.step('the next visitor finds the day taken', async () => {
    // Asking whether a full day was freed is answered with a refusal.
    allowErrors(/status of 403 .*documents:batchGet/)
    const next = await newVisitor()
    await next.goto(`/inflatable/${rental.id}`)
    await showDay(next, day)
    await expect(dayTile(next, day)).toHaveAccessibleName(`${formatDay(day)}, fully booked`)
    // A press on a full day reads again whether it was freed.
    await dayTile(next, day).click({ force: true })
    await expect(next.getByRole('alert')).toContainText(/ is already booked\.$/)
    await expect(dayTile(next, dayAhead(51))).toHaveAccessibleName(/, available$/)
  })
})
