import { amountRow, type CostName } from '~/lib/domain/amounts'
import * as business from '~/lib/domain/business'
import type { TimeWindow } from '~/lib/domain/business'
import { formatCents, formatPercent, formatPrice, type Cents } from '~/lib/domain/money'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { listWords } from '~/lib/text/list-words'
import type { DeliveryFee } from './delivery'
import type { PricedLine } from './line-cents'

const { deliveryCentsPerMile, timeWindows } = business
const rates: SharedRates = business

const priced = (words: string, window: TimeWindow) =>
  `${words} (${formatCents(timeWindows[window].cents)})`

export const timeWindowLabels: Readonly<Record<TimeWindow, { control: string; summary: string }>> =
  {
    none: { control: 'Any time, no charge', summary: 'Any time' },
    exact: {
      control: priced('At an exact time', 'exact'),
      summary: 'Exact time',
    },
    oneHour: {
      control: priced('Within a 1-hour window', 'oneHour'),
      summary: '1-hour window',
    },
    twoHours: {
      control: priced('Within a window of 2 hours or more', 'twoHours'),
      summary: 'Window of 2 hours or more',
    },
  }

/** What delivery costs, as far as it is known: "$30", "$1.50 a mile from our office". */
export function deliveryFeeWords(delivery: DeliveryFee): string {
  if (delivery.kind === 'fee') return formatPrice(delivery.feeCents)
  return delivery.kind === 'byDistance'
    ? `${formatCents(deliveryCentsPerMile)} a mile from our office`
    : whyNoFee[delivery.kind].toLowerCase()
}

export const whyNoFee = {
  noAddress: 'Once we know your town',
  outOfArea: "We don't deliver there",
  noDistance: "We can't calculate delivery right now",
  byOffice: 'Our office will confirm',
} as const

/** The time windows in the order they are offered. */
export const offeredTimeWindows = Object.keys(timeWindows) as TimeWindow[]

export const groundLabels = {
  grass: 'Grass',
  concrete: 'Concrete / Asphalt',
  indoor: 'Indoor',
} as const

/** The words for a stored ground; one that the form doesn't offer is shown as it is stored. */
export function groundLabel(stored: string): string {
  return Object.entries(groundLabels).find(([ground]) => ground === stored)?.[1] ?? stored
}

/** "$1.50 each per day"; without "each" for a quantity of 1. */
export const perDayWords = ({
  priceCents,
  quantity = 1,
}: {
  priceCents: Cents
  quantity?: number
}) => `${formatPrice(priceCents)} ${quantity === 1 ? '' : 'each '}per day`

/** "2 days, 40 at $1.50"; without the number for a quantity of 1. */
export function daysAtPriceWords({ priceCents, quantity, days }: PricedLine): string {
  const time = days.length === 1 ? '1 day' : `${days.length} days`
  return `${time}${quantity === 1 ? '' : `, ${quantity}`} at ${formatPrice(priceCents)}`
}

/** "Folding Chairs × 40"; only the name for a quantity of 1. */
export function lineLabel({ name, quantity }: { name: string; quantity: number }): string {
  return quantity > 1 ? `${name} × ${quantity}` : name
}

/** "Includes Sunny Castle and Folding Chairs × 20"; empty unless it is a package. */
export function includedWords(parts: readonly { name: string; quantity: number }[]): string {
  return parts.length === 0 ? '' : `Includes ${listWords(parts.map(lineLabel))}`
}

/** "Optional, 9% of the rent", or "Optional" for an option with an amount of its own. */
export function optionWords(name: CostName): string {
  const { option } = amountRow(name)
  return option?.kind === 'share'
    ? `Optional, ${formatPercent(rates[option.number])} of the rent`
    : 'Optional'
}
