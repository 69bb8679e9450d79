import { describe, expect, test } from 'vitest'
import { day } from '#test/days'
import { cartEventDays, eventQuery, firstShown, readEventDays, withEvent } from './event-days'

const bookableDays = { today: day('2026-11-23'), first: day('2026-11-23'), last: day('2028-11-20') }
const saturday = { from: day('2026-12-12'), to: day('2026-12-12') }
const weekend = { from: day('2026-12-12'), to: day('2026-12-13') }
const read = (query: string) => readEventDays(new URLSearchParams(query), bookableDays)

describe('the days of an event in a URL', () => {
  test.each([
    ['one day', 'date=2026-12-12', saturday],
    ['one day, said twice', 'date=2026-12-12&to=2026-12-12', saturday],
    ['two days', 'date=2026-12-12&to=2026-12-13', weekend],
    ['beside other parameters', 'sort=price&date=2026-12-12&utm=x', saturday],
    ['with an empty end', 'date=2026-12-12&to=', saturday],
    [
      'the first day there is',
      'date=2026-11-23',
      { from: bookableDays.first, to: bookableDays.first },
    ],
    [
      'the last day there is',
      'date=2028-11-20',
      { from: bookableDays.last, to: bookableDays.last },
    ],
    ['fourteen days', 'date=2026-12-12&to=2026-12-25', { ...saturday, to: day('2026-12-25') }],
  ])('%s', (_, query, event) => {
    expect(read(query)).toEqual({ event, ignored: null })
  })

  test.each([
    ['nonsense', 'date=soon', 'unreadable'],
    ['a day that the calendar lacks', 'date=2026-02-30', 'unreadable'],
    ['the stored form', 'date=12/12/2026', 'unreadable'],
    ['an end that is nonsense', 'date=2026-12-12&to=later', 'unreadable'],
    ['an end before the beginning', 'date=2026-12-12&to=2026-12-11', 'unreadable'],
    ['an end without a beginning', 'to=2026-12-12', 'unreadable'],
    ['a day that is over', 'date=2026-11-22', 'earlier'],
    ['days of which the first is over', 'date=2026-11-22&to=2026-11-24', 'earlier'],
    ['a day that nobody can book yet', 'date=2028-11-21', 'later'],
    ['days of which the last is too far', 'date=2028-11-20&to=2028-11-21', 'later'],
    ['fifteen days', 'date=2026-12-12&to=2026-12-26', 'tooLong'],
  ])('%s is ignored, with the reason', (_, query, ignored) => {
    expect(read(query)).toEqual({ event: null, ignored })
  })

  test.each(['', 'sort=price', 'date=', 'date=&to='])('"%s" names no days', (query) => {
    expect(read(query)).toEqual({ event: null, ignored: null })
  })

  test('are written as they are read', () => {
    expect(eventQuery(saturday)).toBe('date=2026-12-12')
    expect(eventQuery(weekend)).toBe('date=2026-12-12&to=2026-12-13')
    expect(eventQuery(null)).toBe('')
    for (const event of [saturday, weekend]) expect(read(eventQuery(event)).event).toEqual(event)
  })
})

test.each([
  ['', weekend, '?date=2026-12-12&to=2026-12-13'],
  ['?sort=price-low&date=2026-12-12&to=2026-12-13', saturday, '?sort=price-low&date=2026-12-12'],
  ['?date=2026-12-12&water=wet', null, '?water=wet'],
  ['?date=2026-12-12', null, ''],
])('"%s" with other days keeps what else it says', (search, event, expected) => {
  expect(withEvent(search, event)).toBe(expected)
})

describe('the events that a cart is for', () => {
  const cartLine = (...days: string[]) => ({ itemId: 'castle', days: days.map(day), quantity: 1 })

  test('each once, the earliest first', () => {
    const slide = { ...cartLine('2026-12-12'), itemId: 'slide' }
    const cart = [cartLine('2026-12-20'), cartLine('2026-12-12'), slide]
    const sunday = { from: day('2026-12-20'), to: day('2026-12-20') }
    expect(cartEventDays(cart, bookableDays)).toEqual([saturday, sunday])
  })

  test('days that follow one another are one event, others are two', () => {
    expect(cartEventDays([cartLine('2026-12-12', '2026-12-13')], bookableDays)).toEqual([weekend])
    expect(cartEventDays([cartLine('2026-12-12', '2026-12-14')], bookableDays)).toHaveLength(2)
  })

  test('an empty cart and days that can no longer be booked have none', () => {
    expect(cartEventDays([], bookableDays)).toEqual([])
    expect(cartEventDays([cartLine('2026-11-01')], bookableDays)).toEqual([])
  })

  test.each([
    ['the wanted days, before the cart', ['2027-06-12', '2027-06-13'], '2027-06-12'],
    ['the cart, without an HTTP request', [], '2026-12-12'],
    ['the last that can be chosen, where it is wanted', [bookableDays.last], bookableDays.last],
    ['the first that can be chosen, where the wanted is over', ['2026-11-01'], bookableDays.first],
    [
      'the first that can be chosen, where the wanted is too far',
      ['2028-11-21'],
      bookableDays.first,
    ],
  ])('a calendar opens at %s', (_, wanted, shown) => {
    expect(firstShown(wanted.map(day), [cartLine('2026-12-12')], bookableDays)).toBe(shown)
  })
})
