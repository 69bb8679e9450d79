import { expect, test } from 'vitest'
import { readAddress } from '~/lib/address/address'
import { places } from './places'

test('the address of every place is understood, with and without its commas', () => {
  for (const { name, street, town, state, zip } of places) {
    const normal = `${street}, ${town}, ${state} ${zip}`
    expect(readAddress(normal)).toMatchObject({ ok: true, address: { text: normal, town, state } })
    expect(readAddress(`${name}, ${street}, ${town}, ${state}, USA`)).toMatchObject({
      ok: true,
      address: { text: `${name} ${street}, ${town}, ${state}`, town, state },
    })
    if (state === 'IL' || state === 'WI')
      expect(readAddress(normal.replaceAll(',', ''))).toMatchObject({
        ok: true,
        address: { town, state },
      })
  }
})
