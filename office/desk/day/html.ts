// A day's sheet as one file, to open on the driver's phone or to print: in landscape, eight stops fit
// on Letter and A4.
import { printable } from '../../printable.mjs'
import type { DaySheet } from './sheet'
import type { StopWords } from './stop-words'

const style = `
  * { margin: 0; box-sizing: border-box }
  body { padding: 12px; font: 16px/1.4 Arial, 'Liberation Sans', Helvetica, sans-serif }
  h1 { font-size: 22px }
  h2 { margin: 20px 0 8px; font-size: 19px }
  h3 { font-size: 17px }
  ul { padding-left: 20px }
  li { white-space: pre-line; overflow-wrap: anywhere }
  article { margin-bottom: 12px; padding: 10px; border: 1px solid }
  article a { display: block; padding: 11px 0 }
  label { display: flex; gap: 10px; align-items: center; min-height: 44px }
  input { flex: none; width: 24px; height: 24px }
  .due { font-weight: bold }
  .signature { padding-top: 40px; border-bottom: 1px solid }
  @page { size: landscape; margin: 10mm }
  @media print {
    body { padding: 0; font-size: 8.25pt; line-height: 1.25; orphans: 1; widows: 1 }
    h1 { font-size: 14pt }
    h1:not(:first-child) { break-before: page }
    h2 { margin: 6pt 0 3pt; font-size: 10.5pt; break-after: avoid }
    h3 { font-size: 9pt }
    article { display: inline-block; width: 25%; margin: 0; padding: 4pt; vertical-align: top; break-inside: avoid }
    article a { padding: 0; color: inherit; text-decoration: none }
    label { min-height: 0; break-inside: avoid }
    input { width: 9pt; height: 9pt }
    .signature { padding-top: 18pt }
  }
`

/**
 * @param notes what is said below all days
 * @returns HTML that loads nothing. Customers typed most of it, so each text is escaped.
 */
export function htmlOf(days: readonly DaySheet[], notes: readonly string[]): string {
  const title = days.map((day) => escaped(day.title)).join('; ')
  const policy = "default-src 'none'; style-src 'unsafe-inline'"
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`
  const body = [...days.map(dayOf), listOf(notes)].join('\n')
  return `<!doctype html>\n<html lang="en"><head>${head}</head><body>${body}</body></html>\n`
}

function dayOf({ title, toSettle, deliveries, pickups, load, toKnow }: DaySheet): string {
  const listsOf = (lists: DaySheet['toKnow']) =>
    lists.map((list) => element('h2', list.title) + listOf(list.lines))
  return [
    element('h1', title),
    ...listsOf(toSettle),
    part('Deliveries', deliveries.map(stopOf)),
    part('Pickups', pickups.map(stopOf)),
    part(
      'To load',
      load.map(
        ({ count, name, customers }) =>
          `<label><input type="checkbox">${element('span', `${count} x ${name}: ${customers.join(', ')}`)}</label>`,
      ),
    ),
    ...listsOf(toKnow),
  ].join('\n')
}

const part = (title: string, parts: readonly string[]) =>
  parts.length === 0 ? '' : element('h2', title) + parts.join('')

function stopOf(stop: StopWords, index: number): string {
  return `<article>${[
    element('h3', `${index + 1}. ${stop.time} ${stop.customer}`),
    linkTo(stop.call, stop.phone ? `Call ${stop.phone}` : 'No phone number'),
    linkTo(stop.map, stop.address || 'No address'),
    listOf([...stop.items, `Ground: ${stop.ground || 'not given'}`]),
    `<p class="due">${escaped(stop.payment.join(' '))}</p>`,
    listOf(stop.notes),
    element('p', `Booking ${stop.booking}`),
    '<p class="signature">Signature</p>',
  ].join('')}</article>`
}

const linkTo = (url: string, text: string) =>
  url === '' ? element('p', text) : `<a href="${escaped(url)}">${escaped(text)}</a>`

const listOf = (lines: readonly string[]) =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => element('li', line)).join('')}</ul>`

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

const escaped = (text: string) =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
