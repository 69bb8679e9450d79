// The table that a walk through all faults prints.

export type Row = {
  step: string
  harm: string
  /** What the page itself told; '-' when it died. */
  told: string
  /** What the next visit told. */
  thenTold: string
  charges: number
  bookings: number
  mails: number
  invoiceMails: number
  /** The journal still has the reference that the next visit showed. */
  kept: string
  /** From the start until somebody else may have the unit; 0 when nothing is held. */
  heldMinutes: number
  /** What paying the same order in a third visit told. */
  again: string
}

/** Aligned columns, under a title. */
export function tableOf(title: string, rows: readonly Row[]): string {
  const cells = rows.map((row) => ({ ...row, heldMinutes: row.heldMinutes.toFixed(1) }))
  const names = {
    step: 'harmed at',
    harm: 'how',
    told: 'told',
    charges: 'charges',
    bookings: 'bookings',
    mails: 'mails',
    invoiceMails: 'invoice mails',
    thenTold: 'next visit',
    kept: 'reference',
    heldMinutes: 'held min',
    again: 'paid again',
  } as const
  const columns = Object.keys(names) as (keyof typeof names)[]
  const lines = [names, ...cells].map((row) => columns.map((column) => String(row[column])))
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const text = lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  return [`\n${title}`, ...text].map((line) => line.trimEnd()).join('\n')
}
