import '../../test/browser-storage'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { locate, placesAdapter } from '~/lib/maps/maps'
import { places } from '../places'

beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/local/places.json')
    return Response.json(places)
  })
  window.eval(readFileSync('local/maps/stand-in.js', 'utf8'))
})

/** The answer that the site's own adapter gets out of the stand-in. */
async function suggest(input: string) {
  const receive = vi.fn()
  await new placesAdapter.places.AutocompleteService().getPlacePredictions({ input }, receive)
  const [predictions, status] = receive.mock.calls[0] ?? []
  return {
    status,
    texts: predictions.map(({ description }: { description: string }) => description),
  }
}

describe('the maps stand-in', () => {
  test('suggests places whose words begin like the typed ones, the nearest first', async () => {
    expect(await suggest('sinn par')).toEqual({
      status: 'OK',
      texts: ['Sinnissippi Park, 1401 N 2nd St, Rockford, IL, USA'],
    })
    const { texts } = await suggest('library, IL')
    expect(texts).toHaveLength(5)
    expect(texts[0]).toMatch(/, Rockford, IL, USA$/)
  })

  test('finds nothing for an address that is not in the book', async () => {
    expect(await suggest('2114 Harlem Blvd')).toEqual({ status: 'ZERO_RESULTS', texts: [] })
  })

  test('fails for "Suggestions down"', async () => {
    expect(await suggest('Suggestions down')).toEqual({ status: 'UNKNOWN_ERROR', texts: [] })
  })

  test('gives the coordinates of a place, and none of an unknown one', async () => {
    const { lat, lng, name = '' } = places[0] ?? {}
    await suggest(name)
    expect(await locate('local-0')).toMatchObject({ latLng: `${lat},${lng}` })
    expect(await locate('local-999')).toEqual({ latLng: '', zip: '' })
  })
})
