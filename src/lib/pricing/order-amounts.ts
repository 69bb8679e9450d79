import {
  amountRow,
  amountTable,
  eachAmount,
  sumOfCosts,
  sumWithoutOptions,
  type Option,
  type OptionField,
  type CentsField,
} from '~/lib/domain/amounts'
import type { OrderAmounts } from '~/lib/domain/booking'
import * as business from '~/lib/domain/business'
import { basisPointsOf, type Cents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { cleanLine } from '~/lib/text/cleaned'
import { lineCents, type PricedLine } from './line-cents'

/** An option that isn't there isn't chosen. */
export type AmountsInput = Partial<Pick<OrderForm, OptionField>> & {
  lines: readonly PricedLine[]
  /** Whole percent off the rent. */
  promoPercent: number
  /** Null outside Illinois and Wisconsin, which only request mode allows: no tax there. */
  state: 'IL' | 'WI' | null
  deliveryFeeCents: Cents
}

/** In one line, without full-width letters. */
const readable = (code: string) => cleanLine(code.normalize('NFKC')).toLowerCase()
const withoutSigns = (text: string) => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

const percents = new Map(
  Object.entries(business.promoCodes).map(([code, off]) => [withoutSigns(readable(code)), off]),
)

/**
 * Whole percent that a promo code takes off the rent, in any case and with what is copied along,
 * such as "Code: [SUMMER10]?"; 0 for an unknown code (docs/rules.md, "Rent").
 */
export function promoPercent(code: string): number {
  const typed = readable(code)
  const known = [typed, ...typed.split(/[\s:=]+/)].map((part) => percents.get(withoutSigns(part)))
  return known.find((percent) => percent !== undefined) ?? 0
}

/** Calculates a booking's amounts in whole cents. */
export function calculateAmounts(input: AmountsInput): OrderAmounts {
  const { lines, promoPercent: off, state, deliveryFeeCents } = input
  const undiscountedRentCents = lines.reduce((sum, line) => sum + lineCents(line), 0)
  const rentCents = basisPointsOf(undiscountedRentCents, (100 - off) * 100)
  const cents = {
    ...eachAmount((name) => {
      const { option } = amountRow(name)
      return option ? optionCents(option, input, rentCents) : 0
    }),
    rent: rentCents,
    deliveryFee: deliveryFeeCents,
    tax: state === null ? 0 : basisPointsOf(rentCents, business.taxBasisPoints[state]),
  }
  const fullTotalCents = sumOfCosts(cents)
  const named = Object.entries(amountTable).map(([name, row]) => [
    row.cents,
    cents[name as keyof typeof cents],
  ])
  return {
    ...(Object.fromEntries(named) as Record<CentsField, Cents>),
    undiscountedRentCents,
    discountCents: undiscountedRentCents - rentCents,
    fullTotalCents,
    dueNowCents: cents.deposit || fullTotalCents,
  }
}

/** The all-in amount of an order: discounted rent, delivery and tax, in cents. */
export const allInOf = (amounts: OrderAmounts): Cents =>
  sumWithoutOptions(eachAmount((name) => amounts[amountRow(name).cents]))

const rates: SharedRates = business

function optionCents(option: Option, chosen: Partial<OrderForm>, rentCents: Cents): Cents {
  if (option.kind === 'window') return business.timeWindows[chosen.timeWindow ?? 'none'].cents
  if (!chosen[option.field]) return 0
  const rate = rates[option.number]
  return option.kind === 'share' ? basisPointsOf(rentCents, rate) : rate
}
