import { expect, test } from 'vitest'
import {
  firstBookableDay,
  isClosed,
  isTooSoon,
  lastBookableDay,
  noticeWords,
} from './bookable-days'

const castle = { kind: 'inflatables', id: 'castle' } as const
const tent = { kind: 'extras', id: 'tent' } as const

import { day } from '~/../test/days'

test.each([
  ['one minute before the hour, today', '2027-06-08T16:59:00Z', '2027-06-08'],
  ['at the hour, tomorrow', '2027-06-08T17:00:00Z', '2027-06-09'],
  ['in the evening, which is the next day in UTC', '2027-06-09T04:30:00Z', '2027-06-09'],
  ['just after midnight in Chicago', '2027-06-09T05:01:00Z', '2027-06-09'],
  ['in winter, when Chicago is six hours behind', '2027-01-31T18:00:00Z', '2027-02-01'],
])('the first bookable day, where today closes at noon: %s', (_, now, first) => {
  expect(firstBookableDay(new Date(now), 12)).toBe(first)
})

test('a closing hour of 24 keeps today open until midnight, and one of 0 never opens it', () => {
  const evening = new Date('2027-06-09T04:30:00Z')
  expect(firstBookableDay(evening, 24)).toBe('2027-06-08')
  expect(firstBookableDay(evening, 0)).toBe('2027-06-09')
})

test('the last day stays within the two years that the rules accept', () => {
  expect(lastBookableDay(new Date('2027-06-08T16:00:00Z'))).toBe('2029-06-06')
})

test('extras are closed from April 29 to May 9, 2024, inflatables never', () => {
  const days = ['2024-04-28', '2024-04-29', '2024-05-09', '2024-05-10'].map(day)
  const states = days.map((date) => isClosed(tent, date, date))
  expect(states).toEqual([false, true, true, false])
  expect(isClosed(castle, day('2024-05-01'), day('2024-05-01'))).toBe(false)
})

test('days can be closed for everything, or for extras alone', () => {
  const closed = [
    { from: '2027-12-24', to: '2027-12-26' },
    { from: '2027-07-04', to: '2027-07-04', only: 'extras' as const },
  ]
  const daysOf = (item: typeof castle | typeof tent) =>
    ['2027-07-04', '2027-12-23', '2027-12-24', '2027-12-26', '2027-12-27'].filter((date) =>
      isClosed(item, day(date), day('2027-06-01'), closed),
    )
  expect(daysOf(castle)).toEqual(['2027-12-24', '2027-12-26'])
  expect(daysOf(tent)).toEqual(['2027-07-04', '2027-12-24', '2027-12-26'])
})

test.each([
  ['of an item', [{ days: 2, what: 'tents', items: ['tent'] }], false, true],
  ['of a kind', [{ days: 2, what: 'extras', only: 'extras' }], false, true],
  [
    'of an item of the other kind',
    [{ days: 2, what: 'it', only: 'inflatables', items: ['tent'] }],
    false,
    false,
  ],
  ['of everything', [{ days: 2, what: 'your event' }], true, true],
  ['that is one day', [{ days: 1, what: 'tents', items: ['tent'] }], false, false],
  [
    'of which another is longer',
    [
      { days: 3, what: 'a' },
      { days: 1, what: 'b' },
    ],
    true,
    true,
  ],
] as const)('with a notice %s, tomorrow may be too soon', (_, notices, forCastle, forTent) => {
  const [now, tomorrow, after] = ['2027-06-08', '2027-06-09', '2027-06-11'].map(day)
  const isSoon = (item: typeof castle | typeof tent) =>
    isTooSoon(item, tomorrow ?? day(''), now ?? day(''), notices)
  expect([isSoon(castle), isSoon(tent)]).toEqual([forCastle, forTent])
  expect(isTooSoon(tent, after ?? day(''), now ?? day(''), notices)).toBe(false)
})

test('a notice says how many days we need, and for what', () => {
  const notices = [
    { days: 2, what: 'tents', items: ['tent'] },
    { days: 1, what: 'your event' },
  ]
  expect(noticeWords(tent, notices)).toBe('We need 2 days to plan tents.')
  expect(noticeWords(castle, notices)).toBe('We need 1 day to plan your event.')
  expect(noticeWords(castle, [])).toBe('')
})

test('with a notice for everything, no earlier day can be chosen, whatever the hour', () => {
  const first = (time: string, days: number) =>
    firstBookableDay(new Date(time), 12, [
      { days, what: 'your event' },
      { days: 9, what: 'tents', items: ['tent'] },
    ])
  expect(first('2027-06-08T16:00:00Z', 1)).toBe('2027-06-09')
  expect(first('2027-06-08T18:00:00Z', 1)).toBe('2027-06-09')
  expect(first('2027-06-08T18:00:00Z', 2)).toBe('2027-06-10')
})
