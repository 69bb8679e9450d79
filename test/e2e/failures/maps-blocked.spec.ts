// The script of the address suggestions comes from elsewhere, and may be blocked.
import { openCheckout } from '../states/state'
import { fillDetails, pressContinue } from '../steps/steps'
import { expect, test } from '../test'

test('M17a: the maps script is blocked: the checkout stands, and an address can be typed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED .*maps\.js/)
  await page.route('**/local/maps.js', (route) => route.abort())
  await openCheckout(page)
  await page.getByLabel('Delivery Address').fill('215 N Wyman St')
  await expect(page.getByText('please type the whole address')).toBeVisible()
  await fillDetails(page)
  await pressContinue(page)
})
