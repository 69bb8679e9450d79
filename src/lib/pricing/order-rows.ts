// An order's itemized price, for summaries and a quote's mail (docs/decisions/two-amounts.md).
import { inParts } from '~/lib/address/address'
import { stateName } from '~/lib/address/us-states'
import {
  amountRow,
  costRows,
  eachAmount,
  isOption,
  summaryLabels,
  type CostName,
  type OrderKind,
} from '~/lib/domain/amounts'
import type { BookingLine, OrderAmounts } from '~/lib/domain/booking'
import * as business from '~/lib/domain/business'
import type { ItemKind } from '~/lib/domain/item'
import { formatCents, formatPercent } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import { beforeDelivery, describeDays } from '~/lib/time/day-text'
import { allInName, notIncluded, totalName } from './all-in'
import { notYetIncluded, type DeliveryFee } from './delivery'
import { lineLabel, optionWords, timeWindowLabels, whyNoFee } from './labels'
import { lineCents } from './line-cents'
import { allInOf, promoPercent } from './order-amounts'
import { orderKinds, priceOrder, taxedState, type Offer } from './order-price'

export type OrderRow = {
  key: CostName | 'line' | 'state' | 'promo' | 'allIn' | 'total' | 'now' | 'later'
  label: string
  detail: string
  amount: string
}

/**
 * Rows before "with delivery & tax" add up to it, and with the options to the total; with a
 * deposit, what is paid now and later follows.
 * @param itemKind the kind of a single item: an extra's rows have other names
 */
export function orderRows(kind: OrderKind, form: OrderForm, offer: Offer, itemKind?: ItemKind) {
  const { lines, delivery } = offer
  const amounts = priceOrder(kind, form, offer)
  const missing = notYetIncluded(delivery)
  const percent = orderKinds[kind].promoCode ? promoPercent(form.promoCode) : 0
  const costs = costRows(
    itemKind === 'extras' ? { ...summaryLabels, deliveryFee: 'Delivery Amount' } : summaryLabels,
    eachAmount((name) => amounts[amountRow(name).cents]),
  )
    .filter(({ name }) => name !== 'rent' && (name !== 'insurance' || orderKinds[kind].insurance))
    .map(({ name, label, value }): OrderRow => ({
      key: name,
      label,
      ...(isPending(name, delivery)
        ? { detail: pendingDetail(name, delivery), amount: '—' }
        : { detail: detailOf(name, form, amounts, delivery), amount: formatCents(value) }),
    }))
  const rows: OrderRow[] = [
    ...(itemKind === 'extras' ? [extraRentRow(lines, amounts)] : lines.map(lineRow)),
    ...(percent > 0 ? [promoRow(percent, amounts)] : []),
    ...costs.filter(({ key }) => !isOption(key as CostName)),
    ...(itemKind === 'extras' ? [stateRow(delivery)] : []),
    {
      key: 'allIn',
      label:
        missing === 'delivery & tax'
          ? `Rent ${notIncluded(missing)}`
          : capitalized(allInName(missing)),
      detail: percent > 0 ? `After ${percent}% off the rent` : '',
      amount: formatCents(allInOf(amounts)),
    },
    ...costs.filter(({ key }) => isOption(key as CostName)),
    {
      key: 'total',
      label: totalName(missing),
      detail: '',
      amount: formatCents(amounts.fullTotalCents),
    },
    ...(amounts.depositCents > 0 ? depositRows(form, offer, amounts) : []),
  ]
  return {
    amounts,
    missing,
    rows,
    /** The total without tax, for an organization that needn't pay it; null if there is none. */
    untaxed: amounts.taxCents > 0 ? formatCents(amounts.fullTotalCents - amounts.taxCents) : null,
  }
}

function lineRow(line: BookingLine): OrderRow {
  return {
    key: 'line',
    label: lineLabel(line),
    detail: describeDays(line.days),
    amount: formatCents(lineCents(line)),
  }
}

/** A single extra's popup calls the rent balance, and names the state. */
function extraRentRow(lines: readonly BookingLine[], { rentCents }: OrderAmounts): OrderRow {
  const detail = lines.map((line) => `${lineLabel(line)}, ${describeDays(line.days)}`).join('; ')
  return { key: 'line', label: 'Balance', detail, amount: formatCents(rentCents) }
}

function stateRow(delivery: DeliveryFee): OrderRow {
  const amount = 'address' in delivery ? stateName(delivery.address.state) : ''
  return { key: 'state', label: 'State', detail: '', amount }
}

function promoRow(percent: number, { discountCents }: OrderAmounts): OrderRow {
  return {
    key: 'promo',
    label: 'Promo Code',
    detail: `${percent}% off the rent`,
    // Subtracted instead of negated, because -0 would show as -$0.00.
    amount: formatCents(0 - discountCents),
  }
}

function depositRows(
  { method }: OrderForm,
  { lines }: Offer,
  { depositCents, fullTotalCents }: OrderAmounts,
): OrderRow[] {
  const [first] = lines.flatMap(({ days }) => days).sort()
  return [
    {
      key: 'now',
      label: method === 'Credit Card' ? 'Pay today' : 'Pay first, in our office',
      detail: '',
      amount: formatCents(depositCents),
    },
    {
      key: 'later',
      label: 'Pay later',
      detail: capitalized(beforeDelivery(first)),
      amount: formatCents(fullTotalCents - depositCents),
    },
  ]
}

function detailOf(
  name: CostName,
  form: OrderForm,
  amounts: OrderAmounts,
  delivery: DeliveryFee,
): string {
  const { option, cents: field } = amountRow(name)
  if (option?.kind === 'window') return timeWindowLabels[form.timeWindow].summary
  if (option && amounts[field] === 0)
    return form[option.field] ? 'Not available with the deposit' : 'Not chosen'
  if (option) return optionWords(name)
  if (name === 'deliveryFee') return placeOf(delivery)
  const state = taxedState(delivery)
  return state === null
    ? ''
    : `${stateName(state)} ${formatPercent(business.taxBasisPoints[state])}`
}

function isPending(name: CostName, delivery: DeliveryFee): boolean {
  if (name === 'deliveryFee') return delivery.kind !== 'fee'
  return name === 'tax' && !('address' in delivery)
}

const placeOf = (delivery: DeliveryFee) => ('address' in delivery ? inParts(delivery.address) : '')

function pendingDetail(name: CostName, delivery: DeliveryFee): string {
  const place = name === 'deliveryFee' ? placeOf(delivery) : ''
  return [place, whyPending[delivery.kind]].filter(Boolean).join(' · ')
}

/** Why an amount isn't known yet. With a known fee, none is pending. */
const whyPending: Record<DeliveryFee['kind'], string> = {
  fee: '',
  ...whyNoFee,
  byDistance: `${formatCents(business.deliveryCentsPerMile)} a mile, once we know the distance`,
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
