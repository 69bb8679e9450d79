// What isn't booking, and what a browser may forbid.
import { customer, dayAhead } from '../../e2e/steps/steps'
import { button, checkbox, dialog, field, heading, link, until } from '../page'
import {
  cartOf,
  checkOut,
  confirmedId,
  emailOf,
  expectMails,
  inCart,
  fillDetails,
  putInCart,
  type Journey,
} from './steps'

/**
 * The menu and a dialog: where the focus goes, that Escape closes them, and that the page behind
 * them doesn't scroll.
 */
export const menuAndDialogs: Journey = async ({ page }) => {
  await page.open('/inflatable/ember-slide')
  for (const [opener, opened] of [
    [button('Open menu'), dialog('Menu')],
    [button('Enter an address'), dialog('Where is your event?')],
  ] as const) {
    await page.press(opener)
    await page.see(opened)
    const locked = async () =>
      page.session.evaluate("getComputedStyle(document.documentElement).overflowY === 'hidden'")
    await until('the page behind stands still', async () => (await locked()) === true)
    for (let presses = 0; presses < 12; presses++) {
      await page.key('Tab')
      const outside = await page.session.evaluate(
        "document.activeElement !== document.body && !document.querySelector('dialog[open]').contains(document.activeElement)",
      )
      if (outside === true) throw new Error('The focus left the dialog')
    }
    await page.key('Escape')
    await page.gone(opened)
    await page.see(opener, ({ focused }) => focused)
    await until('the page scrolls again', async () => (await locked()) === false)
  }
}

/** Back from another site, the form and the cart are as they were left. */
export const backFromElsewhere: Journey = async ({ page, site }) => {
  await putInCart(page, dayAhead(46))
  await page.press(link('Proceed To CheckOut', inCart))
  await page.see(heading('Checkout'))
  await fillDetails(page, 'Back')
  await page.press(checkbox(/^I accept the rules/))
  const { session } = page
  await session.evaluate('(window.wasLeft = true)')
  await page.open(`${site.elsewhere}/about`)
  await session.back()
  await page.see(heading('Checkout'))
  await page.answers()
  for (const [label, value] of [
    ['First Name', customer.name],
    ['Email Address', emailOf('Back')],
    ['Delivery Address', customer.address],
  ] as const)
    await page.see(field(label), (found) => found.value === value)
  await page.see(checkbox(/^I accept the rules/), ({ checked }) => checked)
  await page.see(cartOf(1))
  const kept = (await session.evaluate('window.wasLeft === true')) === true
  await page.press(button('Continue'))
  await page.press(button('Book Now'))
  await confirmedId(page)
  return kept ? '(from the back/forward cache)' : '(loaded again)'
}

/** Without storage the cart lives as long as the page, which is long enough to book. */
export const storageForbidden: Journey = async (visit) => {
  const { page } = visit
  await putInCart(page, dayAhead(47))
  const works = await page.session.evaluate(
    "(() => { try { localStorage.setItem('probe', '1'); return true } catch { return false } })()",
  )
  if (works === true) throw new Error('This browser stores: nothing is forbidden')
  await page.press(link('Proceed To CheckOut', inCart))
  await checkOut(page, 'Storage')
  await page.press(button('Book Now'))
  await confirmedId(page)
  await expectMails(visit, 'Storage', ['confirmation'])
}
