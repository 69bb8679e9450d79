import { expect, test } from 'vitest'
import { distanceAnswer, milesTo } from './distance'

function textFor(address: string): unknown {
  const { body } = distanceAnswer(address)
  const { rows } = body as { rows: { elements: { distance?: { text: string } }[] }[] }
  return rows[0]?.elements[0]?.distance?.text
}

test.each([
  ['of the address itself', '210 S 10th St, Oregon, IL 61061', 26.7],
  ['of a named place', 'Oregon High School 210 S 10th St, Oregon, IL 61061', 26.7],
  ['of another number in the same street', '1210 S 10th St, Oregon, IL 61061', 26.1],
  ['with a unit', '210 S 10th St Apt 4, Oregon, IL 61061, USA', 26.7],
  ['of the town for an unknown street', '77 Elm St, oregon, IL', 26.1],
  ['of the town in the right state', '77 Elm St, Clinton, IA 52732', 79.8],
  ['fixed for an unknown town', '77 Elm St, Nowhere, IL', 25],
])('the answer has the miles %s', (_, address, miles) => {
  expect(milesTo(address)).toBe(miles)
})

test('the text is in miles, and the address comes back whole', () => {
  const address = '300 Jefferson St #5 & garden, Oregon, IL 61061'
  expect(textFor(address)).toBe('26.1 mi')
  expect(distanceAnswer(address).body).toMatchObject({ destination_addresses: [address] })
})

test.each([
  ['a thousand miles with a comma', '1024 Far St', '1,024 mi'],
  ['feet', '500 Feet St', '500 ft'],
  ['no distance', '404 Nowhere St', undefined],
  ['words', '700 Nonsense St', 'not far'],
])('rehearses %s', (_, street, text) => {
  expect(textFor(`${street}, Elgin, IL 60120`)).toBe(text)
})
