// Booking one item from its own page, in a dialog of the browser's own.
import { findDocuments } from '../steps/database'
import { dayAhead, openPopup } from '../steps/steps'
import { expect, test } from '../test'

test('Escape, overlay and button close the popup; the page stands still behind it', async ({
  page,
}) => {
  const email = 'popup.closed@example.com'
  const popup = await openPopup(page, '/inflatable/harbor-combo', dayAhead(60), { email })
  const opener = page.getByRole('button', { name: 'Book Now', exact: true })
  const closings = {
    Escape: () => page.keyboard.press('Escape'),
    overlay: () => page.mouse.click(5, 5),
    button: () => popup.getByRole('button', { name: 'Close' }).click(),
  }
  for (const close of Object.values(closings)) {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    await close()
    await expect(popup).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(popup).toBeVisible()
  }
  expect(await findDocuments('bookings-test', 'email', email)).toEqual({})
})
