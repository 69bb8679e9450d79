import { describe, expect, test } from 'vitest'
import { addressError, addressIn, readAddress, readAnyAddress } from './address'

const form = 'Please enter it as street, city, state.'

describe('the normal form', () => {
  test.each([
    [
      '2114 Harlem Blvd, Apt 4, Rockford, illinois 61103',
      '2114 Harlem Blvd Apt 4, Rockford, IL 61103',
    ],
    ['850 Hayes Ave S. Beloit IL', '850 Hayes Ave, South Beloit, IL'],
    ['605 Eclipse Blvd, Beloit 53511-1234', '605 Eclipse Blvd, Beloit, WI 53511-1234'],
    // An address with # or & is kept whole.
    ['12 Oak & Elm St #4, Byron, IL 61010', '12 Oak & Elm St #4, Byron, IL 61010'],
  ])('%s', (typed, text) => {
    expect(readAddress(typed)).toMatchObject({ ok: true, address: { text } })
  })
})

test.each([
  ['2114 Harlem Blvd, Rockford', { town: 'Rockford', state: 'IL', deliverable: true }],
  ['421 4th Ave, Beloit, Wis.', { town: 'Beloit', state: 'WI', deliverable: true }],
  ['401 Broadway, Gary, Indiana', { town: 'Gary', state: 'IN', deliverable: false }],
  [
    '12 Main St, Springfield, another state',
    { town: 'Springfield', state: '', deliverable: false },
  ],
])('town, state and delivery area of %s', (typed, expected) => {
  expect(readAddress(typed)).toMatchObject({ ok: true, address: expected })
})

describe('a missing part is named', () => {
  test.each([
    ['', form],
    [' , ,', form],
    ['61103', form],
    ['2114 Harlem Blvd', `What's the city and state? ${form}`],
    ['2114 Harlem Blvd, Apt B', `What's the city and state? ${form}`],
    ['Village Hall, 1234 Broadway', `What's the city and state? ${form}`],
    ['12 Oak Ridge Ct', `What's the city and state? ${form}`],
    ['2114 Harlem Blvd, IL 61103', `What's the city? ${form}`],
    ['2114 Broadway, IL', `What's the city? ${form}`],
    ['12 Broadway Lindley IL', `What's the city? ${form}`],
    ['500 N Rockton, IL', `What's the city? ${form}`],
    ['Rockford, 2114 Harlem Blvd, IL', `What's the city? ${form}`],
    ['12 Main St, Winnebago County, IL', `What's the city? ${form}`],
    ['12 Main St, Georgia', `What's the city? ${form}`],
    ['1500 East Ave, Belvidere', `What's the state? ${form}`],
    ['421 4th Ave S Beloit', `What's the state? ${form}`],
    ['12 Main St, Springfield, USA', `What's the state? ${form}`],
    ['12 Main St, Cape Girardeau 63701', `What's the state? ${form}`],
    ['605 Eclipse Blvd, Beloit, Wisconson', `What's the state? ${form}`],
    ['Rockford, IL, USA', `What's the street? ${form}`],
    ['Loves Park IL', `What's the street? ${form}`],
    ['500, Rockford, IL', `What's the street? ${form}`],
  ])('%s', (typed, error) => {
    expect(addressError(readAddress(typed))).toBe(error)
  })

  test('an address longer than the rules allow is refused, not cut', () => {
    const fitting = `${'x'.repeat(280)}, Rockford, IL 61103`
    expect(readAddress(fitting)).toMatchObject({ ok: true, address: { text: fitting } })
    const tooLong = 'That address is too long. Keep it under 300 characters.'
    expect(addressError(readAddress(`x${fitting}`))).toBe(tooLong)
  })
})

describe('a chosen town and state count', () => {
  test.each([
    ['100 State St 53511', 'Loves Park', 'IL', '100 State St, Loves Park, IL + 53511'],
    ['100 State St 61111', 'Loves Park', 'IL', '100 State St, Loves Park, IL 61111 + '],
    ['700 College St, Beloit, IL 53511', 'Beloit', 'WI', '700 College St, Beloit, WI 53511 + '],
    ['12 Elm St, Lovs Park, IL', 'Loves Park', 'IL', '12 Elm St, Loves Park, IL + '],
    ['12 Oak St, Roscoe, near Beloit, WI', 'Roscoe', 'IL', '12 Oak St, Roscoe, IL + near Beloit'],
    ['1 King St', 'Toronto', 'another state', '1 King St, Toronto, another state + '],
  ])('%s in %s, %s', (typed, town, state, expected) => {
    const { address, rest } = addressIn(typed, town, state)
    expect(`${address} + ${rest}`).toBe(expected)
    expect(readAddress(address)).toMatchObject({ ok: true, rest: '', address: { town } })
  })
})

describe('where the office decides, any address passes', () => {
  test.each([
    ['2114 Harlem Blvd, Rockford', '2114 Harlem Blvd, Rockford, IL'],
    ['the big barn  past the mill', 'the big barn past the mill'],
    ['2114 Harlem Blvd', '2114 Harlem Blvd'],
    ['2114 Harlem Blvd\nback yard', '2114 Harlem Blvd, back yard'],
    ['P.O. Box 12, Rockford, IL', 'P.O. Box 12, Rockford, IL'],
    ['1 King St, Toronto, Canada', '1 King St, Toronto, Canada'],
  ])('%s', (typed, text) => {
    expect(readAnyAddress(typed)).toMatchObject({ ok: true, address: { text } })
  })

  test('its state is its third part and its town the second one, as in the rules', () => {
    const text = 'Rockford, 2114 Harlem Blvd, IL 61103'
    const address = { text, town: '2114 Harlem Blvd', state: 'IL', deliverable: true }
    expect(readAnyAddress(text)).toEqual({ ok: true, address, rest: '' })
    const nowhere = { state: '', deliverable: false }
    expect(readAnyAddress('the barn, by the mill')).toMatchObject({ ok: true, address: nowhere })
  })

  test('except an empty one, and one too long for the database', () => {
    expect(readAnyAddress(' ,\n')).toMatchObject({ ok: false, reason: 'incomplete' })
    expect(readAnyAddress('x'.repeat(301))).toEqual({ ok: false, reason: 'tooLong' })
  })
})
