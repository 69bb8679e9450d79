import { expect, test } from 'vitest'
import { firstBookableDay, lastBookableDay, noticePeriodWords } from './bookable-days'

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

test('a notice says how many days we need, and for what', () => {
  expect(noticePeriodWords({ days: 2, what: 'tents' })).toBe('We need 2 days to plan tents.')
  expect(noticePeriodWords({ days: 1, what: 'your event' })).toBe(
    'We need 1 day to plan your event.',
  )
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
