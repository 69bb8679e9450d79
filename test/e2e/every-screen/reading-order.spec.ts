// The checkout as a screen reader goes through it: what each control is called, what state it says,
// and in which order.
import type { Page } from '@playwright/test'
import { openCheckout } from '../states/state'
import { fillDetails, pressContinue } from '../steps/steps'
import { expect, test } from '../test'

const details = [
  'textbox "First Name"',
  'textbox "Last Name"',
  'textbox "Email Address"',
  'textbox "Phone Number"',
  'button "Ordering for a school, church or company?"',
]
const floorAndTime = [
  'group "What ground will we set up on?"',
  'radio "Grass"',
  'radio "Concrete / Asphalt"',
  'radio "Indoor"',
  'group "Delivery time"',
  'radio "Any time, no charge" [checked]',
  'radio "At an exact time ($125.00)"',
  'radio "Within a 1-hour window ($75.00)"',
  'radio "Within a window of 2 hours or more ($50.00)"',
  'button "For our crew (optional): party time, gate, where to set up"',
]
const protection = [
  'group "Protection"',
  'checkbox "Damage Waiver" [checked]',
  'checkbox "Insurance Certificate" [checked]',
  'button "Home party? Remove it, save $45"',
]
const inOffice = [
  'group "Payment"',
  'radio "Pay in Office" [checked]',
  'radio "Credit Card"',
  'checkbox "Pay a $100 deposit today" [disabled]',
]
const summary = [
  'complementary "Your booking"',
  expect.stringMatching(/^status: Damage waiver .* are included and optional\.$/),
  expect.stringMatching(/^button "Take both off, save \$/),
  'button "Have a promo code?"',
]

test("a screen reader's reading order at the checkout, before and after Continue", async ({
  page,
}) => {
  await openCheckout(page)
  await test.step('fresh: the details, the choices, the summary, and Continue last', async () => {
    expect(await steps(page)).toEqual(['Cart', '2 Details (now)', '3 Book'])
    expect(await readingOrder(page)).toEqual([
      ...details,
      'combobox "Delivery Address"',
      ...floorAndTime,
      ...protection,
      ...inOffice,
      'checkbox "I accept the rules and restrictions"',
      'button "Read them here"',
      ...summary,
      'button "Continue"',
    ])
    const outline = await page.getByRole('main').getByRole('heading').allInnerTexts()
    expect(outline).toEqual([
      'Checkout',
      'Your details',
      'Delivery',
      'Protection',
      'Payment',
      'Your booking',
    ])
  })

  await test.step('ready: the news comes before the final button, and a card form before its own', async () => {
    await fillDetails(page)
    await pressContinue(page)
    const filled = [...details, 'combobox "Delivery Address"', ...floorAndTime, ...protection]
    // It ignores presses in its first half second.
    await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled()
    expect(await steps(page)).toEqual(['Cart', 'Details', '3 Book (now)'])
    expect(await readingOrder(page)).toEqual([
      ...filled,
      ...inOffice,
      'checkbox "I accept the rules and restrictions" [checked]',
      'button "Read them here"',
      ...summary,
      'status: All set. Check the total, then book.',
      'button "Book Now"',
    ])

    await page.getByRole('radio', { name: 'Credit Card' }).check()
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled()
    const ready = await readingOrder(page)
    expect(ready.slice(0, filled.length)).toEqual(filled)
    expect(ready.slice(ready.indexOf('status: All set. Check the total, then book.') + 1)).toEqual([
      'group "Apple Pay and Google Pay"',
      'button "Apple Pay"',
      'button "Google Pay"',
      // The card provider's own group is inside ours.
      'group "Card"',
      'group "Card"',
      'textbox "Card number"',
      'textbox "Expiry date"',
      'textbox "Security code"',
      'textbox "ZIP"',
      expect.stringMatching(/^button "Pay \$/),
    ])
  })
})

/** The steps to book above the form; the link back to the cart is the first. */
async function steps(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Steps to book' })
  await expect(list.getByRole('link')).toHaveText('Cart')
  return list
    .getByRole('listitem')
    .evaluateAll((items: HTMLElement[]) =>
      items.map(
        (item) =>
          item.innerText.trim().replace(/\s+/g, ' ') +
          (item.ariaCurrent === 'step' ? ' (now)' : ''),
      ),
    )
}

/**
 * The controls, their groups and what is announced, one a line, in the order in which they are read
 * out.
 */
async function readingOrder(page: Page): Promise<string[]> {
  const roles = 'textbox|combobox|radio|checkbox|button|group|complementary|alert|status(?=: )'
  const line = new RegExp(`^\\s*- '?((?:${roles})(?: "[^"]*"|: [A-Z].*)?(?: \\[\\w+\\])*)`)
  const snapshot = await page.getByRole('main').ariaSnapshot()
  return snapshot.split('\n').flatMap((text) => {
    // The text in a field was typed by the visitor.
    const [, found] =
      line.exec(text.replace(/^(\s*- (?:textbox|combobox).*?"[^"]*".*?):.*/, '$1')) ?? []
    return found === undefined ? [] : [found]
  })
}
