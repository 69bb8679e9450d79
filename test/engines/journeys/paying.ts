// Paying by card.
import { cards } from '../../e2e/steps/card-steps'
import { dayAhead } from '../../e2e/steps/steps'
import { button, checkbox, heading, link, region, text } from '../page'
import {
  checkOut,
  confirmedId,
  expectMails,
  inCart,
  emailOf,
  fillCard,
  payByCard,
  putInCart,
  type Journey,
  type Visit,
} from './steps'

const pay = button(/^Pay \$/)

/** A deposit, and the rest by the invoice that is mailed. */
export const invoice: Journey = async (visit) => {
  const { page, site } = visit
  await putInCart(page, dayAhead(45))
  await page.press(link('Proceed To CheckOut', inCart))
  await checkOut(page, 'Invoice', async () => {
    await payByCard(page)
    await page.press(checkbox(/Pay a \$100 deposit today/))
  })
  await fillCard(page, cards.good)
  await page.press(pay)
  await confirmedId(page, 'Your Booking is Completed !')
  await expectMails(visit, 'Invoice', ['confirmation', 'invoice'])
  const mails = await site.mailsTo(emailOf('Invoice'))
  await page.open(mails.find(({ kind }) => kind === 'invoice')?.link?.href ?? '')
  await page.see(heading('Invoice'))
  await page.see(text('$340.03', region('Balances')))
  await fillCard(page, cards.good)
  await page.press(pay)
  await page.see(text('Payment Completed !'))
  await expectCharges(visit, 'Invoice', [340_03, 100_00])
}

async function expectCharges({ site }: Visit, lastName: string, amounts: number[]) {
  const charged = (await site.chargesOf(lastName)).map(({ amount }) => amount)
  if (charged.join() !== amounts.join())
    throw new Error(`Charged were ${charged.join()} cents, not ${amounts.join()}`)
}
