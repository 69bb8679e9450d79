import { describe, expect, test } from 'vitest'
import { bookingLine } from '#test/bookings'
import { day } from '#test/days'
import { describeShortages } from './shortage-text'

test('a shortage names item and day, and how many are left', () => {
  const lines = [bookingLine({ itemId: 'chairs', name: 'Folding Chairs' })]
  const shortage = { itemId: 'chairs', day: day('2027-06-12'), wanted: 40, free: 0 }
  expect(describeShortages([shortage, { ...shortage, free: 25 }], lines)).toEqual([
    'Folding Chairs is no longer available on Saturday, June 12, 2027.',
    'Folding Chairs: only 25 of 40 still available on Saturday, June 12, 2027.',
  ])
})

test('a day without a delivery is named, and when to try again if it is only held', () => {
  const shortage = { itemId: 'delivery', day: day('2027-06-12'), wanted: 1, free: 0 }
  const full = 'Our crew is fully booked on Saturday, June 12.'
  expect(describeShortages([shortage], [bookingLine()])).toEqual([full])
  expect(describeShortages([{ ...shortage, isHeld: true }], [bookingLine()])).toEqual([
    `${full} An order isn't finished yet: try again in ten minutes.`,
  ])
})

describe('a taken part', () => {
  const bundle = bookingLine({
    itemId: 'party',
    name: 'Party Package',
    quantity: 3,
    parts: [{ id: 'chairs', kind: 'extras', quantity: 20, capacity: 60 }],
  })
  const short = (free: number) => ({ itemId: 'chairs', day: day('2027-06-12'), wanted: 60, free })

  test('is reported as a shortage of its package, counted in packages', () => {
    expect(describeShortages([short(19)], [bundle])).toEqual([
      'Party Package is no longer available on Saturday, June 12, 2027.',
    ])
    expect(describeShortages([short(59)], [bundle])).toEqual([
      'Party Package: only 2 of 3 still available on Saturday, June 12, 2027.',
    ])
  })

  test('is reported once for each package, only on the days of that package', () => {
    const other = { ...bundle, itemId: 'picnic', name: 'Picnic Package' }
    const later = { ...other, itemId: 'late', name: 'Late', days: [day('2027-06-13')] }
    const both = [short(0), { ...short(0), itemId: 'party', free: 0 }]
    expect(describeShortages(both, [bundle, other, later])).toEqual([
      'Party Package is no longer available on Saturday, June 12, 2027.',
      'Picnic Package is no longer available on Saturday, June 12, 2027.',
    ])
  })
})
