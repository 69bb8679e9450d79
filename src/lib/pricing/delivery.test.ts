import { describe, expect, test } from 'vitest'
import { fc } from '#test/property'
import { flatFeeTowns } from '~/lib/domain/business'
import { deliveryZone, distanceFeeCents, readDistance } from './delivery'

describe('which zone applies', () => {
  test.each(flatFeeTowns)('%s costs a flat $30.00, in upper or lower case', (town) => {
    const flat = { kind: 'flat', cents: 3000 }
    expect(deliveryZone({ town, state: 'IL' })).toEqual(flat)
    expect(deliveryZone({ town: town.toUpperCase(), state: 'IL' })).toEqual(flat)
  })

  test('a town is compared whole: New Rockford and Rockford Heights are other towns', () => {
    for (const town of ['New Rockford', 'Rockford Heights', 'Beloit', 'Rock'])
      expect(deliveryZone({ town, state: 'IL' })).toEqual({ kind: 'byDistance' })
  })

  test('Wisconsin costs a flat $50.00, before the list of towns is looked at', () => {
    for (const town of ['Beloit', 'Janesville', 'Rockford'])
      expect(deliveryZone({ town, state: 'WI' })).toEqual({ kind: 'flat', cents: 5000 })
  })

  test('any other state is out of area, even with the name of a flat-fee town', () => {
    for (const state of ['IA', 'IN', 'MI', 'MN'])
      expect(deliveryZone({ town: 'Rockford', state })).toEqual({ kind: 'outOfArea' })
  })
})

test.each([
  ['12.4 mi', 12.4],
  ['7 mi', 7],
  [' 7mi ', 7],
  ['1,234,567.25 mi', 1_234_567.25],
  ['0.3 mi', 0.3],
  ['1024 mi', 1024],
  ['1,024 mi', 1024],
  ['1,024.5 mi', 1024.5],
  ['500 ft', 500 / 5280],
  ['1 ft', 1 / 5280],
  ['12.4 miles', 12.4],
  ['1 mile', 1],
  ['1,024 miles', 1024],
  ['500 feet', 500 / 5280],
  ['1 foot', 1 / 5280],
  ['12.4\u00a0mi', 12.4],
])('%s is read in miles', (text, miles) => {
  expect(readDistance(text)).toBe(miles)
})

const noNumber = ['', 'soon', 'mi', '12,4 mi', '1,02 mi', '-3 mi', '0 mi', '0 miles']
const noUnit = ['km', 'milestones', 'm', 'mi.les', 'miles or so', 'miles 3 ft']

test.each([...noNumber, ...noUnit.map((unit) => `12.4 ${unit}`), '12.4', null, 12.4, {}])(
  '%j is no distance',
  (text) => {
    expect(readDistance(text)).toBeNull()
  },
)

describe('the fee by distance', () => {
  test.each([
    // 12.4 x $1.50; 1,024 x $1.50; 500 / 5280 x $1.50 = $0.1420…
    ['12.4 mi', 18_60],
    ['1,024 mi', 1536_00],
    ['500 ft', 14],
    // Less than half a cent, but never free.
    ['1 ft', 1],
    ['17 ft', 1],
    ['18 ft', 1],
    ['53 ft', 2],
    // 1.01 x $1.50 = $1.515, half-up
    ['1.01 mi', 1_52],
    ['1.03 mi', 1_55],
  ])('%s', (text, cents) => {
    expect(distanceFeeCents(readDistance(text) ?? NaN)).toBe(cents)
  })

  test('is half-up for every distance in hundredths of a mile', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (hundredths) => {
        // hundredths x 150 / 100 in whole numbers: 3 x hundredths halves of a cent.
        expect(distanceFeeCents(hundredths / 100)).toBe(Math.floor((3 * hundredths + 1) / 2))
      }),
    )
  })
})
