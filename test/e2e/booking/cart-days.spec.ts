// The cart tells the truth about its days, and is where they are changed.
import { formatDay } from '~/lib/time/day-text'
import {
  checkOut,
  confirmedId,
  dayAhead,
  dayTile,
  pressBookNow,
  pressContinue,
  fillDetails,
  putInCart,
  rowsOf,
  showDay,
} from '../steps/steps'
import { expect, test } from '../test'

test('a second visitor is told on opening the cart that the day went, and books what is offered', async ({
  page,
  newVisitor,
  allowErrors,
}, { project }) => {
  // Whether the day is full on paper only is refused where it is truly taken.
  allowErrors(/403 .*documents:batchGet/)
  // It exists once.
  const day = dayAhead(project.name === 'phone' ? 74 : 75)
  const second = await newVisitor()
  await putInCart(second, '/inflatable/ember-slide', [day])
  await putInCart(page, '/inflatable/ember-slide', [day])
  await checkOut(page, { email: `first.${project.name}@example.com` })
  await pressBookNow(page)
  await confirmedId(page)

  await second.goto('/cart')
  await expect(second.getByText('This Date Is Not Available')).toBeVisible()
  await expect(
    second.getByText(/^Not counted in the total\. The nearest free day is/),
  ).toBeVisible()
  const summary = second.getByRole('complementary', { name: 'Summary' })
  expect(await rowsOf(summary)).toEqual([['Rent', '$0.00']])

  // The checkout, opened by its address, says the same.
  await second.goto('/checkout')
  await expect(
    second.getByRole('region', { name: 'Rentals that are no longer free' }),
  ).toContainText(`Ember 20 ft Slide, ${formatDay(day, 'short')}`)
  await second.goBack()

  const offer = second.getByRole('button', { name: /^Take / }).first()
  const name = /^Take (.*), \$/.exec(await offer.innerText())?.[1] ?? ''
  await offer.click()
  await expect(second.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(second.getByText('This Date Is Not Available')).toHaveCount(0)
  await expect(
    second.getByRole('button', { name: `Change day of ${name}, ${formatDay(day, 'short')}` }),
  ).toBeFocused()
  await second.getByRole('link', { name: 'Check Out' }).click()
  await fillDetails(second, { email: `second.${project.name}@example.com` })
  await pressContinue(second)
  await pressBookNow(second)
  await confirmedId(second)
})

test('all lines move to another day at once, by the keyboard, and stay there over a reload', async ({
  page,
}) => {
  await putInCart(page, '/inflatable/forty-foot-obstacle-run', [dayAhead(80)])
  await putInCart(page, '/extra/folding-chairs', [dayAhead(87)])
  await page.goto('/cart')
  await expect(page.getByText('Your cart is for different days')).toBeVisible()
  const change = page.getByRole('button', { name: /^Change day of Folding Chairs/ })
  await change.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change the day' })
  await dialog.getByRole('checkbox', { name: 'Move all 2 rentals to this day' }).press('Space')
  const day = dayAhead(88)
  await showDay(page, day)
  await dayTile(page, day).press('Enter')
  await dialog
    .getByRole('button', { name: `Move all to ${formatDay(day, 'short')}` })
    .press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Moved to ${formatDay(day, 'short')}: all 2 rentals`)).toBeVisible()
  await expect(change).toBeFocused()
  await expect(page.getByText('Your cart is for different days')).toHaveCount(0)
  await page.reload()
  for (const rental of ['Forty-Foot Obstacle Run', 'Folding Chairs'])
    await expect(
      page.getByRole('button', { name: `Change day of ${rental}, ${formatDay(day, 'short')}` }),
    ).toBeVisible()
})
