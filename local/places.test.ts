import { expect, test } from 'vitest'
import { readAddress } from '~/lib/address/address'
import { places } from './places'

test('the address of every place is understood, with and without its commas', () => {
  for (const { name, street, city, state, zip } of places) {
    const normal = `${street}, ${city}, ${state} ${zip}`
    expect(readAddress(normal)).toMatchObject({ ok: true, address: { text: normal, city, state } })
    expect(readAddress(`${name}, ${street}, ${city}, ${state}, USA`)).toMatchObject({
      ok: true,
      address: { text: `${name} ${street}, ${city}, ${state}`, city, state },
    })
    if (state === 'IL' || state === 'WI')
      expect(readAddress(normal.replaceAll(',', ''))).toMatchObject({
        ok: true,
        address: { city, state },
      })
  }
})
