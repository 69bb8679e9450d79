import { expect, test } from 'vitest'
import { day } from '#test/days'
import type { Day } from '~/lib/domain/day'
import { daysIn } from '~/lib/time/day-runs'
import { whyLost, whyLostInShort, type Lost } from './why-lost'

const saturday = day('2027-06-12')
const to = (last: string) => daysIn({ from: saturday, to: day(last) })
const only =
  (lost: Lost, ...dates: string[]) =>
  (of: Day) =>
    dates.includes(of) ? lost : null
const taken: Lost = { why: 'taken', free: 0 }

test.each([
  [taken, 'Saturday, June 12 is already booked.', 'Booked on Sat, Jun 12'],
  [{ why: 'mine' }, 'You already booked it for Saturday, June 12.', 'Booked by you, Sat, Jun 12'],
  [{ why: 'closed' }, "We're closed on Saturday, June 12.", 'Closed on Sat, Jun 12'],
  [{ why: 'earlier' }, 'Saturday, June 12 can no longer be booked.', 'Sat, Jun 12 has passed'],
  [{ why: 'later' }, "Saturday, June 12 can't be booked yet.", 'Not open yet for Sat, Jun 12'],
] as const)(
  'a day that is lost because of %j, as a sentence and in short',
  (lost, sentence, short) => {
    expect(whyLost(to('2027-06-12'), () => lost)).toBe(sentence)
    expect(whyLostInShort([saturday], () => lost)).toBe(short)
  },
)

test('of several days, a single lost one is named, and several lost ones are not', () => {
  expect(whyLost(to('2027-06-14'), only(taken, '2027-06-13'))).toBe(
    'Sunday, June 13 is already booked.',
  )
  expect(whyLost(to('2027-06-14'), only(taken, '2027-06-13', '2027-06-14'))).toBe(
    "Saturday, June 12 to Monday, June 14 aren't all available.",
  )
  expect(whyLost(to('2027-06-13'), () => ({ why: 'earlier' }))).toBe(
    'Saturday, June 12 to Sunday, June 13 can no longer be booked.',
  )
  expect(whyLostInShort([saturday, day('2027-06-13')], () => taken)).toBe(
    'Not available Jun 12 to Jun 13',
  )
})

test('a day that is too soon is explained by the notice that the item needs', () => {
  const soon: Lost = { why: 'soon', noticePeriod: { days: 2, what: 'tents' } }
  const words = 'We need 2 days to plan tents.'
  expect(whyLost(to('2027-06-12'), () => soon)).toBe(words)
  expect(whyLost(to('2027-06-14'), only(soon, '2027-06-12', '2027-06-13'))).toBe(words)
  expect(whyLostInShort([saturday], () => soon)).toBe('Too late for Sat, Jun 12')
})
