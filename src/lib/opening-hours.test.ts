import { expect, test } from 'vitest'
import { readOpeningHours } from './opening-hours'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['Mon - Sat 8am - 5pm', [{ days: [...weekdays, 'Saturday'], opens: '08:00', closes: '17:00' }]],
  [
    'Mon-Fri 8:30am-5:30pm, Sat 9am - 12pm',
    [
      { days: weekdays, opens: '08:30', closes: '17:30' },
      { days: ['Saturday'], opens: '09:00', closes: '12:00' },
    ],
  ],
  ['Sunday 12am – 11pm', [{ days: ['Sunday'], opens: '00:00', closes: '23:00' }]],
  ['Tues - Wed 9AM - 1PM', [{ days: ['Tuesday', 'Wednesday'], opens: '09:00', closes: '13:00' }]],
])('%s is read', (text, times) => {
  expect(readOpeningHours(text)).toEqual(times)
})

test.each([
  '',
  'always',
  'Mon - Sat',
  '8am - 5pm',
  'Sat - Mon 8am - 5pm',
  'M 8am - 5pm',
  'Mon 8 - 17',
  'Mon 13pm - 2pm',
])('%j is refused, with how to write it', (text) => {
  expect(() => readOpeningHours(text)).toThrow(/VITE_BUSINESS_HOURS .* such as Mon - Sat 8am - 5pm/)
})
