import { expect, test, vi } from 'vitest'
import { distanceAnswer, milesTo } from './distance'

vi.mock('../places', () => ({
  places: [
    { street: '1 Main St', city: 'Elgin', state: 'IL', zip: '60120', miles: 47.4, lat: 0, lng: 0 },
    { street: '9 Oak St', city: 'Elgin', state: 'IL', zip: '60123', miles: 49, lat: 0, lng: 0 },
    { street: '4 Lake St', city: 'Elgin', state: 'IA', zip: '52141', miles: 180, lat: 0, lng: 0 },
  ],
}))

function textFor(address: string): unknown {
  const { body } = distanceAnswer(address)
  const { rows } = body as { rows: { elements: { distance?: { text: string } }[] }[] }
  return rows[0]?.elements[0]?.distance?.text
}

test.each([
  ['of the address itself', '9 Oak St, Elgin, IL 60123', 49],
  ['of a named place', 'City Hall 9 Oak St, Elgin, IL 60123', 49],
  ['of another number in the same street', '19 Oak St, Elgin, IL 60123', 47.4],
  ['with a unit', '9 Oak St Apt 4, Elgin, IL 60123, USA', 49],
  ['of the town for an unknown street', '77 Elm St, elgin, IL', 47.4],
  ['of the town in the right state', '77 Elm St, Elgin, IA 52141', 180],
  ['fixed for an unknown town', '77 Elm St, Nowhere, IL', 25],
])('miles %s', (_, address, miles) => {
  expect(milesTo(address)).toBe(miles)
})

test('the text is in miles, and the address comes back whole', () => {
  const address = '1 Main St #5 & garden, Elgin, IL 60120'
  expect(textFor(address)).toBe('47.4 mi')
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

test('rehearses a service that is down, and one that takes half a minute', () => {
  expect(distanceAnswer('500 Down St, Elgin, IL').status).toBe(503)
  expect(distanceAnswer('600 slow st, Elgin, IL')).toMatchObject({ status: 200, delayMs: 30_000 })
})

test('an empty address is a mistake of the caller', () => {
  expect(distanceAnswer('').status).toBe(400)
})
