// Finds towns whose names resemble a flat-fee town: a typo would cost the visitor the difference.
import { flatFeeCities } from '~/lib/domain/business'
import { typosBetween } from '~/lib/text/typos'
import { isCity, isStreet, isStreetName } from './address-city'
import type { AddressParts } from './address-parts'
import { stateOfZip } from './address-states'
import { townAtEnd } from './address-towns'

type NearTown = { typed: string; town: string; street: string }

/** Short names of towns. There is no other Beloit in Illinois. */
const shortNames: Readonly<Record<string, string>> = {
  loves: 'Loves Park',
  machesney: 'Machesney Park',
  beloit: 'South Beloit',
}

/**
 * The flat-fee town that an address in Illinois or without a state may mean; null if the typed town
 * is a real one.
 */
export function nearTown({ street, city, state, zip }: AddressParts): NearTown | null {
  const knownState = state ?? (zip === '' ? null : (stateOfZip(zip) ?? zip))
  if (knownState !== null && knownState !== 'IL') return null
  if (isReal(city, knownState)) return null
  for (const guess of guesses(street, city)) {
    const town = flatFeeTownLike(guess.typed, knownState)
    if (town !== null) return { ...guess, town }
  }
  return null
}

/** Possible cities: the one that was read, or the last word or two if commas are missing. */
function guesses(street: string, city: string) {
  const words = `${street} ${city}`.trim().split(' ')
  return [city.split(' ').length, 1, 2]
    .map((count) => ({
      street: words.slice(0, -count).join(' '),
      typed: words.slice(-count).join(' '),
    }))
    .filter(
      ({ typed, street: before }) => isCity(typed) && !isStreet(typed) && isStreetName(before),
    )
}

function flatFeeTownLike(typed: string, state: string | null): string | null {
  if (isReal(typed, state)) return null
  const word = plain(typed)
  const short = flatFeeCities.find((town) => town === shortNames[word])
  if (short !== undefined) return short
  const near = flatFeeCities
    .map((town) => ({ town, typos: typosBetween(word, plain(town)) }))
    .filter(({ town, typos }) => typos <= (town.length > 6 ? 2 : 1))
    .sort((a, b) => a.typos - b.typos)
  return near[0]?.town ?? null
}

/** Without a state, towns in Wisconsin count as real too. */
function isReal(town: string, state: string | null): boolean {
  return town !== '' && townAtEnd(town, state) === town
}

/** Only the letters, without case and abbreviations. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bpk\b/, 'park')
    .replace(/\bso\b/, 'south')
    .replace(/[^\p{L}]/gu, '')
}
