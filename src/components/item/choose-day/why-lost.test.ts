import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import type { Day } from '~/lib/domain/day'
import { whyLost, whyLostInShort, type Lost } from './why-lost'

const saturday = day('2027-06-12')
const to = (last: string) => ({ from: saturday, to: day(last) })
const only =
  (lost: Lost, ...dates: string[]) =>
  (of: Day): Lost =>
    dates.includes(of) ? lost : 'free'

test.each([
  ['full', 'Saturday, June 12 is taken.', 'Taken on Sat, Jun 12'],
  ['mine', 'You have booked it for Saturday, June 12.', 'Booked by you, Sat, Jun 12'],
  ['closed', 'We are closed on Saturday, June 12.', 'Closed on Sat, Jun 12'],
  ['past', "Saturday, June 12 can't be booked any more.", 'Sat, Jun 12 is over'],
  ['later', "Saturday, June 12 can't be booked yet.", 'Not yet on Sat, Jun 12'],
] as const)('a day that is %s, as a sentence and in short', (lost, sentence, short) => {
  expect(whyLost(to('2027-06-12'), () => lost)).toBe(sentence)
  expect(whyLostInShort([saturday], () => lost)).toBe(short)
})

test('of several days, the only lost one is named; more of them are not', () => {
  expect(whyLost(to('2027-06-14'), only('full', '2027-06-13'))).toBe('Sunday, June 13 is taken.')
  expect(whyLost(to('2027-06-14'), only('full', '2027-06-13', '2027-06-14'))).toBe(
    "Saturday, June 12 to Monday, June 14 aren't all free.",
  )
  expect(whyLost(to('2027-06-13'), () => 'past')).toBe(
    "Saturday, June 12 to Sunday, June 13 can't be booked any more.",
  )
  expect(whyLostInShort([saturday, day('2027-06-13')], () => 'full')).toBe(
    'Not free Jun 12 to Jun 13',
  )
})
