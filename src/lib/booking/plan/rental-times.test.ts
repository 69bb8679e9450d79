import { describe, expect, test } from 'vitest'
import { booking, bookingLine, daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { bookingFrom, type Booking } from '~/lib/db/bookings/read-booking'
import type { BookingLine } from '~/lib/domain/booking'
import { timeWindows, type TimeWindow } from '~/lib/domain/business'
import {
  deliveryWords,
  firstDelivery,
  pickUpWords,
  rentalEvents,
  windowWords,
} from './rental-times'

function booked(
  timeWindow: TimeWindow = 'none',
  specificTime = '12:00',
  lines: BookingLine[] = [bookingLine()],
): Booking {
  const { cents } = timeWindows[timeWindow]
  const amounts = { ...booking({ lines: [] }).amounts, insuranceCents: 0, timeWindowCents: cents }
  const document = toBookingDocument(booking({ lines, timeWindow, specificTime, amounts }))
  return bookingFrom('abcdefghij0123456789', document)
}
const during = (...lines: BookingLine[]) => booked('none', '12:00', lines)

const events = (of: Booking) =>
  rentalEvents(of, { name: 'Better Events', phone: '(815) 555-0142', host: 'site.test' })

describe('the delivery in words', () => {
  test.each([
    ['none', '12:00', "Between 5am and 4pm. We'll call ahead."],
    ['exact', '10:30', "At 10:30am. We'll call ahead."],
    ['oneHour', '10:00', "Between 10am and 11am. We'll call ahead."],
    ['twoHours', '23:30', "Between 11:30pm and 1:30am. We'll call ahead."],
  ] as const)('%s, %s', (timeWindow, time, words) => {
    expect(deliveryWords(booked(timeWindow, time))).toBe(words)
  })

  test.each([
    ['a price that is none of ours', { timeWindow: null }],
    ['a time that cannot be read', { timeWindow: 'exact' as const, specificTime: 'noon' }],
  ])('for %s refers to the time agreed on with our office', (_, changed) => {
    expect(deliveryWords({ ...booked(), ...changed })).toBe(
      'At the time you agreed on with our office.',
    )
  })

  test('is the window alone while it is being chosen, and empty without a time', () => {
    const timeWindow = 'oneHour'
    expect(windowWords({ timeWindow, specificTime: '12:00' })).toBe('Between 12pm and 1pm.')
    expect(windowWords({ timeWindow, specificTime: '' })).toBe('')
  })

  test('several days: delivered on the first, picked up on the last', () => {
    const twoDays = during(bookingLine({ days: daysFrom('2027-06-12', 2) }))
    expect(deliveryWords(twoDays)).toBe("On the first day, between 5am and 4pm. We'll call ahead.")
    expect(pickUpWords(twoDays)).toBe('On the last day, after 7pm.')
  })
})

describe('rentals that do not have the same days', () => {
  const chairs = bookingLine({ kind: 'extras', name: 'Chairs', days: daysFrom('2027-03-13', 2) })
  const slide = bookingLine({ name: 'Blue Slide', days: [day('2027-03-14')] })
  const castle = bookingLine({ days: [day('2027-03-20')] })

  test.each([
    ['that overlap', [chairs, slide]],
    ['that are apart', [slide, castle]],
  ])('%s: each comes on its first day, and goes on its last', (_, lines) => {
    const both = during(...lines)
    const words = "On each rental's first day, between 5am and 4pm. We'll call ahead."
    expect(deliveryWords(both)).toBe(words)
    expect(pickUpWords(both)).toBe("On each rental's last day, after 7pm.")
  })

  test('an event of the calendar names the days of its own rentals alone', () => {
    const all = during(chairs, slide, castle)
    expect(events(all).map(({ description }) => description.split('\n').slice(0, -3))).toEqual([
      [
        'Blue Slide, Sun, Mar 14, 2027',
        'Chairs, Sat, Mar 13, 2027 to Sun, Mar 14, 2027',
        "Delivery: On each rental's first day, between 5am and 4pm. We'll call ahead.",
        "Pickup: On each rental's last day, after 7pm.",
      ],
      [
        'Sunny Castle, Sat, Mar 20, 2027',
        "Delivery: Between 5am and 4pm. We'll call ahead.",
        'Pickup: After 7pm.',
      ],
    ])
  })
})

test.each([
  ['at the first hour of deliveries', booked(), '2027-06-12T10:00:00.000Z'],
  ['at the exact time', booked('exact', '10:30'), '2027-06-12T15:30:00.000Z'],
  ['with its window', booked('oneHour', '14:00'), '2027-06-12T19:00:00.000Z'],
  ['at any agreed hour', { ...booked(), timeWindow: null }, '2027-06-12T10:00:00.000Z'],
])('the first delivery may come %s, on the first day of all', (_, chosen, moment) => {
  const lines = [bookingLine({ days: daysFrom('2027-06-13', 2) }), bookingLine()]
  expect(firstDelivery(lines, chosen)?.toISOString()).toBe(moment)
  expect(firstDelivery([], chosen)).toBeNull()
})

test('a set delivery time may mean a late pickup', () => {
  expect(pickUpWords(booked())).toBe('After 7pm.')
  expect(pickUpWords(booked('exact', '10:00'))).toBe('After 7pm, until midnight.')
})

describe('the days in the calendar', () => {
  test('one event has the rentals, the times, the place and the phone number', () => {
    expect(events(booked())).toEqual([
      {
        uid: 'castle-060120272330-0@site.test',
        from: '2027-06-12',
        to: '2027-06-12',
        summary: 'Better Events: Sunny Castle',
        location: '12 Oak St, Rockford, IL 61101',
        description: [
          'Sunny Castle, Sat, Jun 12, 2027',
          "Delivery: Between 5am and 4pm. We'll call ahead.",
          'Pickup: After 7pm.',
          'Address: 12 Oak St, Rockford, IL 61101',
          'Balance due: $30.00',
          'Better Events: (815) 555-0142',
        ].join('\n'),
      },
    ])
  })

  test.each([
    ['once paid', { paid: true, balanceDueCents: 0 }, 'Paid in full'],
    ['of a request', { approved: 'waiting' }, 'Nothing is due until we approve your request'],
    ['with amounts that cannot be read', { amountsInCents: null }, 'Balance: call us'],
  ] as const)('name the balance %s', (_, changed, words) => {
    const [event] = events({ ...booked(), ...changed })
    expect(event?.description.split('\n').at(-2)).toBe(words)
  })

  test('other days are events of their own, each with what is there that day', () => {
    const chairs = bookingLine({ kind: 'extras', name: 'Folding Chairs', quantity: 40 })
    const slide = bookingLine({ name: 'Blue Slide', days: [day('2027-06-20')] })
    const both = events(during(bookingLine(), chairs, slide))
    expect(both.map(({ uid, summary }) => [uid, summary])).toEqual([
      ['castle-060120272330-0@site.test', 'Better Events: Sunny Castle, Folding Chairs × 40'],
      ['castle-060120272330-1@site.test', 'Better Events: Blue Slide'],
    ])
  })

  test('have nothing of the secret link, and no event without a readable day', () => {
    expect(JSON.stringify(events(booked()))).not.toContain('abcdefghij0123456789')
    const unread = { itemId: null, name: 'Castle', image: '', days: [] }
    expect(events({ ...booked(), inflatables: [unread] })).toEqual([])
  })
})
