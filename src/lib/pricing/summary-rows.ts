// The itemized summary. Its rows add up to the total to the cent.
import {
  amountOf,
  chargeRows as amountRows,
  eachAmount,
  summaryLabels,
  type ChargeName,
} from '~/lib/domain/amounts'
import type { Quote } from '~/lib/domain/booking'
import * as business from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { formatPercent, type Cents } from '~/lib/domain/money'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { describeDays } from '~/lib/time/day-text'
import { lineLabel, timeWindowLabels } from './labels'
import { lineCents } from './line-cents'

export type SummaryRowData = {
  key: ChargeName | 'line' | 'state' | 'promo' | 'later'
  label: string
  detail: string
  cents: Cents
  /** Shown in place of an amount. */
  text?: string
  /** The amount depends on an address that isn't known yet; `cents` is then 0. */
  pending?: boolean
}

type SummaryLine = {
  name: string
  days: readonly Day[]
  quantity: number
  priceCents: Cents
}

export type SummaryInput = {
  lines: readonly SummaryLine[]
  quote: Quote
  timeWindow: business.TimeWindow
  /** Percent off, 0 when no known code is used. */
  promoPercent: number
  /** Null while the address is unknown, and outside Illinois and Wisconsin. */
  state: 'IL' | 'WI' | null
  /** Null until it is known. */
  address: { city: string; state: string } | null
  /** The customer pays the deposit in the office, so nothing is paid now. */
  depositInOffice: boolean
  /** Whether tax and delivery fee aren't known yet. */
  pending: Partial<Record<ChargeName, boolean>>
}

const stateNames = { IL: 'Illinois', WI: 'Wisconsin' }

/** The rows without the total, in the specified order. They add up to the quote's total. */
export function summaryRows({ lines, ...input }: SummaryInput): SummaryRowData[] {
  return [
    ...lines.map((line) => ({
      key: 'line' as const,
      label: lineLabel(line),
      detail: describeDays(line.days),
      cents: lineCents({ ...line, dayCount: line.days.length }),
    })),
    ...chargeRows(input),
  ]
}

/**
 * The rows of a single extra's popup, which calls the rent balance and the fee delivery amount, and
 * names the state.
 */
export function extraRows({ lines, ...input }: SummaryInput): SummaryRowData[] {
  const detail = lines.map((line) => `${lineLabel(line)}, ${describeDays(line.days)}`).join('; ')
  const named = input.address?.state ?? ''
  return [
    { key: 'line', label: 'Balance', detail, cents: input.quote.rentCents },
    ...chargeRows(input).flatMap((row): SummaryRowData[] => {
      if (row.key === 'deliveryFee') return [{ ...row, label: 'Delivery Amount' }]
      if (row.key !== 'tax') return [row]
      const text = input.state === null ? named : stateNames[input.state]
      return [row, { key: 'state', label: 'State', detail: '', cents: 0, text }]
    }),
  ]
}

function chargeRows(input: Omit<SummaryInput, 'lines'>): SummaryRowData[] {
  const { quote, promoPercent, depositInOffice, pending } = input
  const cents = eachAmount((name) => quote[amountOf(name).cents])
  const charged = amountRows(summaryLabels, cents).filter(({ name }) => name !== 'rent')
  const rows: (SummaryRowData | false)[] = [
    ...charged.map(({ name, label, value }) => ({
      key: name,
      label,
      detail: detailOf(name, input),
      cents: value,
      pending: pending[name] ?? false,
    })),
    promoPercent > 0 && {
      key: 'promo',
      label: 'Promo Code',
      detail: `${promoPercent}% off the rent`,
      // Subtracted instead of negated, because -0 would show as -$0.00.
      cents: 0 - quote.discountCents,
    },
    quote.depositCents > 0 && {
      key: 'later',
      label: 'Balance due later',
      detail: depositInOffice
        ? 'The deposit is due first, in our office'
        : 'Only the deposit is due now',
      cents: quote.totalCents - quote.fullTotalCents,
    },
  ]
  return rows.filter((row) => row !== false)
}

const rates: SharedRates = business

/** What a charge is for, or that an option isn't chosen. */
function detailOf(
  name: ChargeName,
  { quote, timeWindow, state, address }: Omit<SummaryInput, 'lines'>,
): string {
  const { option, cents } = amountOf(name)
  if (option?.kind === 'window') return timeWindowLabels[timeWindow].summary
  if (option && quote[cents] === 0) return 'Not chosen'
  if (option?.kind === 'share')
    return `Optional, ${formatPercent(rates[option.number])} of the rent`
  if (option) return 'Optional'
  if (name === 'deliveryFee') return address?.city ?? ''
  if (name !== 'tax' || state === null) return ''
  return `${stateNames[state]} ${formatPercent(business.taxBasisPoints[state])}`
}
