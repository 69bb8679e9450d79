// Reads a day's list back from its CSV file and from its tables on paper.
import { expect } from 'vitest'
import { columns } from './saturday'

/** Rows by their titles. */
export function readCsv(file: string) {
  expect(file.startsWith('\uFEFF"Day","What"')).toBe(true)
  const [, ...lines] = file.slice(1).trimEnd().split('\r\n')
  return lines.map((row) => {
    const cells = [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) =>
      cell.replaceAll('""', '"'),
    )
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]]))
  })
}

/** The cells of each row, their lines joined by blanks, and the line below them. */
export function readTable(paper: string, title: string): string[][] {
  const lines = (paper.split(`\n${title}\n`)[1] ?? '').split('\n')
  const rule = lines[1] ?? ''
  const places = [...rule.matchAll(/-+/g)].map(({ index, 0: dashes }) => [index, dashes.length])
  const rowsOf: string[][] = []
  let open: string[] = places.map(() => '')
  for (const line of lines.slice(2)) {
    if (line === '') break
    if (line === rule) {
      rowsOf.push(open.map((cell) => cell.trim()))
      open = places.map(() => '')
    } else if (line.startsWith('Booking ')) open.push(line)
    else
      places.forEach(([at = 0, width = 0], index) => {
        open[index] += ` ${line.slice(at, at + width).trim()}`
      })
  }
  return rowsOf.map((row) => row.map((cell) => cell.replaceAll(/ +/g, ' ')))
}
