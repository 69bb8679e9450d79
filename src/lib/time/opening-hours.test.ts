import { expect, test } from 'vitest'
import { readOpeningHours } from './opening-hours'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['Mon - Sat 8am - 5pm', [{ days: [...weekdays, 'Saturday'], opens: 480, closes: 1020 }]],
  [
    'Mon-Fri 8:30am-5:30pm, Sat 9am - 12pm',
    [
      { days: weekdays, opens: 510, closes: 1050 },
      { days: ['Saturday'], opens: 540, closes: 720 },
    ],
  ],
  ['Sunday 12am – 11pm', [{ days: ['Sunday'], opens: 0, closes: 1380 }]],
  ['Sat - Mon 8am - 5pm', [{ days: ['Saturday', 'Sunday', 'Monday'], opens: 480, closes: 1020 }]],
  ['Monday to Friday 8:30 am to 5pm', [{ days: weekdays, opens: 510, closes: 1020 }]],
  ['Tues - Wed 9AM - 1PM', [{ days: ['Tuesday', 'Wednesday'], opens: 540, closes: 780 }]],
  [
    'Mon, Wed, Fri 8am - 5pm',
    [{ days: ['Monday', 'Wednesday', 'Friday'], opens: 480, closes: 1020 }],
  ],
  [
    'Mon & Wed - Thu 9am - 1pm; Sat 9am - 12pm',
    [
      { days: ['Monday', 'Wednesday', 'Thursday'], opens: 540, closes: 780 },
      { days: ['Saturday'], opens: 540, closes: 720 },
    ],
  ],
  ['Daily 8am - 5pm', [{ days: ['Sunday', ...weekdays, 'Saturday'], opens: 480, closes: 1020 }]],
  [
    'Mon - Sat 8am - 5pm, Sun closed',
    [{ days: [...weekdays, 'Saturday'], opens: 480, closes: 1020 }],
  ],
  ['Mon - Fri 8am - 5pm, Sat and Sun closed', [{ days: weekdays, opens: 480, closes: 1020 }]],
])('%s is read', (text, times) => {
  expect(readOpeningHours(text)).toEqual(times)
})

test.each([
  '',
  'always',
  'Mon - Sat',
  '8am - 5pm',
  'M 8am - 5pm',
  'Mon - Foo 8am - 5pm',
  'Foo - Mon 8am - 5pm',
  'Mon 8 - 17',
  'Mon 13pm - 2pm',
  'Mon 5pm - 5pm',
  'Mon 8am - 12pm - 5pm',
  'Mon 8am - 5pm, Sat',
  'Sun closed',
])('%j is refused, with how to write it', (text) => {
  expect(() => readOpeningHours(text)).toThrow(/VITE_BUSINESS_HOURS .* such as Mon - Sat 8am - 5pm/)
})
