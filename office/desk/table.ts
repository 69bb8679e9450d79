// Plain tables for paper, and the same rows for a spreadsheet.
import { printable, printableLine } from '../printable.mjs'

/** The width of each column in characters, by its title. */
export type Widths = Readonly<Record<string, number>>

/** Cells, a line of any length below all of them, and what it links to. */
export type Row = { cells: readonly string[]; below?: string; link?: string }

/** Rows of cells, each wrapped to its column's width, with a line between the rows. */
export function tableOf(columns: Widths, rows: readonly Row[]): string[] {
  const widths = Object.values(columns)
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [{ cells: Object.keys(columns) }, ...rows].flatMap(({ cells, below, link = '' }: Row) => [
    ...linesOf(widths, cells),
    ...(below === undefined ? [] : [printableLine(`${below}  ${link}`.trim())]),
    rule,
  ])
}

function linesOf(widths: readonly number[], row: readonly string[]): string[] {
  const cells = widths.map((width, column) => wrap(printable(row[column] ?? ''), width))
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    widths
      .map((width, column) => (cells[column]?.[line] ?? '').padEnd(width))
      .join('  ')
      .trimEnd(),
  )
}

/** Lines of at most this many characters. Keeps line breaks and cuts longer words. */
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

/**
 * One row of a CSV file. Visitors typed some cells, so none may begin like a formula, in wide
 * characters either.
 */
export function csvRow(cells: readonly string[]): string {
  return cells
    .map(printable)
    .map((cell) => (/^\s*[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell))
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',')
}
