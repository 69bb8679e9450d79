import { expect, test } from 'vitest'
import { day } from '#test/days'
import { daysIn, runsOf } from './day-runs'

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

test('a run has each of its days, over the end of a month and a change of the clock', () => {
  expect(daysIn({ from: day('2026-12-12'), to: day('2026-12-12') })).toEqual(['2026-12-12'])
  const february = ['2027-02-27', '2027-02-28', '2027-03-01']
  expect(daysIn({ from: day('2027-02-27'), to: day('2027-03-01') })).toEqual(february)
  expect(daysIn({ from: day('2027-03-13'), to: day('2027-03-15') })).toHaveLength(3)
})
