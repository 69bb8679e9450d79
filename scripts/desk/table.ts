// Plain tables for paper, and the same rows for a spreadsheet.

export type Column = { title: string; width: number }

/** Rows of cells, each wrapped to its column's width, with a line between the rows. */
export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string[] {
  const rule = columns.map(({ width }) => '-'.repeat(width)).join('  ')
  const titles = columns.map(({ title }) => title)
  return [titles, ...rows].flatMap((row) => [...linesOf(columns, row), rule])
}

function linesOf(columns: readonly Column[], row: readonly string[]): string[] {
  const cells = columns.map(({ width }, column) => wrap(row[column] ?? '', width))
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ width }, column) => (cells[column]?.[line] ?? '').padEnd(width))
      .join('  ')
      .trimEnd(),
  )
}

/** Lines of at most so many characters; a line break stays one. A longer word is cut. */
function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    const words = paragraph
      .split(' ')
      .flatMap((word) => word.match(RegExp(`.{1,${width}}`, 'gu')) ?? [''])
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`.trim()
      if (longer.length <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}

/** One row of a CSV file. Visitors typed some cells, so none may begin like a formula. */
export function csvRow(cells: readonly string[]): string {
  return cells
    .map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',')
}
