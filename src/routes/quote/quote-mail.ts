import type { MailText } from '~/components/order/link-mail'
import type { OrderForm } from '~/lib/domain/order-form'
import { perDayWords } from '~/lib/pricing/labels'
import type { Offer } from '~/lib/pricing/order-price'
import { orderRows } from '~/lib/pricing/order-rows'
import { config } from '~/settings/site-settings'

/**
 * For the visitor's own program: facts, rows, total and office, above the link.
 * @param facts such as its number and date, in the order of the page
 */
export function quoteMailText(
  facts: readonly { label: string; value: string }[],
  form: OrderForm,
  offer: Offer,
): MailText {
  const { rows, untaxed } = orderRows('cart', form, offer)
  const { name, street, phone, email } = config.company
  const words = rows.map(({ label, detail, amount }, index) => {
    // The lines are the first rows.
    const line = offer.lines[index]
    const details = [detail, line && perDayWords(line)].filter(Boolean).join('; ')
    return `${label}${details && ` (${details})`}: ${amount}`
  })
  return {
    before: [...facts.map(({ label, value }) => `${label}: ${value}`), ''],
    rentals: words.slice(0, offer.lines.length),
    after: [
      ...words.slice(offer.lines.length),
      ...(untaxed === null ? [] : [`Without tax, if you're tax-exempt: ${untaxed}`]),
      '',
      [name, street, phone, email].join(', '),
      'With current prices and availability:',
    ],
  }
}
