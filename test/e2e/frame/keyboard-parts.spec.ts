// Menus, dialogs, rows of cards and forms without a pointer: wherever Tab leads, the focus is
// visible. The tests in jsdom prove what each key does there; keyboard.spec.ts books from end to
// end.
import { open } from '../every-screen/open'
import { allStates } from '../states/all-states'
import { visit } from '../states/state'
import { expectVisibleFocus, tabThrough, tabTo } from '../steps/keyboard-steps'
import { addToCart } from '../steps/steps'
import { expect, test } from '../test'

const names = [
  'the categories under the Inflatables link',
  'the menu of narrow windows',
  'a removed line of the cart',
  'the checkout with its problems',
  "the checkout's summary as a sheet",
  "an item's own booking, in the office",
  'the contact form with its problems',
]

for (const name of names)
  test(`${name}: the focus is visible at each Tab stop, and nothing covers it`, async ({
    page,
  }) => {
    const state = allStates.find((each) => each.name === name)
    if (!state) throw new Error('There is no such state')
    await page.setViewportSize({ width: state.width ?? 390, height: 844 })
    await open(page, state)
    await tabThrough(page)
  })

test('on an item, a message after a press comes into view; a row of cards turns by its buttons, and by Tab', async ({
  page,
}) => {
  await visit(page, '/inflatable/forty-foot-obstacle-run')
  const add = addToCart(page)
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please Select Valid Dates :)')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(add).toBeFocused()

  const row = page.getByRole('region', { name: 'You may also like' })
  const turned = () => row.getByRole('list').evaluate((list) => list.scrollLeft)
  const next = row.getByRole('button', { name: 'Next rentals' })
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect.poll(turned).toBeGreaterThan(0)
  await page.keyboard.press('Shift+Tab')
  await expectVisibleFocus(row.getByRole('button', { name: 'Previous rentals' }))
  await page.keyboard.press('Enter')
  await expect.poll(turned).toBe(0)
  await tabTo(page, row.getByRole('article').last().getByRole('link').first())
  expect(await turned()).toBeGreaterThan(0)
})
