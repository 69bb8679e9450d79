import { describe, expect, test } from 'vitest'
import { chosenAddress, withZip } from './chosen-address'

const home = '500 Home Ave, Loves Park, IL, USA'
const park = 'Sinnissippi Park, 1401 N 2nd St, Rockford, IL, USA'

describe('typed words that a suggestion lacks are left for the driver', () => {
  test.each([
    [home, '500 home', ''],
    [home, '500 Home Avenue, Loves Park, Illinois', ''],
    [home, '500 home ave unit b', 'unit b'],
    [home, '500 Home Ave #12', '#12'],
    [home, '500 Home Ave, Apt 4, Loves', 'Apt 4'],
    [home, '500 Home Ave apt. 4B loves park', 'apt. 4B'],
    [home, '500 Home Ave Unit L', 'Unit L'],
    [home, '500 Home Ave l', ''],
    [park, 'sinn', ''],
    [park, 'sinnisippi park', ''],
    [park, '1401 North Second Street rock', ''],
    [park, '1401 1/2 N 2nd St', '1401 1/2'],
    [park, '1401B N 2nd St', '1401B'],
    [park, '1401 N 2nd St 2nd Floor', '2nd Floor'],
    [park, '1401 N 2nd St Trailer 5', 'Trailer 5'],
    [park, '1401 N 2nd St Apt four', 'Apt four'],
    [park, '1401 N 2nd St upstairs', 'upstairs'],
    [park, '1401 N 2nd St Bldg C Apt 2', 'Bldg C Apt 2'],
    [park, 'Apt 4, 1401 N 2nd St', 'Apt 4'],
    [park, 'Apt 4, 1401 N 2nd St, back door', 'Apt 4, back door'],
    [park, '1401 N 2nd St 1', '1'],
    ['12 Rue de Rivoli, Paris, France', 'apt 4 rivoli', 'apt 4'],
  ])('%s: %s', (suggestion, typed, rest) => {
    expect(chosenAddress(suggestion, typed)).toEqual({ address: suggestion, rest })
  })

  test.each([
    [home, '500 Home Ave 61111', '500 Home Ave, Loves Park, IL 61111'],
    // It contradicts the town, and the page will ask.
    [home, '500 Home Ave 53511', '500 Home Ave, Loves Park, IL 53511'],
  ])('%s: %s gives its ZIP code', (suggestion, typed, address) => {
    expect(chosenAddress(suggestion, typed)).toEqual({ address, rest: '' })
  })
})

test.each([
  [home, '61111', '500 Home Ave, Loves Park, IL 61111'],
  [home, '', home],
  ['500 Home Ave, Loves Park, IL 61111', '61115', '500 Home Ave, Loves Park, IL 61111'],
  ['Rockford, IL, USA', '61101', 'Rockford, IL, USA'],
  ['12 Rue de Rivoli, Paris, France', '75001', '12 Rue de Rivoli, Paris, France'],
])('%s with the ZIP code %j', (suggestion, zip, whole) => {
  expect(withZip(suggestion, zip)).toBe(whole)
})
