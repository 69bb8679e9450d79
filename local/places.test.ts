import { expect, test } from 'vitest'
import { readAddress } from '~/lib/address/address'
import { addressHints } from '~/lib/address/address-hints'
import { flatFeeCities } from '~/lib/domain/business'
import { places } from './places'

test('the address book covers every flat-fee town, Wisconsin and places out of area', () => {
  expect(places.length).toBeGreaterThanOrEqual(66)
  const inIllinois = new Set(places.filter(({ state }) => state === 'IL').map(({ city }) => city))
  expect([...flatFeeCities].filter((city) => !inIllinois.has(city))).toEqual([])
  expect(inIllinois.size - flatFeeCities.length).toBeGreaterThanOrEqual(20)
  expect(places.filter(({ state }) => state === 'WI').length).toBeGreaterThanOrEqual(8)
  expect(places.filter(({ state }) => !['IL', 'WI'].includes(state)).length).toBeGreaterThanOrEqual(
    4,
  )
})

test('no address is listed twice, and each lies near the miles it claims', () => {
  const addresses = places.map(({ street, city, state }) => `${street}, ${city}, ${state}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { name, city, miles, lat, lng } of places) {
    // The depot, and miles per degree at its latitude. A road is longer than the straight line, but
    // not twice as long.
    const straight = Math.hypot((lat - 42.2295) * 69, (lng + 89.0437) * 51)
    expect(miles / straight, `${name}, ${city}`).toBeGreaterThan(0.95)
    expect(miles, `${name}, ${city}`).toBeLessThan(straight * 1.9 + 4)
  }
})

test('the address of every place is understood, with and without its commas', () => {
  for (const { name, street, city, state, zip } of places) {
    const normal = `${street}, ${city}, ${state} ${zip}`
    expect(readAddress(normal)).toMatchObject({ ok: true, address: { text: normal, city, state } })
    expect(readAddress(`${name}, ${street}, ${city}, ${state}, USA`)).toMatchObject({
      ok: true,
      address: { text: `${name} ${street}, ${city}, ${state}`, city, state },
    })
    expect(readAddress(normal.replaceAll(',', ''))).toMatchObject({
      ok: true,
      address: { city, state },
    })
  }
})

test("no place's address gets a hint", () => {
  for (const { street, city, state, zip } of places)
    expect(addressHints(`${street}, ${city}, ${state} ${zip}`), `${street}, ${city}`).toEqual([])
})
