import { describe, expect, test } from 'vitest'
import { flatFeeCities } from '~/lib/domain/business'
import { deliveryRule } from '~/lib/pricing/delivery'
import { readAddress } from './address'
import { addressHints } from './address-hints'

const kinds = (typed: string) => addressHints(typed).map(({ kind }) => kind)

describe('a town that is almost one of the flat fee', () => {
  test.each([
    ['12 Elm St, Lovs Park, IL 61111', '12 Elm St, Loves Park, IL 61111'],
    ['12 Elm St, Lovs Park', '12 Elm St, Loves Park, IL'],
    ['12 Broadway Lovs Park IL', '12 Broadway, Loves Park, IL'],
    ['12 Elm St, Love Park, IL', '12 Elm St, Loves Park, IL'],
    ['12 Elm St, Lovespark, IL', '12 Elm St, Loves Park, IL'],
    ['12 Elm St, Loves, IL', '12 Elm St, Loves Park, IL'],
    ['12 Elm St, Rockfrod, IL', '12 Elm St, Rockford, IL'],
    ['2114 Broadway Rockfrod', '2114 Broadway, Rockford, IL'],
    ['12 Elm St, Apt 4, Rocford 61103', '12 Elm St Apt 4, Rockford, IL 61103'],
    ['12 Elm St, Machesney, IL', '12 Elm St, Machesney Park, IL'],
    ['12 Elm St, Chery Vally, IL', '12 Elm St, Cherry Valley, IL'],
    ['12 Elm St, Peckatonica, IL', '12 Elm St, Pecatonica, IL'],
    ['12 Elm St, So Beloit, IL', '12 Elm St, South Beloit, IL'],
    // Beloit itself is in Wisconsin.
    ['12 Elm St, Beloit, IL', '12 Elm St, South Beloit, IL'],
  ])('%s: did you mean %s?', (typed, corrected) => {
    const [hint] = addressHints(typed)
    expect(hint).toMatchObject({ kind: 'nearTown', corrected })
    const reading = readAddress(corrected)
    expect(reading).toMatchObject({ ok: true, address: { text: corrected } })
    // The flat fee instead of miles.
    if (reading.ok) expect(deliveryRule(reading.address)).toEqual({ kind: 'flat', cents: 3000 })
  })

  const realTowns = ['Stockton', 'Steward', 'Rockport', 'Oak Park', 'Belvidere', 'New Rockford']

  test.each([
    ...[...flatFeeCities, ...realTowns].map((town) => `12 Elm St, ${town}, IL`),
    // Elsewhere other towns may have such names.
    ...['Rokford, MI', 'Lovs Park, WI', 'Rocton, IA', 'Rokford 49341, MI'].map(
      (town) => `12 Elm St, ${town}`,
    ),
    '12 Rockton Ave',
    'Rokford',
    '',
  ])('%s: nothing is guessed', (typed) => {
    expect(kinds(typed)).not.toContain('nearTown')
  })

  test('gets a hint with the typed town, the likely one and the corrected address', () => {
    const corrected = '12 Elm St, Loves Park, IL'
    const hint = { kind: 'nearTown', typed: 'Lovs Park', town: 'Loves Park', corrected }
    expect(addressHints('12 Elm St, Lovs Park, IL')).toEqual([hint])
  })
})

describe('the question for the state', () => {
  test('is asked where nothing else is missing, with the whole address for each answer', () => {
    const corrected = {
      IL: '12 Main St Apt 4, Springfield, IL',
      WI: '12 Main St Apt 4, Springfield, WI',
      elsewhere: '12 Main St Apt 4, Springfield, another state',
    }
    const hint = { kind: 'whichState', corrected }
    expect(addressHints('12 Main St, Apt 4, Springfield')).toEqual([hint])
  })

  test.each(['12 Main St, Cape Girardeau 63701', '306 S 5th St, Oregon', '12 Main St, Beloit'])(
    '%s: each answer is understood',
    (typed) => {
      const hint = addressHints(typed).find(({ kind }) => kind === 'whichState')
      if (hint?.kind !== 'whichState') throw new Error('The state is not asked for')
      const read = (text: string) => {
        const reading = readAddress(text)
        return reading.ok ? deliveryRule(reading.address).kind : null
      }
      expect(read(hint.corrected.IL)).toBe('byDistance')
      expect(read(hint.corrected.WI)).toBe('flat')
      expect(read(hint.corrected.elsewhere)).toBe('outOfArea')
    },
  )

  test.each([
    '12 Main St, Rockford',
    '12 Main St, Belvidere 61008',
    '12 Main St',
    'Springfield',
    '1 King St, Toronto, ON',
    '12 Main St, Springfield, another state',
    '',
  ])('is not asked for %j', (typed) => {
    expect(kinds(typed)).not.toContain('whichState')
  })
})

describe('a house number', () => {
  test.each([
    'Harlem Blvd, Rockford, IL',
    '2nd St, Rockford, IL',
    'Sinnissippi Park, N 2nd St, Rockford, IL',
    'Highway 20, Pecatonica, IL',
    'County Rd 5, Byron, IL',
    'US Route 51, Rockton, IL',
    'Harlem Blvd Apt 4, Rockford, IL',
    'Corner of Oak & Elm, Rockford, IL',
    'Main St, Springfield',
  ])('is missing in %s', (typed) => {
    expect(kinds(typed)).toContain('noHouseNumber')
  })

  test.each([
    '2114 Harlem Blvd, Rockford, IL',
    '2114-B Harlem Blvd, Rockford, IL',
    '2114 1/2 Harlem Blvd, Rockford, IL',
    '100 N 2nd St, Rockford, IL',
    '4000 Highway 20, Pecatonica, IL',
    '12 County Rd 5, Byron, IL',
    'N6543 County Rd H, Brodhead, WI',
    'One Main St, Rockford, IL',
    'Sinnissippi Park, 1401 N 2nd St, Rockford, IL',
    'Harlem Blvd 2114, Rockford, IL',
    // Outside the delivery area, so nothing is asked.
    'Main St, Dubuque, IA',
    'King St, Toronto, ON',
    'Harlem Blvd',
    '',
  ])('is not asked for in %s', (typed) => {
    expect(kinds(typed)).not.toContain('noHouseNumber')
  })
})
