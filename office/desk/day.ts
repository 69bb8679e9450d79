// npm run day -- 12/12: what is delivered and picked up on a day, what to settle before, and what to
// load.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import { today } from '~/lib/time/dates'
import { daysIn } from '~/lib/time/day-runs'
import { plural } from '../sync/report'
import { htmlOf } from './day/html'
import { readDays } from './day/read-days'
import { readingOf } from './day/reading'
import { sheetOf, type DaySheet } from './day/sheet'
import type { DeskOptions } from './options'
import { daysFrom, joinDays } from './typed-day'

/** Writes the sheet of today or of the named days into the folder days. */
export async function day(
  db: Firestore,
  args: readonly string[],
  options: Pick<DeskOptions, 'now' | 'acceptsPurchaseOrders' | 'say'>,
): Promise<void> {
  const { html, name, summary } = await sheetFile(db, args, options)
  const file = resolve('days', name)
  mkdirSync('days', { recursive: true })
  writeFileSync(file, html)
  for (const line of summary) options.say(line)
  options.say(`The sheet, to print or to open on a phone: ${file}`)
}

/** The sheet, the name of its file, and what to say of it. */
export async function sheetFile(
  db: Firestore,
  args: readonly string[],
  { now, acceptsPurchaseOrders }: Pick<DeskOptions, 'now' | 'acceptsPurchaseOrders'>,
): Promise<{ html: string; name: string; summary: string[] }> {
  const [first = 'today', last = first, ...others] = joinDays(args, now)
  if (others.length > 0)
    throw new Error('Name one day, or the first and the last: npm run day -- 12/12 12/14')
  const { from, to } = daysFrom(first, last, now)
  const { snapshot, undated } = await readDays(db, { from, to }, now)
  const reading = readingOf(snapshot, { from, to }, acceptsPurchaseOrders)
  const sheets = daysIn({ from, to })
    .map((each) => sheetOf(each, reading))
    .filter((sheet) => from === to || isNeeded(sheet))
  const notes = [
    sheets.length === 0 ? 'Nothing is delivered or picked up on these days.' : '',
    undated > 0
      ? `${plural(undated, 'booking')} without a date that can be read: npm run allocations:sync names them.`
      : '',
    reading.reservesUnits
      ? ''
      : 'The site still reads taken days from the bookings, so the sheet names no booking without a reserved unit. Run npm run allocations:sync.',
  ].filter(Boolean)
  const toSettle = sheets.flatMap((sheet) => sheet.toSettle.flatMap(({ lines }) => lines))
  return {
    html: htmlOf(sheets, notes),
    name: from === to ? `${from}.html` : `${from} to ${to}.html`,
    summary: [
      ...sheets.map(({ title }) => title),
      ...(from === to && from === today(now) ? ["This is today's sheet."] : []),
      ...(toSettle.length === 0
        ? []
        : [`To settle before anybody drives, on top of the sheet: ${toSettle.length}`]),
      ...notes,
    ],
  }
}

/** Of several days, those with nothing to drive or to settle aren't needed. */
const isNeeded = ({ deliveries, pickups, toSettle }: DaySheet) =>
  deliveries.length + pickups.length + toSettle.length > 0
