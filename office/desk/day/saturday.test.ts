// The list of a Saturday of 300 bookings, compared with the one that test/saturday makes without
// the desk's code.
import { describe, expect, test } from 'vitest'
import { rentals } from '../../../test/saturday/parts'
import { readCsv, readTable } from '../../../test/saturday/read-list'
import { booked, csvRows, friday, loads, rows, saturday } from '../../../test/saturday/saturday'
import { planSync } from '../../sync/plan'
import { applied, snapshotOf } from '../../sync/plan-builders'
import type { DatedDocument } from '../orders'
import { paperOf } from './paper'
import { aboutDays, readingOf } from './reading'
import { csvFileOf } from './spreadsheet'

const days = { from: saturday, to: saturday }

const documents = (collection: 'test' | 'earlier'): DatedDocument[] =>
  booked.flatMap(({ id, made, [collection]: data }) => (data ? [{ id, data, made }] : []))

/** As the database is after a sync. */
const synced = (() => {
  const snapshot = snapshotOf({
    ...rentals,
    bookingsTest: documents('test'),
    bookings: documents('earlier'),
  })
  return applied(snapshot, planSync(snapshot, []))
})()

const reading = readingOf(
  {
    ...synced,
    now: friday,
    bookingsTest: documents('test').filter(({ data }) => aboutDays(data, days) === 'yes'),
    bookings: documents('earlier').filter(({ data }) => aboutDays(data, days) === 'yes'),
    blocks: new Map(),
    invoices: booked.map(({ invoice }) => invoice).filter((each) => each !== null),
    source: 'allocations',
  },
  days,
  true,
)

test('there are 300 bookings, of which those without a date are for no day', () => {
  expect(booked).toHaveLength(300)
  const undated = booked.filter(({ test: data }) => data && aboutDays(data, days) === 'undated')
  expect(new Set(undated.map(({ form }) => form.title))).toEqual(new Set(['no date', 'no line']))
})

test('the CSV file has exactly the rows that were made by hand, in their order', () => {
  expect(readCsv(csvFileOf([saturday], reading))).toEqual(csvRows)
})

describe('on paper', () => {
  const paper = paperOf(saturday, reading).join('\n')

  test.each(['Deliveries', 'Pickups'])('%s are the rows that were made by hand', (title) => {
    const what = title === 'Deliveries' ? 'delivery' : 'pickup'
    expect(readTable(paper, title)).toEqual(
      rows
        .filter((row) => row.What === what)
        .map((row) => [
          row.Time,
          `${row.Customer} ${row.Phone}`,
          row.Address,
          row.Units,
          row.Ground,
          row.Payment,
          row.Notes.replaceAll('\n', ' '),
          `Booking ${row.Booking} ${row.Map}`.trim(),
        ]),
    )
  })

  test('all units to load are counted once, and for whom', () => {
    expect(readTable(paper, 'To load')).toEqual(
      Object.entries(loads)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, { units, customers }]) => [String(units), name, customers.join(', '), '']),
    )
  })

  test('what is to be settled is named above the deliveries', () => {
    const [top = ''] = paper.split('\nDeliveries\n')
    const listed = rows.filter((row) => row.Attention !== '' && row.What !== 'pickup')
    expect(top.match(/^ {2}\S.*$/gm)).toHaveLength(listed.length)
    for (const { Customer, Phone, Booking } of listed)
      expect(top).toContain(`  ${Customer}, ${Phone} (${Booking})`)
  })
})
