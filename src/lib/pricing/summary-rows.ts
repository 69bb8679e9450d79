// The itemised summary. Its rows add up to the total to the cent.
import { damageWaiverBasisPoints, taxBasisPoints, type TimeWindow } from '~/lib/business'
import type { Day } from '~/lib/dates'
import { describeDays } from '~/lib/day-text'
import { formatPercent, type Cents } from '~/lib/money'
import { lineLabel, timeWindowLabels } from '~/lib/pricing/labels'
import { lineCents, type Quote } from '~/lib/pricing/quote'

export type SummaryRowData = {
  label: string
  detail: string
  cents: Cents
  /** The amount depends on an address that isn't known yet; `cents` is then 0. */
  pending?: boolean
}

export type SummaryLine = {
  name: string
  days: readonly Day[]
  quantity: number
  priceCents: Cents
}

type SummaryInput = {
  lines: readonly SummaryLine[]
  quote: Quote
  timeWindow: TimeWindow
  /** Percent off, 0 when no known code is used. */
  promoPercent: number
  /** Null while the address is unknown, and outside Illinois and Wisconsin. */
  state: 'IL' | 'WI' | null
  /** The city once known. */
  city: string
  /** The deposit is to be paid in the office: nothing is paid now. */
  depositInOffice?: boolean
  /** Tax or delivery fee can't be told yet. */
  pending: { tax: boolean; delivery: boolean }
}

const stateNames = { IL: 'Illinois', WI: 'Wisconsin' }

/** Rows without the total, in the order in which the office's customers know them. */
export function summaryRows({
  lines,
  quote,
  timeWindow,
  promoPercent,
  state,
  city,
  depositInOffice = false,
  pending,
}: SummaryInput): SummaryRowData[] {
  return [
    ...lines.map((line) => ({
      label: lineLabel(line),
      detail: describeDays(line.days),
      cents: lineCents({ ...line, dayCount: line.days.length }),
    })),
    {
      label: 'Damage Waiver',
      detail:
        quote.damageWaiverCents > 0
          ? `${formatPercent(damageWaiverBasisPoints)} of the rent`
          : 'Not chosen',
      cents: quote.damageWaiverCents,
    },
    {
      label: 'Insurance Certificate',
      detail: quote.insuranceCents > 0 ? '' : 'Not chosen',
      cents: quote.insuranceCents,
    },
    {
      label: 'Specific Time Delivery',
      detail: timeWindowLabels[timeWindow].summary,
      cents: quote.timeWindowCents,
    },
    {
      label: 'Delivery Fee',
      detail: city,
      cents: quote.deliveryFeeCents,
      pending: pending.delivery,
    },
    {
      label: 'Tax',
      detail: state === null ? '' : `${stateNames[state]} ${formatPercent(taxBasisPoints[state])}`,
      cents: quote.taxCents,
      pending: pending.tax,
    },
    ...(promoPercent > 0
      ? [
          {
            label: 'Promo Code',
            detail: `${promoPercent}% off the rent`,
            // Subtracted, not negated: no discount would otherwise read as -$0.00.
            cents: 0 - quote.discountCents,
          },
        ]
      : []),
    ...(quote.depositCents > 0
      ? [
          {
            label: 'Balance due later',
            detail: depositInOffice
              ? 'Only the deposit is due first, in the office'
              : 'Only the deposit is due now',
            cents: quote.totalCents - quote.fullTotalCents,
          },
        ]
      : []),
  ]
}
