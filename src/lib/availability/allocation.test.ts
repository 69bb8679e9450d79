import { expect, test } from 'vitest'
import { day } from '#test/days'
import { allocationId, isTaken } from './allocation'

const ends = new Date('2027-06-01T12:10:00Z')
const allocation = { itemId: 'castle', day: day('2027-06-12'), unit: 0, owner: 'someone' }
const at = (time: string) => new Date(`2027-06-01T${time}Z`)

test('a booked unit is taken for good', () => {
  expect(isTaken({ ...allocation, expires: null }, at('12:00:00'))).toBe(true)
  expect(isTaken({ ...allocation, expires: null }, new Date('2040-01-01T00:00:00Z'))).toBe(true)
})

test('a held unit is taken until two minutes past its end', () => {
  const held = { ...allocation, expires: ends }
  expect(isTaken(held, at('12:00:00'))).toBe(true)
  expect(isTaken(held, at('12:10:01'))).toBe(true)
  expect(isTaken(held, at('12:12:00'))).toBe(true)
  expect(isTaken(held, at('12:12:00.001'))).toBe(false)
})

test('its document is named after item, day and unit', () => {
  expect(allocationId({ itemId: 'castle', day: day('2027-06-12'), unit: 2 })).toBe(
    'castle_2027-06-12_2',
  )
})
