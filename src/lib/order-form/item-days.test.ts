// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { day } from '#test/days'
import { startNextOrder } from './draft'
import { clearItemDays, loadItemDays, saveItemDays } from './item-days'

const stored = () => Object.fromEntries(Object.entries(sessionStorage))
const castle = { id: 'castle', name: 'Rockford Castle', image: '/castle.svg' }
const slide = { id: 'slide', name: 'Blue Slide', image: '/slide.svg' }
const nothing = { days: [], quantity: 1, eventQuery: '' }
const weekend = { days: [day('2027-06-12'), day('2027-06-13')], quantity: 2, eventQuery: '' }
const sunday = { days: [day('2027-06-20')], quantity: 1, eventQuery: '' }

test('the day to be booked is under the keys of older sessions', () => {
  saveItemDays(castle, weekend)
  expect(stored()).toMatchObject({
    bookingDates: '06/12/2027, 06/13/2027',
    infatableID: 'castle',
    imageInflatable: '/castle.svg',
    inflatableName: 'Rockford Castle',
  })
  expect(loadItemDays('castle')).toEqual(weekend)
  clearItemDays('castle')
  expect(stored()).toEqual({})
})

test("the days of one item don't change those of another", () => {
  saveItemDays(castle, weekend)
  expect(loadItemDays('slide')).toEqual(nothing)
  saveItemDays(slide, sunday)
  expect(loadItemDays('castle')).toEqual(weekend)
  expect(loadItemDays('slide')).toEqual(sunday)
  clearItemDays('castle')
  expect(loadItemDays('castle')).toEqual(nothing)
  expect(loadItemDays('slide')).toEqual(sunday)
  expect(stored()).toMatchObject({ infatableID: 'slide' })
})

test('an order that is placed ends them all', () => {
  saveItemDays(castle, weekend)
  saveItemDays(slide, sunday)
  startNextOrder()
  expect(stored()).toEqual({})
})

test.each([
  ['infatableID', ' 06/13/2027,06/12/2027, 06/12/2027', ['2027-06-12', '2027-06-13']],
  ['inflatableID', '06/12/2027', ['2027-06-12']],
  ['infatableID', 'soon, 06/12/2027, 13/13/2027', ['2027-06-12']],
  ['infatableID', '', []],
])('an older session is read: %s with "%s"', (key, dates, expected) => {
  sessionStorage.setItem(key, 'castle')
  sessionStorage.setItem('bookingDates', dates)
  expect(loadItemDays('castle')).toEqual({ days: expected, quantity: 1, eventQuery: '' })
})

const damagedItems = ['{"dates":7,"quantity":0}', '{"quantity":1.5}', '7']

test.each(['{', '5', ...damagedItems.map((item) => `{"castle":${item}}`)])(
  'damaged data is ignored: %s',
  (text) => {
    sessionStorage.setItem('itemDays', text)
    expect(loadItemDays('castle')).toEqual(nothing)
  },
)
