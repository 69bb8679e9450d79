// The day's sheet of a booking in each form that programs have stored, compared with the stops that
// test/day-sheet makes without the desk's code.
import { expect, test } from 'vitest'
import { eachOf, givenTexts, textOf } from '~/lib/domain/booking-texts'
import { allForms, bookingOf, friday, listedOf, saturday } from '../../../test/day-sheet/bookings'
import { olderForms } from '../../../test/day-sheet/older-forms'
import type { Form } from '../../../test/day-sheet/parts'
import { readingWith } from '../../../test/day-sheet/reading'
import { findingsOn } from './findings'
import { htmlOf } from './html'
import { sheetOf } from './sheet'

const hour = 3_600_000

const bookedAs = (form: Form) =>
  bookingOf(form, 0, new Date(friday.getTime() - (form.hours ?? 2) * hour))

test.each(allForms)('%s', (_, form) => {
  const booked = bookedAs(form)
  const reading = readingWith([booked])
  const { deliveries, pickups } = sheetOf(saturday, reading)
  const inLines = (stop: (typeof deliveries)[number]) => ({
    ...stop,
    items: stop.items.join('; '),
    payment: stop.payment.join(' '),
    notes: stop.notes.join('\n'),
  })
  expect({
    deliveries: deliveries.map(inLines),
    pickups: pickups.map(inLines),
    attention: findingsOn(saturday, reading).map(({ kind, words }) =>
      [marks[kind], words].filter(Boolean).join(': '),
    ),
  }).toEqual(listedOf(booked))
})

const marks = {
  noUnit: 'no unit',
  unread: "can't be read",
  halfCanceled: 'canceled in one collection',
  otherCustomer: 'another customer in bookings',
  request: 'request',
  unpaid: 'unpaid after 24 hours',
}

test('each text that a customer gave is in the notes', () => {
  const given = eachOf(givenTexts, (name) => `A ${name}`)
  const booked = bookingOf({ test: given, listed: {} }, 0, friday)
  const notes = sheetOf(saturday, readingWith([booked])).deliveries[0]?.notes.join('\n')
  for (const name of givenTexts.filter((each) => textOf(each).label !== undefined))
    expect(notes).toContain(`A ${name}`)
})

test('deliveries are by town, then by time, and what to load is counted once, and for whom', () => {
  const late = olderForms['an exact time']?.test
  const castles = [
    ['Rockford, IL 61101', {}] as const,
    ['Beloit, WI 53511', late] as const,
    ['Beloit, WI 53511', {}] as const,
  ].map(([town, test = {}], index) =>
    bookingOf({ test, listed: {} }, index, friday, `${index} "Oak" St, ${town}`),
  )
  const { deliveries, load } = sheetOf(saturday, readingWith(castles))
  expect(deliveries.map(({ customer }) => customer)).toEqual([
    '=Bob Lee2',
    '=Bob Lee1',
    '=Bob Lee0',
  ])
  const customers = ['=Bob Lee2 1', '=Bob Lee1 1', '=Bob Lee0 1']
  expect(load).toEqual([{ name: 'Red Castle', count: 3, customers }])
})

test('the file has every part, links to call and to find the way, and what a customer typed is text', () => {
  const forged = bookingOf({ test: { crew: '<script>"&"' }, listed: {} }, 0, friday, '1 "<b> St')
  const html = htmlOf([sheetOf(saturday, readingWith([forged]))], ['A note'])
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'Deliveries',
    'Pickups',
    'To load',
  ])
  for (const part of [
    '=Bob Lee0</h3>',
    '<a href="tel:+18155551000">Call 8155551000</a>',
    '<a href="https://www.google.com/maps/search/?api=1&amp;query=1+%22%3Cb%3E+St">1 &quot;&lt;b&gt; St</a>',
    '<li>1 x Red Castle</li>',
    'To be paid: $292.84',
    '&lt;script&gt;&quot;&amp;&quot;',
    `Booking ${forged.id}`,
    'Signature',
    'A note',
  ])
    expect(html).toContain(part)
  expect(html).not.toMatch(/<script|<b>/)
  // Nothing but links names another URL, and the policy lets nothing load.
  expect(html.replaceAll(/<a href="[^"]*"/g, '')).not.toMatch(/https?:|url\(|src=|@import/)
  expect(html).toContain(`content="default-src 'none';`)
})

test('a phone number that nobody can dial is no link', () => {
  const booked = bookingOf({ test: { phone: 'ask Bob' }, listed: {} }, 0, friday)
  const html = htmlOf([sheetOf(saturday, readingWith([booked]))], [])
  expect(html).toContain('<p>Call ask Bob</p>')
})
