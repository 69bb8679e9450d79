// npm run day -- 2026-12-12: what is delivered and picked up on a day, what to settle before, and
// what to load.
import type { Firestore } from 'firebase-admin/firestore'
import { daysIn } from '~/lib/time/day-runs'
import { printable } from '../printable.mjs'
import { plural } from '../sync/report'
import { pageOf } from './day/page'
import { paperOf } from './day/paper'
import { readDays } from './day/read-days'
import { readingOf } from './day/reading'
import { csvFileOf } from './day/spreadsheet'
import { paperLines } from './day/text'
import type { DeskOptions } from './options'
import { dayIn } from './typed-day'

type ListOptions = Pick<DeskOptions, 'now' | 'acceptsPurchaseOrders'> & {
  form: 'text' | 'page' | 'csv'
}

/** @returns the list of today or of the named days: text, a page to print, or a CSV file */
export async function listDays(
  db: Firestore,
  args: readonly string[],
  { form, now, acceptsPurchaseOrders }: ListOptions,
): Promise<string> {
  const [first = 'today', last = first, ...others] = args
  const [from, to] = [dayIn(first, now), dayIn(last, now)]
  if (others.length > 0 || to < from)
    throw new Error('Name one day, or the first and the last: npm run day -- 12/12 12/14')
  const { snapshot, undated } = await readDays(db, { from, to }, now)
  const reading = readingOf(snapshot, { from, to }, acceptsPurchaseOrders)
  const days = daysIn({ from, to })
  if (form === 'csv') return csvFileOf(days, reading)
  const papers = days.map((day) => paperOf(day, reading))
  const notes = [
    ...(undated === 0
      ? []
      : [
          `${plural(undated, 'booking')} without a date that can be read: npm run allocations:sync names them.`,
        ]),
    ...(reading.reservesUnits
      ? []
      : [
          'The site still reads taken days from the bookings, so this list knows no reserved units: see npm run allocations:sync.',
        ]),
  ]
  if (form === 'page') return pageOf(papers, notes)
  return printable([...papers.flatMap(paperLines), ...notes].join('\n'))
}
