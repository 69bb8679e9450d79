// The rows of the popup that books one item. They add up to the total, as the checkout's do.
import type { ItemKind } from '~/lib/catalogue/item'
import { describeDays } from '~/lib/day-text'
import { lineLabel } from '~/lib/pricing/labels'
import { summaryRows, type SummaryRowData } from '~/lib/pricing/summary-rows'

type Input = Parameters<typeof summaryRows>[0]

/** The checkout's rows without the insurance, which isn't sold here; an extra's under the names of its own popup. */
export function itemRows(kind: ItemKind, input: Input): SummaryRowData[] {
  if (kind === 'inflatables') return summaryRows(input).filter(isSold)
  const { lines, quote } = input
  const detail = lines.map((line) => `${lineLabel(line)}, ${describeDays(line.days)}`)
  return [
    { label: 'Balance', detail: detail.join('; '), cents: quote.rentCents },
    ...summaryRows({ ...input, lines: [] })
      .filter(isSold)
      .map((row) => (row.label === 'Delivery Fee' ? { ...row, label: 'Delivery Amount' } : row)),
  ]
}

const isSold = ({ label }: SummaryRowData) => label !== 'Insurance Certificate'
