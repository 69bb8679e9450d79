import '#test/browser-storage'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import { refuseStorage } from '#test/stand-ins/refused-storage'
import {
  daysBookedHere,
  daysOfBooking,
  keepMyBooking,
  loadMyBookings,
  saveMyBookings,
} from './my-bookings'

const ofCastle = [{ itemId: 'castle', days: [day('2027-06-12')] }]
const castle = { id: 'abcdefghij0123456789', lines: ofCastle, name: 'Sunny Castle' }
const ofSlide = [{ itemId: 'slide', days: [day('2027-06-20')] }]
const slide = { id: 'ABCDEFGHIJ0123456789', lines: ofSlide, name: 'Blue Slide' }

const stored = () => localStorage.getItem('myBookings')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T23:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a booking is named by its first item and how many more; each item has its days', () => {
  const [saturday, sunday] = [day('2027-06-12'), day('2027-06-13')]
  keepMyBooking(castle.id, [
    { itemId: 'castle', name: 'Sunny Castle', days: [sunday] },
    { itemId: 'chairs', name: 'Chairs', days: [saturday, sunday] },
  ])
  const [kept] = loadMyBookings()
  expect(kept).toMatchObject({ id: castle.id, name: 'Sunny Castle and 1 more' })
  expect(kept && daysOfBooking(kept)).toEqual([saturday, sunday])
  expect(daysBookedHere('castle')).toEqual([sunday])
  expect(daysBookedHere('chairs')).toEqual([saturday, sunday])
  expect(daysBookedHere('slide')).toEqual([])
})

test('a booking stays through its last day, and then vanishes from the device', () => {
  saveMyBookings([castle, slide])
  vi.setSystemTime(new Date('2027-06-13T04:59:00Z'))
  expect(loadMyBookings()).toEqual([castle, slide])
  vi.setSystemTime(new Date('2027-06-13T05:00:00Z'))
  expect(loadMyBookings()).toEqual([slide])
  expect(stored()).not.toContain(castle.id)
  vi.setSystemTime(new Date('2027-07-01T05:00:00Z'))
  expect(loadMyBookings()).toEqual([])
  expect(stored()).toBeNull()
})

test.each([
  ['an id of another form', { ...slide, id: '../../../contract' }],
  ['no days', { ...slide, lines: [{ itemId: 'slide', days: [] }] }],
  ['what is no list of days', { ...slide, lines: [{ itemId: 'slide', days: '2027-06-20' }] }],
  ['no day among them', { ...slide, lines: [{ itemId: 'slide', days: ['soon'] }] }],
  ['a day that is none', { ...slide, lines: [{ itemId: 'slide', days: ['2027-13-40'] }] }],
  ['no item', { ...slide, lines: [{ days: ['2027-06-20'] }] }],
  ['no name', { ...slide, name: undefined }],
  ['no lines', { ...slide, lines: undefined }],
  ['an empty line', { ...slide, lines: [null] }],
  ['nothing', null],
])('a damaged booking with %s is left out, and the others stay', (_, damaged) => {
  localStorage.setItem('myBookings', JSON.stringify([damaged, castle]))
  expect(loadMyBookings()).toEqual([castle])
})

test.each(['{', '5', 'null', '{"0":1}', '"text"'])('a damaged list counts as empty: %s', (text) => {
  localStorage.setItem('myBookings', text)
  expect(loadMyBookings()).toEqual([])
})

test('a browser that stores nothing has no bookings', () => {
  refuseStorage('getItem')
  refuseStorage('setItem')
  saveMyBookings([castle])
  expect(loadMyBookings()).toEqual([])
})
