// Addresses as people and their phones write them, each with its stored form or the code of its
// error.
import { describe, expect, test } from 'vitest'
import { readAddress, readAnyAddress } from './address'

/**
 * The stored form; 'elsewhere' for a place that can't be in Illinois or Wisconsin; else the code of
 * the error.
 */
function read(typed: string): string {
  const reading = readAddress(typed)
  if (!reading.ok)
    return reading.reason === 'tooLong' ? 'tooLong' : `missing ${reading.missing.join(', ')}`
  const { text, state, deliverable } = reading.address
  if (state !== '') return text
  expect(deliverable).toBe(false)
  return 'elsewhere'
}

const harlem = '2114 Harlem Blvd, Rockford, IL'
const harlemZip = `${harlem} 61103`

describe('a town of the flat fee needs no state', () => {
  test.each([
    ['2114 Harlem Blvd, Rockford', harlem],
    ['2114 Harlem Blvd Rockford', harlem],
    ['2114 harlem blvd rockford', '2114 harlem blvd, rockford, IL'],
    ['2114 Harlem Blvd, Rockford 61103', harlemZip],
    ['2114 Harlem Blvd Rockford 61103', harlemZip],
    ['2114 Harlem Blvd, Rockford, USA', harlem],
    ['2114 Harlem Blvd\nRockford', harlem],
    ['2114 Harlem Blvd.  Rockford.', harlem],
    ['2114 Harlem, Rockford', '2114 Harlem, Rockford, IL'],
    ['806 E State St, Cherry Valley', '806 E State St, Cherry Valley, IL'],
    ['100 Heart Blvd Loves Park', '100 Heart Blvd, Loves Park, IL'],
    ['850 Hayes Ave, South Beloit', '850 Hayes Ave, South Beloit, IL'],
    ['850 Hayes Ave, S. Beloit', '850 Hayes Ave, South Beloit, IL'],
    ['2114 Harlem Blvd, Apt 4, Rockford', '2114 Harlem Blvd Apt 4, Rockford, IL'],
    ['12 Oak Ct, Roscoe, Winnebago County', '12 Oak Ct, Roscoe, IL'],
    // With a ZIP code of another state, the town's name doesn't mean ours.
    ['12 Main St, Rockford 49341', 'missing state'],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })
})

describe('elsewhere the ZIP code gives the state, or the field asks for it', () => {
  test.each([
    ['1500 East Ave, Belvidere 61008', '1500 East Ave, Belvidere, IL 61008'],
    ['1500 East Ave Belvidere 61008', '1500 East Ave, Belvidere, IL 61008'],
    ['605 Eclipse Blvd, Beloit 53511', '605 Eclipse Blvd, Beloit, WI 53511'],
    ['306 S 5th St, Oregon 61061', '306 S 5th St, Oregon, IL 61061'],
    ['1500 East Ave, Belvidere', 'missing state'],
    ['421 4th Ave S Beloit', 'missing state'],
    ['12 Main St, Springfield', 'missing state'],
    ['12 Main St, Springfield, USA', 'missing state'],
    ['12 Main St, Peru', 'missing state'],
    ['12 Main St, Cape Girardeau 63701', 'missing state'],
    ['12 Main St, Springfield, another state', 'elsewhere'],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })
})

describe("addresses with a phone's autocorrections", () => {
  test.each([
    ['103 W State St, O’Fallon, IL', "103 W State St, O'Fallon, IL"],
    ['103 W State St O‘Fallon IL 62269', "103 W State St, O'Fallon, IL 62269"],
    ['12 King’s Way, Rockford, IL', "12 King's Way, Rockford, IL"],
    ['2114 Harlem Blvd, Rockford, I’ll 61103', harlemZip],
    ["2114 Harlem Blvd, Rockford, I'll", harlem],
    ['2114 Harlem Blvd. Rockford. IL. 61103', harlemZip],
    ['\u200e2114 Harlem Blvd, Rockford, IL\u200b', harlem],
    ['📍 2114 Harlem Blvd, Rockford, IL', harlem],
    ['2114 Harlem Blvd\r\nRockford, IL 61103\r\nUnited States', harlemZip],
    ['2114 Harlem Blvd，Rockford，IL', harlem],
    ['2114 Harlem Blvd, Rockford, IL 61103–2214', `${harlemZip}-2214`],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })
})

describe('as people type it', () => {
  test.each([
    ['2114 Harlem Blvd, Rockford, IL61103', harlemZip],
    ['2114 Harlem Blvd, Rockford,IL,61103', harlemZip],
    ['2114 Harlem Blvd, Rockford, Illinios', harlem],
    ['605 Eclipse Blvd, Beloit, Wisconson', '605 Eclipse Blvd, Beloit, WI'],
    ['605 Eclipse Blvd, Beloit, Wisc.', '605 Eclipse Blvd, Beloit, WI'],
    ['2114 Harlem Blvd, 61103 Rockford, IL', harlemZip],
    ['2114 Harlem Blvd 61103 Rockford', harlemZip],
    // A malformed ZIP code is dropped.
    ['2114 Harlem Blvd, Rockford, IL 6110', harlem],
    ['2114 1/2 Harlem Blvd, Rockford', '2114 1/2 Harlem Blvd, Rockford, IL'],
    ['2114-B Harlem Blvd, Rockford', '2114-B Harlem Blvd, Rockford, IL'],
    ['N6543 County Rd H, Brodhead, WI', 'N6543 County Rd H, Brodhead, WI'],
    ['The Sunny Day School, 12 Oak St, Rockford', 'The Sunny Day School 12 Oak St, Rockford, IL'],
    ['Corner of Oak & Elm, Rockford', 'Corner of Oak & Elm, Rockford, IL'],
    ['100 Calle 1, San Juan, PR 00901', '100 Calle 1, San Juan, PR 00901'],
    ['350 W 6th St, Dubuque, Iowa', '350 W 6th St, Dubuque, IA'],
    ['2114 Harlem Blvd', 'missing city, state'],
    ['Rockford', 'missing street'],
    ['2114, Rockford', 'missing street'],
    [`${'x'.repeat(300)}, Rockford`, 'tooLong'],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })
})

describe('a place abroad is out of area, without a question', () => {
  test.each([
    '1 King St, Toronto, Canada',
    '1 King St Toronto Canada',
    '1 King St W, Toronto, ON',
    '1 King St W, Toronto, Ontario',
    '1 King St W Toronto ON M5H 1A1',
    '1 King St W, Toronto, ON M5H1A1, CA',
    '1000 Rue Sherbrooke, Montréal, Québec',
    '800 Robson St, Vancouver, British Columbia',
    '12 Water St, St. John’s, NL A1C 1A1',
    '10 Downing Street, London, UK',
    '10117 Berlin, Unter den Linden 77, Germany',
    '5 Avenue Anatole France, 75007 Paris, France',
    'Av. Reforma 222, Juárez, 06600 Ciudad de México, CDMX, México',
  ])('%s', (typed) => {
    expect(read(typed)).toBe('elsewhere')
  })

  test.each([
    // Illinois and Wisconsin have towns of these names.
    ['12 Main St, Peru, IL', '12 Main St, Peru, IL'],
    ['12 Main St, Denmark, WI 54208', '12 Main St, Denmark, WI 54208'],
    ['12 Ontario St, Rockford', '12 Ontario St, Rockford, IL'],
    ['12 Canada Ct, Rockford, IL', '12 Canada Ct, Rockford, IL'],
    ['12 Main St, Georgia', 'missing city'],
    ['Village Hall, 1234 Broadway', 'missing city, state'],
  ])('%s is not taken for a place abroad', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })
})

describe('where the office decides, any address passes', () => {
  test.each([
    [harlem, harlem],
    ['2114 Harlem Blvd, Rockford', harlem],
    ['the big barn  past the mill', 'the big barn past the mill'],
    ['2114 Harlem Blvd', '2114 Harlem Blvd'],
    ['2114 Harlem Blvd\nback yard', '2114 Harlem Blvd, back yard'],
    ['1 King St, Toronto, Canada', '1 King St, Toronto, Canada'],
  ])('%s', (typed, text) => {
    expect(readAnyAddress(typed)).toMatchObject({ ok: true, address: { text } })
  })

  test('its state is its third part and its city the second one, as in the rules', () => {
    const text = 'Rockford, 2114 Harlem Blvd, IL 61103'
    const asRead = { text, city: '2114 Harlem Blvd', state: 'IL', deliverable: true }
    expect(readAnyAddress(text)).toEqual({ ok: true, address: asRead })
    const nowhere = { state: '', deliverable: false }
    expect(readAnyAddress('the barn, by the mill')).toMatchObject({ ok: true, address: nowhere })
  })

  test('except an empty one, and one too long for the database', () => {
    expect(readAnyAddress(' ,\n')).toMatchObject({ ok: false, reason: 'incomplete' })
    expect(readAnyAddress('x'.repeat(301))).toEqual({ ok: false, reason: 'tooLong' })
  })
})

describe('what stands behind an address', () => {
  const behind = (note: string) => `2114 Harlem Blvd (${note}), Rockford, IL 61103`
  test.each([
    [`${harlemZip}, EE. UU.`, harlemZip],
    [`${harlem}, Estados Unidos`, harlem],
    [`${harlemZip}, États-Unis`, harlemZip],
    [`${harlemZip} behind the garage`, behind('behind the garage')],
    [`${harlemZip} (behind the garage)`, behind('behind the garage')],
    [`${harlemZip}, back yard, left of the shed`, behind('back yard left of the shed')],
    [`${harlemZip} - gate code 1234`, behind('gate code 1234')],
    [
      `${harlemZip}-2214 rear entrance`,
      `2114 Harlem Blvd (rear entrance), Rockford, IL 61103-2214`,
    ],
    [`${harlemZip}, USA, behind the garage`, behind('USA behind the garage')],
    [`${harlemZip} behind the garage, USA`, behind('behind the garage')],
    [`${harlemZip} Apt 4`, '2114 Harlem Blvd Apt 4, Rockford, IL 61103'],
    [
      `2114 Harlem Blvd Apt 4, Rockford, Illinois 61103 side door`,
      '2114 Harlem Blvd Apt 4 (side door), Rockford, IL 61103',
    ],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
    expect(read(expected)).toBe(expected)
  })
})
