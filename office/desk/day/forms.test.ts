// The day's list of a booking in each form that programs have stored, compared with the rows that
// test/saturday makes without the desk's code.
import { expect, test } from 'vitest'
import { eachOf, givenTexts, textOf } from '~/lib/domain/booking-texts'
import { allForms, bookingOf, friday, rowsOf, saturday } from '../../../test/day-list/bookings'
import { olderForms } from '../../../test/day-list/older-forms'
import { readingWith } from '../../../test/day-list/reading'
import { pageOf } from './page'
import { paperOf } from './paper'
import { csvFileOf } from './spreadsheet'
import { paperLines } from './text'

const hour = 3_600_000

/** Rows by their titles. */
function readCsv(file: string) {
  const [titles = [], ...rows] = file
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) =>
      [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      ),
    )
  return rows.map((cells) => Object.fromEntries(titles.map((title, i) => [title, cells[i]])))
}

test.each(allForms)('%s', (_, form) => {
  const booked = bookingOf(form, 0, new Date(friday.getTime() - (form.hours ?? 2) * hour))
  expect(readCsv(csvFileOf([saturday], readingWith([booked])))).toEqual(rowsOf(booked))
})

test('each text that a customer gave is in the notes', () => {
  const given = eachOf(givenTexts, (name) => `A ${name}`)
  const booked = bookingOf({ test: given, listed: {} }, 0, friday)
  const [row] = readCsv(csvFileOf([saturday], readingWith([booked])))
  for (const name of givenTexts.filter((each) => textOf(each).label !== undefined))
    expect(row?.['Notes']).toContain(`A ${name}`)
})

test('on paper, deliveries are by town, then by time, and what to load is counted once, and for whom', () => {
  const late = olderForms['an exact time']?.test
  const castles = [
    ['Rockford, IL 61101', {}] as const,
    ['Beloit, WI 53511', late] as const,
    ['Beloit, WI 53511', {}] as const,
  ].map(([town, test = {}], index) =>
    bookingOf({ test, listed: {} }, index, friday, `${index} "Oak" St, ${town}`),
  )
  const paper = paperLines(paperOf(saturday, readingWith(castles))).join('\n')
  expect(paper).toMatch(/Deliveries[^]*=Bob Lee2[^]*=Bob Lee1[^]*=Bob Lee0[^]*Pickups/)
  expect(paper).toMatch(/^3 +Red Castle +=Bob Lee2 1, =Bob Lee1 1, =Bob Lee0 1/m)
})

test('the page to print has every part, and what a customer typed is text', () => {
  const booked = bookingOf({ test: { crew: '<script>"&"' }, listed: {} }, 0, friday)
  const page = pageOf([paperOf(saturday, readingWith([booked]))], ['A note'])
  expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'Deliveries',
    'Pickups',
    'To load',
  ])
  const parts = [
    '=Bob Lee0\n8155551000',
    booked.address,
    '&lt;script>"&amp;"',
    `Booking ${booked.id}`,
    'A note',
  ]
  for (const part of parts) expect(page).toContain(part)
  expect(page).not.toContain('<script')
})
