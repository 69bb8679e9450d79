import { expect, test } from 'vitest'
import { chosenAddress } from './chosen-address'

const suggestion = '500 Home Ave, Loves Park, IL, USA'

test.each([
  ['500 home', '', suggestion],
  ['500 home ave unit b', '', '500 Home Ave unit b, Loves Park, IL'],
  ['500 Home Ave #12', '', '500 Home Ave #12, Loves Park, IL'],
  ['500 Home Ave, Apt 4, Loves', '', '500 Home Ave Apt 4, Loves Park, IL'],
  ['500 Home Ave apt. 4B loves park', '', '500 Home Ave apt. 4B, Loves Park, IL'],
  ['500 Home Ave Suite 200', '61111', '500 Home Ave Suite 200, Loves Park, IL 61111'],
  ['500 Home Ave Lot 7', '61111', '500 Home Ave Lot 7, Loves Park, IL 61111'],
  ['500 Home', '61111', '500 Home Ave, Loves Park, IL 61111'],
])('typed %j, ZIP code %j: %j', (typed, zip, chosen) => {
  expect(chosenAddress(suggestion, typed, zip)).toBe(chosen)
})

test.each([
  ['Rockford, IL, USA', '#4', '61101'],
  ['12 Rue de Rivoli, Paris, France', 'Apt 4', '75001'],
  ['500 Home Ave Apt 9, Loves Park, IL 61111', '500 Home Ave Apt 4', '61115'],
])('%j stays as it is', (chosen, typed, zip) => {
  expect(chosenAddress(chosen, typed, zip)).toBe(chosen)
})
