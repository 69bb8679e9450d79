import { describe, expect, test } from 'vitest'
import { booking, bookingLine } from '#test/bookings'
import { day } from '#test/days'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { wishMessage, wishError, type Wish } from './wish'

const lines = [bookingLine(), bookingLine({ itemId: 'chairs', kind: 'extras', name: 'Chairs' })]
const booked = bookingFrom('abcdefghij0123456789', toBookingDocument(booking({ lines })))
const ask = (some: Partial<Wish>): Wish => ({
  what: 'move',
  day: day('2027-06-19'),
  words: '',
  ...some,
})

describe('the mail to the office', () => {
  test('names the booking, its rentals, the new day and the words; answers and a copy go to the customer', () => {
    expect(wishMessage(booked, ask({ words: 'It may rain on the 12th.' }))).toEqual({
      name: 'Maria',
      lastName: 'Jensen',
      email: 'maria@example.com',
      phone: '(815) 555-0100',
      message: [
        'Request to move the booking to another day',
        'Confirmation ID: abcdefghij0123456789',
        'Sunny Castle, Sat, Jun 12, 2027',
        'Chairs, Sat, Jun 12, 2027',
        'New first day: Saturday, June 19, 2027',
        'It may rain on the 12th.',
        'Nothing is changed yet. Our office will answer this request.',
      ].join('\n'),
      copy: true,
    })
  })

  test('has no empty line if the customer wrote nothing', () => {
    const { message } = wishMessage(booked, ask({ what: 'cancel' }))
    expect(message.split('\n')).not.toContain('')
  })

  test.each([
    ['cancel', 'Request to cancel the booking'],
    ['other', 'Request to change the booking'],
  ] as const)('leaves out a day that was chosen before for the change "%s"', (what, first) => {
    const { message } = wishMessage(booked, ask({ what, words: ' Five more chairs. ' }))
    expect(message.split('\n')).toEqual([
      first,
      'Confirmation ID: abcdefghij0123456789',
      'Sunny Castle, Sat, Jun 12, 2027',
      'Chairs, Sat, Jun 12, 2027',
      'Five more chairs.',
      'Nothing is changed yet. Our office will answer this request.',
    ])
  })
})

describe('what a wish lacks', () => {
  test.each([
    ['another day', ask({}), null],
    ['no day', ask({ day: null }), 'day'],
    ['the same day', ask({ day: day('2027-06-12') }), 'day'],
    // The days can't be read: the words name one.
    ['no day, but words', ask({ day: null, words: 'Any Sunday' }), null],
    ['cancel', ask({ what: 'cancel', day: null }), null],
    ['another change without words', ask({ what: 'other', words: ' ' }), 'words'],
    ['another change', ask({ what: 'other', words: 'Five more chairs' }), null],
    ['the longest words', ask({ words: 'x'.repeat(2_000) }), null],
    ['words too long for a mail', ask({ words: 'x'.repeat(2_001) }), 'tooLong'],
  ] as const)('%s', (_, wish, error) => {
    expect(wishError(booked, wish)).toBe(error)
  })
})
