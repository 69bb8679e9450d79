// npm run day -- 12/12: what is delivered and picked up on a day, what to settle before, and what to
// load.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import { today } from '~/lib/time/dates'
import { daysIn } from '~/lib/time/day-runs'
import { plural } from '../sync/report'
import { pageOf } from './day/page'
import { paperOf, type DayPaper } from './day/paper'
import { readDays } from './day/read-days'
import { readingOf } from './day/reading'
import type { DeskOptions } from './options'
import { daysFrom, joinDays } from './typed-day'

/** Writes the sheet of today or of the named days into the folder days. */
export async function day(
  db: Firestore,
  args: readonly string[],
  options: Pick<DeskOptions, 'now' | 'acceptsPurchaseOrders' | 'say'>,
): Promise<void> {
  const { page, name, summary } = await sheetOf(db, args, options)
  const file = resolve('days', name)
  mkdirSync('days', { recursive: true })
  writeFileSync(file, page)
  for (const line of summary) options.say(line)
  options.say(`The sheet, to print or to open on a phone: ${file}`)
}

/** The sheet, the name of its file, and what to say of it. */
export async function sheetOf(
  db: Firestore,
  args: readonly string[],
  { now, acceptsPurchaseOrders }: Pick<DeskOptions, 'now' | 'acceptsPurchaseOrders'>,
): Promise<{ page: string; name: string; summary: string[] }> {
  const [first = 'today', last = first, ...others] = joinDays(args, now)
  if (others.length > 0)
    throw new Error('Name one day, or the first and the last: npm run day -- 12/12 12/14')
  const { from, to } = daysFrom(first, last, now)
  const { snapshot, undated } = await readDays(db, { from, to }, now)
  const reading = readingOf(snapshot, { from, to }, acceptsPurchaseOrders)
  const papers = daysIn({ from, to })
    .map((each) => paperOf(each, reading))
    .filter((paper) => from === to || needsPage(paper))
  const notes = [
    papers.length === 0 ? 'Nothing is delivered or picked up on these days.' : '',
    undated > 0
      ? `${plural(undated, 'booking')} without a date that can be read: npm run allocations:sync names them.`
      : '',
    reading.reservesUnits
      ? ''
      : 'The site still reads taken days from the bookings, so the sheet names no booking without a reserved unit. Run npm run allocations:sync.',
  ].filter(Boolean)
  const toSettle = papers.flatMap((paper) => paper.toSettle.flatMap(({ lines }) => lines))
  return {
    page: pageOf(papers, notes),
    name: from === to ? `${from}.html` : `${from} to ${to}.html`,
    summary: [
      ...papers.map(({ title }) => title),
      ...(from === to && from === today(now) ? ["This is today's sheet."] : []),
      ...(toSettle.length === 0
        ? []
        : [`To settle before anybody drives, on top of the sheet: ${toSettle.length}`]),
      ...notes,
    ],
  }
}

/** Of several days, those with nothing to drive or to settle need no page. */
const needsPage = ({ deliveries, pickups, toSettle }: DayPaper) =>
  deliveries.length + pickups.length + toSettle.length > 0
