import { expect, test } from 'vitest'
import { readAddress } from '~/lib/address/address'
import { addressHints } from '~/lib/address/address-hints'
import { places } from './places'

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
