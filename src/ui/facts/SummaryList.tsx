// Amounts one under another, label left, amount right. Rows are SummaryRow.
import type { ReactNode } from 'react'

export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className="stack-12">{children}</dl>
}
