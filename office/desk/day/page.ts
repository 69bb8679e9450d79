// A day's list as a page that a browser prints in landscape: eight stops fit on Letter and A4.
import { printable } from '../../printable.mjs'
import type { Row } from '../table'
import type { DayPaper } from './paper'

const style = `
  @page { size: landscape; margin: 10mm }
  * { margin: 0; box-sizing: border-box }
  body { font: 8.25pt/1.25 Arial, 'Liberation Sans', Helvetica, sans-serif }
  h1 { font-size: 14pt }
  h1:not(:first-child) { break-before: page }
  h2 { margin-top: 7pt; font-size: 10.5pt; break-after: avoid }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 2pt 8pt 2pt 0; text-align: left; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere }
  th { font-weight: normal; white-space: nowrap }
  tbody { border-top: 0.75pt solid; break-inside: avoid }
  tr:first-child > td:nth-child(2) { font-weight: bold }
  ul { padding-left: 12pt }
`

/**
 * @param notes what is said below all days
 * @returns HTML. Customers typed most of it, so each text is escaped.
 */
export function pageOf(days: readonly DayPaper[], notes: readonly string[]): string {
  const body = days.map(({ title, parts }) => [
    element('h1', title),
    ...parts.map((part) => [
      element('h2', part.title),
      'rows' in part ? tableOf(Object.keys(part.columns), part.rows) : listOf(part.lines),
    ]),
  ])
  const head = `<meta charset="utf-8"><title>${days.map(({ title }) => escaped(title)).join('; ')}</title><style>${style}</style>`
  return `<!doctype html>\n<html lang="en">${head}${body.flat(2).join('\n')}${listOf(notes)}</html>\n`
}

function tableOf(titles: readonly string[], rows: readonly Row[]): string {
  const head = titles.map((title) => element('th', title)).join('')
  const bodies = rows.map(({ cells, below }) => {
    const row = titles.map((_, column) => element('td', cells[column] ?? '')).join('')
    const last =
      below === undefined
        ? ''
        : `<tr><td></td><td colspan="${titles.length - 1}">${escaped(below)}</td></tr>`
    return `<tbody><tr>${row}</tr>${last}</tbody>`
  })
  return `<table><thead><tr>${head}</tr></thead>${bodies.join('\n')}</table>`
}

const listOf = (lines: readonly string[]) =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => element('li', line)).join('')}</ul>`

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

const escaped = (text: string) => printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
