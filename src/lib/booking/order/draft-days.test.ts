// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { clearItemDays, loadItemDays, saveItemDays } from '~/lib/booking/order/draft'

const stored = () => Object.fromEntries(Object.entries(sessionStorage))
const castle = { id: 'castle', name: 'Rockford Castle', image: '/castle.svg' }

test('what is about to be booked stands under the keys of older sessions', () => {
  saveItemDays(castle, [day('2027-06-12'), day('2027-06-13')])
  expect(stored()).toEqual({
    bookingDates: '06/12/2027, 06/13/2027',
    infatableID: 'castle',
    imageInflatable: '/castle.svg',
    inflatableName: 'Rockford Castle',
  })
  expect(loadItemDays('castle')).toEqual(['2027-06-12', '2027-06-13'])
  clearItemDays()
  expect(stored()).toEqual({})
})

test('M21a: the days of one item are none of another', () => {
  saveItemDays(castle, [day('2027-06-12')])
  expect(loadItemDays('slide')).toEqual([])
  saveItemDays({ ...castle, id: 'slide' }, [])
  expect(loadItemDays('castle')).toEqual([])
  expect(loadItemDays('slide')).toEqual([])
})

test.each([
  ['infatableID', ' 06/13/2027,06/12/2027, 06/12/2027', ['2027-06-12', '2027-06-13']],
  ['inflatableID', '06/12/2027', ['2027-06-12']],
  ['infatableID', 'soon, 06/12/2027, 13/13/2027', ['2027-06-12']],
  ['infatableID', '', []],
])('an older session is read: %s with "%s"', (key, dates, expected) => {
  sessionStorage.setItem(key, 'castle')
  sessionStorage.setItem('bookingDates', dates)
  expect(loadItemDays('castle')).toEqual(expected)
})
