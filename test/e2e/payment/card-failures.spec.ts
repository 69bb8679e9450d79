// A card that can't be charged: the form says why, stays usable, and leaves nothing held; a good card then succeeds.
import {
  cards,
  chargesOf,
  checkOutByCard,
  expectPaidOnce,
  fillCard,
  payButton,
} from '../steps/card-steps'
import { allocationsOn, findDocuments } from '../steps/database'
import { dayAhead, putInCart } from '../steps/steps'
import { expect, test } from '../test'

const failed = '*Payment Failed, try again.'

for (const [at, { name, card, says }] of [
  { name: 'declined', card: cards.declined, says: failed },
  { name: 'expired', card: cards.expired, says: failed },
  // The provider's own words at its field; the specification stops such submissions silently.
  { name: 'refused by the provider', card: cards.refusedByProvider, says: '' },
  { name: 'lost in an exception', card: cards.failingProvider, says: '' },
].entries()) {
  test(`M20b: a card that is ${name}, then a good one: one charge, and nothing else held`, async ({
    page,
  }) => {
    const day = dayAhead(73 + at)
    const lastName = ['Declined', 'Expired', 'Refused', 'Exception'][at] ?? ''
    const email = `card.${lastName.toLowerCase()}@example.com`
    await putInCart(page, '/inflatable/clover-castle', [day])
    await checkOutByCard(page, { lastName, email })
    await fillCard(page, card)
    const pay = payButton(page)
    // Twice: the form is usable again each time.
    for (let tries = 0; tries < 2; tries++) {
      const tried = page.waitForResponse('**/local/paymentMethods')
      await pay.click()
      await tried
      await expect(page.getByText('Processing Payment ...')).toBeHidden()
      await expect(pay).toBeEnabled()
      if (says === '') await expect(page.getByText(failed)).toBeHidden()
      else await expect(page.getByRole('alert').getByText(says)).toBeVisible()
    }
    expect(await chargesOf(page, lastName)).toEqual([])
    expect(await findDocuments('bookings-test', 'email', email)).toEqual({})
    await expect.poll(() => allocationsOn('clover-castle', day)).toEqual([])

    await fillCard(page)
    await pay.click()
    await expectPaidOnce(page, { lastName, email, amount: 309_32, itemId: 'clover-castle', day })
  })
}

test('half a card holds nothing, and the form says what is missing', async ({ page }) => {
  const day = dayAhead(77)
  await putInCart(page, '/inflatable/clover-castle', [day])
  await checkOutByCard(page, { lastName: 'Halfcard' })
  await page.getByLabel('Card number').fill(cards.good)
  await payButton(page).click()
  await expect(page.getByText("Your card's expiration date is incomplete.")).toBeVisible()
  expect(await allocationsOn('clover-castle', day)).toEqual([])
})

test('the script of the card provider is blocked: the page stands, and tries again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED .*stripe\.js/)
  await page.route('**/local/stripe.js', (route) => route.abort())
  await putInCart(page, '/inflatable/clover-castle', [dayAhead(77)])
  await checkOutByCard(page)
  const notice = page.getByRole('alert').filter({ hasText: "The card form can't be shown" })
  await expect(notice.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  await page.unroute('**/local/stripe.js')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})
