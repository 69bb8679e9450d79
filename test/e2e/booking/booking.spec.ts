// The product's main job, from the home page to the mail, and what the next visitor sees.
import { toStoredDay } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { findDocuments, ownerOf, readDocument } from '../steps/database'
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
  pressBookNow,
  pressContinue,
  showDay,
  summaryRows,
} from '../steps/steps'
import { expect, test } from '../test'

// Both exist once, so that one booking makes the day full. Each project books its own.
const rentals = {
  desktop: {
    category: 'Slides',
    id: 'ember-slide',
    name: 'Ember 20 ft Slide',
    image: '/pictures/ember-slide.svg',
    rent: 310,
    tax: 27.13, // 310 x 8.75% = 27.125
    damageWaiver: 27.9, // 310 x 9%
    total: '$440.03', // with 45 for the certificate and 30 for Rockford
  },
  phone: {
    category: 'Games and obstacles',
    id: 'soccer-darts',
    name: 'Soccer Darts',
    image: '/pictures/soccer-darts.svg',
    rent: 159,
    tax: 13.91, // 159 x 8.75% = 13.9125
    damageWaiver: 14.31, // 159 x 9%
    total: '$262.22',
  },
}

test('a visitor books, the mail is sent, and the day is taken for the next visitor', async ({
  page,
  newVisitor,
  allowErrors,
}, { project }) => {
  const rental = project.name === 'phone' ? rentals.phone : rentals.desktop
  const day = dayAhead(50)
  const email = `booking.${project.name}@example.com`

  await page.goto('/')
  await page.getByRole('link', { name: 'Browse Rentals' }).click()
  await page.getByLabel('Category').selectOption(rental.category)
  await expect(page.getByRole('heading', { level: 1, name: rental.category })).toBeVisible()
  await page.getByRole('link', { name: rental.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: rental.name })).toBeVisible()

  await chooseDay(page, day)
  await expect(page.getByText(/ is free$/).first()).toBeVisible()
  await addToCart(page).click()
  const inCart = page.getByRole('dialog', { name: "It's in your cart" })
  await expect(inCart).toContainText(rental.name)
  await inCart.getByRole('link', { name: 'Proceed To CheckOut' }).click()

  await fillDetails(page, { email })
  await pressContinue(page)
  expectSum(await summaryRows(page), rental.total)
  await pressBookNow(page)
  await expect(confirmation(page)).toContainText(`We sent an e-mail to ${email}.`)
  await expect(confirmation(page).getByRole('listitem')).toHaveText([
    `${rental.name}, ${formatDay(day, 'short')}`,
  ])
  const id = await confirmedId(page)
  expect(await page.evaluate(() => sessionStorage.getItem('cart'))).toBeNull()

  await test.step('the booking as it is stored', async () => {
    const booking = await readDocument(`bookings-test/${id}`)
    expect(booking).toEqual({
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
        rent: rental.rent,
        tax: rental.tax,
        damageWaiver: rental.damageWaiver,
        insurance: 45,
        deliveryFee: 30,
        deliveryAmount: 0,
        deposit: 0,
      },
      method: 'Cash In Office',
      paid: false,
      created: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \| \d\d:\d\d$/),
      specificTime: '12:00',
      floorType: 'concrete',
      approved: 'True',
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

  await test.step('its mail', async () => {
    const [mail] = await expectMails(page, email, ['confirmation'])
    expect(mail?.rows).toEqual(
      expect.arrayContaining([
        ['Confirmation ID', id],
        ['Address', customer.address],
        [rental.name, toStoredDay(day)],
        ['Total', rental.total],
      ]),
    )
  })

  await test.step('the cart is empty', async () => {
    await confirmation(page).getByRole('button', { name: 'Explore More' }).click()
    await expect(page).toHaveURL(/\/inflatables\/all-rentals$/)
    await page.goto('/cart')
    await expect(page.getByText(/Your shopping cart is empty at the moment/)).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByText(/Your shopping cart is empty at the moment/)).toBeVisible()
  })

  await test.step('the next visitor finds the day taken', async () => {
    // Asking whether a full day was freed is answered with a refusal.
    allowErrors(/status of 403 .*documents:batchGet/)
    const next = await newVisitor()
    await next.goto(`/inflatable/${rental.id}`)
    await showDay(next, day)
    await expect(dayTile(next, day)).toHaveAccessibleName(`${formatDay(day)}, fully booked`)
    // It says so to the keyboard and to screen readers, and still answers when it is activated.
    await expect(dayTile(next, day)).toHaveAttribute('aria-disabled', 'true')
    await dayTile(next, day).click({ force: true })
    await expect(next.getByRole('alert')).toHaveText('This Date Is Not Available')
    await addToCart(next).click()
    await expect(next.getByRole('alert')).toHaveText('Please Select Valid Dates :)')
    await expect(dayTile(next, dayAhead(51))).toHaveAccessibleName(/, free$/)
  })
})

function expectSum(rows: [string, string][], total: string) {
  const cents = (amount: string) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100)
  const [last, ...others] = rows.toReversed()
  expect(last).toEqual(['Total', total])
  expect(others.reduce((sum, [, amount]) => sum + cents(amount), 0)).toBe(cents(total))
}
