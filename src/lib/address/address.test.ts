import { describe, expect, test } from 'vitest'
import { fc } from '#test/property'
import { addressError, readAddress } from './address'

const harlem = '2114 Harlem Blvd, Rockford, IL 61103'

/** The normal form, or the names of what is missing. */
function read(typed: string): string {
  const reading = readAddress(typed)
  if (reading.ok) return reading.address.text
  return reading.reason === 'tooLong' ? 'too long' : `missing ${reading.missing.join(', ')}`
}

describe('the normal form', () => {
  test.each([
    [harlem, harlem],
    ['  2114  Harlem Blvd ,Rockford,  IL   61103 ', harlem],
    ['2114 Harlem Blvd\nRockford, IL 61103', harlem],
    ['2114 Harlem Blvd, Rockford, IL 61103-2214', `${harlem}-2214`],
    // The state's spellings, with or without the country.
    ['2114 Harlem Blvd, Rockford, il 61103', harlem],
    ['2114 Harlem Blvd, Rockford, Illinois 61103', harlem],
    ['2114 Harlem Blvd, Rockford, Ill. 61103', harlem],
    ['2114 Harlem Blvd, Rockford, Illinois', '2114 Harlem Blvd, Rockford, IL'],
    ['2114 Harlem Blvd, Rockford, IL, USA', '2114 Harlem Blvd, Rockford, IL'],
    ['2114 Harlem Blvd, Rockford, IL 61103, United States of America', harlem],
    ['2114 Harlem Blvd, Rockford, IL 61103 U.S.A.', harlem],
    ['2114 Harlem Blvd, Rockford, IL, 61103', harlem],
    ['2114 Harlem Blvd, Rockford 61103, IL', harlem],
    ['421 4th Ave, Beloit, wisconsin 53511', '421 4th Ave, Beloit, WI 53511'],
    ['350 W 6th St, Dubuque, Iowa 52001', '350 W 6th St, Dubuque, IA 52001'],
    ['1 Capitol St, Charleston, West Virginia', '1 Capitol St, Charleston, WV'],
    // Units take no comma.
    ['2114 Harlem Blvd, Apt 4, Rockford, IL 61103', '2114 Harlem Blvd Apt 4, Rockford, IL 61103'],
    ['2114 Harlem Blvd, #4, Rockford, IL 61103', '2114 Harlem Blvd #4, Rockford, IL 61103'],
    ['2114 Harlem Blvd, Rockford, Apt 4, IL', '2114 Harlem Blvd Apt 4, Rockford, IL'],
    ['2114 Harlem Blvd, Rockford, IL 61103, Apt 4', '2114 Harlem Blvd Apt 4, Rockford, IL 61103'],
    ['2114 Harlem Blvd Apt 4 Rockford IL', '2114 Harlem Blvd Apt 4, Rockford, IL'],
    // Names of places, as suggestions give them.
    ['Sinnissippi Park, N 2nd St Rockford, IL', 'Sinnissippi Park N 2nd St, Rockford, IL'],
    // Commas left out.
    ['2114 Harlem Blvd, Rockford IL 61103', harlem],
    ['2114 Harlem Blvd Rockford, IL 61103', harlem],
    ['2114 Harlem Blvd Rockford IL 61103', harlem],
    ['2114 harlem blvd rockford il', '2114 harlem blvd, rockford, IL'],
    ['8402 N Alpine Rd Machesney Park IL 61115', '8402 N Alpine Rd, Machesney Park, IL 61115'],
    ['850 Hayes Ave South Beloit IL', '850 Hayes Ave, South Beloit, IL'],
    ['306 S 5th St Oregon IL 61061', '306 S 5th St, Oregon, IL 61061'],
    // An unknown town's name is the last word, or what follows the street's type.
    ['12 Broadway Lindley IL', '12 Broadway, Lindley, IL'],
    ['12 Elm St Pleasant Plains IL', '12 Elm St, Pleasant Plains, IL'],
    ['306 8th Ave S Clinton IA', '306 8th Ave S, Clinton, IA'],
    ['100 Main St, East St. Louis, IL', '100 Main St, East St. Louis, IL'],
    // A county is no city.
    ['12 Main St, Rockford, Winnebago County, IL 61101', '12 Main St, Rockford, IL 61101'],
    ['9 County Rd, Byron, Ogle County., Illinois', '9 County Rd, Byron, IL'],
    ['12 Main St, Byron, USA, Ogle County, IL', '12 Main St, Byron, IL'],
    // South Beloit as its mail is addressed. Across the river, the S is the street's.
    ['850 Hayes Ave, S Beloit, IL 61080', '850 Hayes Ave, South Beloit, IL 61080'],
    ['850 Hayes Ave S. Beloit IL', '850 Hayes Ave, South Beloit, IL'],
    ['421 4th Ave S Beloit WI', '421 4th Ave S, Beloit, WI'],
    ['9 Oak Ct, Unity, WI', '9 Oak Ct, Unity, WI'],
    ['9 Oak Ct IL 61103, Lena, IL', '9 Oak Ct IL 61103, Lena, IL'],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  test('an address with # or & is kept whole', () => {
    const address = '12 Oak & Elm St #4, Byron, IL 61010'
    expect(read(address)).toBe(address)
  })

  test('reading a normal form again changes nothing', () => {
    const pieces =
      '2114,Harlem,Blvd,St.,N,S,Rockford,South Beloit,Beloit,County,Ogle County,Oregon,Ct,Park,Apt 4,Unit B,#4,& Sons,IL,Illinois,WI,Iowa,61103,USA,é,X.,ON,Canada,another state'
    const words = fc.constantFrom(...pieces.split(','))
    const typed = fc
      .array(fc.tuple(fc.oneof(words, fc.string()), fc.constantFrom(' ', ', ', ',', '\n')), {
        maxLength: 9,
      })
      .map((pairs) => pairs.flat().join(''))
    const inLena = typed.map((text) => `${text}, Lena, IL`)
    let understood = 0
    fc.assert(
      fc.property(fc.oneof(typed, inLena), (text) => {
        const first = readAddress(text)
        if (!first.ok) return
        understood += 1
        expect(readAddress(first.address.text)).toEqual(first)
        // The database's rules read the third part: it starts with the state, and a ZIP may follow.
        const [street = '', city = '', state = '', ...more] = first.address.text.split(', ')
        if (first.address.state === '')
          expect(state).not.toMatch(/^(Illinois|IL|Wisconsin|WI)( +\d{5}(-\d{4})?)?$/)
        else {
          expect(street.trim()).not.toBe('')
          expect(city).toBe(first.address.city)
          expect(state).toMatch(/^[A-Z]{2}( \d{5}(-\d{4})?)?$/)
          expect(more).toEqual([])
        }
        expect(first.address.text.length).toBeLessThanOrEqual(300)
      }),
      { numRuns: 3000 },
    )
    expect(understood).toBeGreaterThan(500)
  })
})

test.each([
  [harlem, { city: 'Rockford', state: 'IL', deliverable: true }],
  ['421 4th Ave, Beloit, Wis.', { city: 'Beloit', state: 'WI', deliverable: true }],
  ['350 W 6th St, Dubuque, IA', { city: 'Dubuque', state: 'IA', deliverable: false }],
  ['401 Broadway, Gary, Indiana', { city: 'Gary', state: 'IN', deliverable: false }],
])('city, state and delivery area of %s', (typed, expected) => {
  expect(readAddress(typed)).toMatchObject({ ok: true, address: expected })
})

describe('a missing part is named', () => {
  test.each([
    ['', 'missing street, city, state'],
    [' , ,', 'missing street, city, state'],
    ['61103', 'missing street, city, state'],
    ['2114 Harlem Blvd', 'missing city, state'],
    ['2114 Harlem Blvd, Apt 4', 'missing city, state'],
    ['12 Oak Ridge Ct', 'missing city, state'],
    ['2114 Harlem Blvd, IL 61103', 'missing city'],
    ['2114 Broadway, IL', 'missing city'],
    ['500 N Rockton, IL', 'missing city'],
    ['Rockford, 2114 Harlem Blvd, IL', 'missing city'],
    ['12 Main St, Winnebago County, IL', 'missing city'],
    ['12 Main St, USA, Ogle County, IL', 'missing city'],
    ['Winnebago County, IL', 'missing city'],
    ['Rockford, IL, USA', 'missing street'],
    ['Loves Park IL', 'missing street'],
    ['500, Rockford, IL', 'missing street'],
  ])('%s: %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  test('an address longer than the rules allow is refused, not cut', () => {
    const fitting = `${'x'.repeat(280)}, Rockford, IL 61103`
    expect(read(fitting)).toBe(fitting)
    expect(read(`x${fitting}`)).toBe('too long')
  })
})

test('the message asks for the missing part by name', () => {
  const say = (typed: string) => addressError(readAddress(typed))
  expect(say(harlem)).toBe('')
  const form = 'Please enter it as street, city, state.'
  expect(say('2114 Harlem Blvd, IL')).toBe(`What's the city? ${form}`)
  expect(say('2114 Harlem Blvd')).toBe(`What's the city and state? ${form}`)
  expect(say('')).toBe(form)
  const tooLong = 'That address is too long. Keep it under 300 characters.'
  expect(say(`${'x'.repeat(300)}, Rockford, IL`)).toBe(tooLong)
})
