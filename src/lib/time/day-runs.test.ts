import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { runsOf } from './day-runs'

const runs = (...days: string[]) => runsOf(days.map(day)).map(({ from, to }) => [from, to])

test('days that follow one another are one run, through the end of a month and the change of the clock', () => {
  expect(runs('2027-03-13', '2027-03-14', '2027-03-15')).toEqual([['2027-03-13', '2027-03-15']])
  expect(runs('2027-06-30', '2027-07-01')).toEqual([['2027-06-30', '2027-07-01']])
})

test('a gap begins another run', () => {
  expect(runs('2027-06-12', '2027-06-13', '2027-06-15')).toEqual([
    ['2027-06-12', '2027-06-13'],
    ['2027-06-15', '2027-06-15'],
  ])
  expect(runs()).toEqual([])
})
