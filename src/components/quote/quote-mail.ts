import type { OrderForm } from '~/lib/domain/order-form'
import type { Offer } from '~/lib/pricing/order-price'
import { orderRows } from '~/lib/pricing/order-rows'
import { config } from '~/settings/site-settings'

/**
 * The text of a quote's mail, which the visitor's own program sends: the quote's facts, its rows, the
 * total, the link and the office.
 * @param facts such as its number and date, in the order of the page
 */
export function quoteMailText(
  facts: readonly { label: string; value: string }[],
  form: OrderForm,
  offer: Offer,
  url: string,
): string {
  const { rows, total, untaxed } = orderRows('cart', form, offer)
  const { name, street, phone, email } = config.business
  return [
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...rows.map(({ label, detail, amount }) => `${label}${detail && ` (${detail})`}: ${amount}`),
    `${total.label}: ${total.amount}`,
    ...(untaxed === null ? [] : [`Without tax, if you're tax-exempt: ${untaxed}`]),
    '',
    `With today's prices and availability: ${url}`,
    [name, street, phone, email].join(', '),
  ].join('\r\n')
}
