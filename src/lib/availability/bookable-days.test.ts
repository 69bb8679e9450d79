import { expect, test } from 'vitest'
import { firstBookableDay, isClosed, lastBookableDay } from './bookable-days'
import { day } from '~/../test/days'

test.each([
  ['one minute before the hour, today', '2027-06-08T16:59:00Z', '2027-06-08'],
  ['at the hour, tomorrow', '2027-06-08T17:00:00Z', '2027-06-09'],
  ['in the evening, which is the next day in UTC', '2027-06-09T04:30:00Z', '2027-06-09'],
  ['just after midnight in Chicago', '2027-06-09T05:01:00Z', '2027-06-09'],
  ['in winter, when Chicago is six hours behind', '2027-01-31T18:00:00Z', '2027-02-01'],
])('until noon: %s', (_, now, first) => {
  expect(firstBookableDay(new Date(now), 12)).toBe(first)
})

test('an hour of 24 keeps today open, one of 0 never opens it', () => {
  const evening = new Date('2027-06-09T04:30:00Z')
  expect(firstBookableDay(evening, 24)).toBe('2027-06-08')
  expect(firstBookableDay(evening, 0)).toBe('2027-06-09')
})

test('the last day stays within the two years that the rules accept', () => {
  expect(lastBookableDay(new Date('2027-06-08T16:00:00Z'))).toBe('2029-06-06')
})

test('extras are closed from April 29 to May 9, 2024, inflatables never', () => {
  const days = ['2024-04-28', '2024-04-29', '2024-05-09', '2024-05-10'].map(day)
  const states = days.map((date) => isClosed('extras', date))
  expect(states).toEqual([false, true, true, false])
  expect(isClosed('inflatables', day('2024-05-01'))).toBe(false)
})

test('days can be closed for everything, or for extras alone', () => {
  const closed = [
    { from: '2027-12-24', to: '2027-12-26' },
    { from: '2027-07-04', to: '2027-07-04', only: 'extras' as const },
  ]
  const daysOf = (kind: 'inflatables' | 'extras') =>
    ['2027-07-04', '2027-12-23', '2027-12-24', '2027-12-26', '2027-12-27'].filter((date) =>
      isClosed(kind, day(date), closed),
    )
  expect(daysOf('inflatables')).toEqual(['2027-12-24', '2027-12-26'])
  expect(daysOf('extras')).toEqual(['2027-07-04', '2027-12-24', '2027-12-26'])
})
