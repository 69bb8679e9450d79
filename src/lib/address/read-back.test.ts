import { describe, expect, test } from 'vitest'
// Addresses as people and their phones write them, each with what the page shows as read, or what it
// asks. Words behind a plus are no part of the address and go to the driver.
import { fc } from '#test/property'
import { deliveryZone } from '~/lib/pricing/delivery'
import { addressError, inParts, addressIn, readAddress, readPlace } from './address'
import { cleanAddress } from './address-text'
import { stateName } from './us-states'

const harlem = '2114 Harlem Blvd · Rockford, Illinois'
const harlemZip = `${harlem} · 61103`
const box = "We can't set up at a P.O. box. Please enter the street address of your event."
const twoStates = 'This address names two states. Which town and state is it?'
const otherZip = (zip: string, state: string, not: string) =>
  `${zip} is a ZIP code in ${state}, not in ${not}. Which town and state is it?`
const ourZip = (zip: string) => otherZip(zip, 'Illinois', 'Wisconsin')
const theirZip = otherZip('53511', 'Wisconsin', 'Illinois')
const farZip = "49341 isn't a ZIP code in Illinois. Which town and state is it?"
const form = 'Please enter it as street, city, state.'

/** Of the kinds that were misread, mispriced or lost words. */
const misread: [typed: string, shown: string][] = [
  ['2114 Harlem Blvd, Rockford, I L 61103', harlemZip],
  ['2114 Harlem Blvd, Rockford, I.L. 61103', harlemZip],
  ['2114 Harlem Blvd, Rockford, I L', harlem],
  ['2114 Harlem Blvd, Rockford, IL 61103, near Beloit, WI', `${harlemZip} + near Beloit, WI`],
  ['2114 Harlem Blvd, Rockford, IL, near Beloit, WI', twoStates],
  ['2114 Harlem Blvd, Rockford, near Beloit, WI', twoStates],
  ['12 Oak St, Beloit, WI, Rockford, IL 61101', twoStates],
  ['850 Hayes Ave, South Beloit, WI 61080', ourZip('61080')],
  ['2114 Harlem Blvd, Rockford, WI 61107', ourZip('61107')],
  ['2114 Harlem Blvd, Rockford 53511', theirZip],
  ['2114 Harlem Blvd, Rockford, IL 49341', farZip],
  ['2114 Harlem Blvd, Rockford 49341', farZip],
  ['700 College St, Beloit, IL 53511', theirZip],
  ['605 Eclipse Blvd, Beloit, WI 61080', ourZip('61080')],
  ['100 State St 53511', `What's the city? ${form}`],
  ['100 State St 53511, Loves Park, IL', theirZip],
  ['100 State St 53511, Loves Park, IL 61111', theirZip],
  ['100 State St, Loves Park, IL 61111, 53511', theirZip],
  ['350 W 6th St, Dubuque, IA 61103', otherZip('61103', 'Illinois', 'IA')],
  ['10631 Main St, Village of Roscoe', '10631 Main St · Roscoe, Illinois'],
  ['10631 Main St, Village of Roscoe, IL 61073', '10631 Main St · Roscoe, Illinois · 61073'],
  ['2114 Harlem Blvd, City of Rockford', harlem],
  ['2114 Harlem Blvd, City of Rockford, IL', harlem],
  ['P.O. Box 12, Rockford, IL 61105', box],
  ['PO Box 12, Rockford, IL', box],
  ['p o box 12 rockford il', box],
  ['Post Office Box 12, Rockford', box],
  ['POB 12, Rockford, IL', box],
  ['Box 12, Rockford, IL', box],
  ['St. Mary School, P.O. Box 12, Rockford, IL 61105', box],
  ['P.O. Box 12, 5110 Auburn St, Rockford', 'P.O. Box 12 5110 Auburn St · Rockford, Illinois'],
  ['RR 2 Box 45, Durand, IL', 'RR 2 Box 45 · Durand, Illinois'],
  ['2114 Harlem Blvd, Rockford, IL 61103. Use back door', `${harlemZip} + Use back door`],
  ['2114 Harlem Blvd, Rockford, IL 61103 (behind it)', `${harlemZip} + behind it`],
  ['2114 Harlem Blvd, Rockford, IL 61103 - gate code 1234', `${harlemZip} + gate code 1234`],
  ['2114 Harlem Blvd, Rockford, IL 61103 815-555-0142', `${harlemZip} + 815-555-0142`],
  ['2114 Harlem Blvd, Rockford, IL 61103, (815) 555-0142', `${harlemZip} + (815) 555-0142`],
  ['2114 Harlem Blvd, Rockford, IL 61103 8155550142', `${harlemZip} + 8155550142`],
  ['2114 Harlem Blvd, Rockford, IL, behind the garage', `${harlem} + behind the garage`],
  ['2114 Harlem Blvd, Rockford, behind the garage', `${harlem} + behind the garage`],
  ['2114 Harlem Blvd Rockford IL behind the garage', `${harlem} + behind the garage`],
  ['2114 Harlem Blvd, Rockford, IL 61103, USA, back yard', `${harlemZip} + back yard`],
  ['2114 Harlem Blvd, Rockford, IL 61103, left, by the shed', `${harlemZip} + left, by the shed`],
  ['2114 Harlem Blvd, Rockford, IL 61103, EE. UU.', `${harlemZip} + EE. UU`],
  ['2114 Harlem Blvd, Rockford, IL 61103 Apt 4', `${harlemZip} + Apt 4`],
  ['2114 Harlem Blvd, Rockford, Apt 4, IL', `${harlem} + Apt 4`],
  ['2114 Harlem Blvd, Rockford, Unit B, IL 61103', `${harlemZip} + Unit B`],
  ['Apt 4, 2114 Harlem Blvd, Rockford, IL', 'Apt 4 2114 Harlem Blvd · Rockford, Illinois'],
  ['2114 1/2 Harlem Blvd, Rockford, IL', '2114 1/2 Harlem Blvd · Rockford, Illinois'],
  ['2114B Harlem Blvd, Rockford, IL', '2114B Harlem Blvd · Rockford, Illinois'],
  ['2114 Harlem Blvd 2nd Floor, Rockford', '2114 Harlem Blvd 2nd Floor · Rockford, Illinois'],
  ['2114 Harlem Blvd, Trailer 5, Rockford', '2114 Harlem Blvd Trailer 5 · Rockford, Illinois'],
  ['2114 Harlem Blvd, Apt four, Rockford', '2114 Harlem Blvd Apt four · Rockford, Illinois'],
  ['2114 Harlem Blvd upstairs, Rockford', '2114 Harlem Blvd upstairs · Rockford, Illinois'],
  ['2114 Harlem Blvd Bldg C Apt 2, Rockford', '2114 Harlem Blvd Bldg C Apt 2 · Rockford, Illinois'],
  ['2114 Harlem Blvd, Rockford, IL 6110', `${harlem} + 6110`],
  ['2114 Harlem Blvd, Rockford, IL 611034', `${harlem} + 611034`],
  ['12 Oak St, Roscoe, Winnebago County, IL', '12 Oak St · Roscoe, Illinois + Winnebago County'],
  [
    '12 Oak St, Roscoe, next to Wisconsin Ave',
    '12 Oak St · Roscoe, Illinois + next to Wisconsin Ave',
  ],
  ['9 Oak Ct IL 61103, Lena, IL', '9 Oak Ct · Lena, Illinois · 61103'],
  ['2114 Harlem Blvd, Rockford, Illinios', `${harlem} + Illinios`],
  ['12 Elm St, Lovs Park, IL', '12 Elm St · Lovs Park, Illinois'],
  ['1 King St W, Toronto, ON M5H 1A1', `What's the state? ${form}`],
  ['1 King St, Toronto, Canada', `What's the state? ${form}`],
]

const ordinary: [typed: string, shown: string][] = [
  ['2114 Harlem Blvd, Rockford, IL 61103', harlemZip],
  ['  2114  Harlem Blvd ,Rockford,  IL   61103 ', harlemZip],
  ['2114 Harlem Blvd\nRockford, IL 61103', harlemZip],
  ['2114 Harlem Blvd\r\nRockford, IL 61103\r\nUnited States', harlemZip],
  ['2114 Harlem Blvd, Rockford, IL 61103-2214', `${harlemZip}-2214`],
  ['2114 Harlem Blvd, Rockford, IL 61103–2214', `${harlemZip}-2214`],
  ['2114 Harlem Blvd, Rockford, il 61103', harlemZip],
  ['2114 Harlem Blvd, Rockford, Illinois 61103', harlemZip],
  ['2114 Harlem Blvd, Rockford, Ill. 61103', harlemZip],
  ['2114 Harlem Blvd, Rockford, Illinois', harlem],
  ['2114 Harlem Blvd, Rockford, IL, USA', harlem],
  ['2114 Harlem Blvd, Rockford, IL 61103, United States of America', harlemZip],
  ['2114 Harlem Blvd, Rockford, IL 61103 U.S.A.', harlemZip],
  ['2114 Harlem Blvd, Rockford, IL, 61103', harlemZip],
  ['2114 Harlem Blvd, Rockford 61103, IL', harlemZip],
  ['2114 Harlem Blvd, Rockford IL 61103', harlemZip],
  ['2114 Harlem Blvd Rockford, IL 61103', harlemZip],
  ['2114 Harlem Blvd Rockford IL 61103', harlemZip],
  ['2114 harlem blvd rockford il', '2114 harlem blvd · rockford, Illinois'],
  ['2114 Harlem Blvd, Rockford', harlem],
  ['2114 Harlem Blvd Rockford', harlem],
  ['2114 Harlem, Rockford', '2114 Harlem · Rockford, Illinois'],
  ['2114 Harlem Blvd, Rockford, IL61103', harlemZip],
  ['2114 Harlem Blvd, Rockford,IL,61103', harlemZip],
  ['2114 Harlem Blvd, Rockford, I’ll 61103', harlemZip],
  ['2114 Harlem Blvd. Rockford. IL. 61103', harlemZip],
  ['2114 Harlem Blvd, 61103 Rockford, IL', harlemZip],
  ['2114 Harlem Blvd 61103 Rockford', harlemZip],
  ['📍 2114 Harlem Blvd, Rockford, IL', harlem],
  ['\u200e2114 Harlem Blvd, Rockford, IL\u200b', harlem],
  ['2114 Harlem Blvd，Rockford，IL', harlem],
  ['2114 Harlem Blvd, Apt 4, Rockford', '2114 Harlem Blvd Apt 4 · Rockford, Illinois'],
  ['2114 Harlem Blvd #4, Rockford', '2114 Harlem Blvd #4 · Rockford, Illinois'],
  ['2114-B Harlem Blvd, Rockford', '2114-B Harlem Blvd · Rockford, Illinois'],
  ['12 King’s Way, Rockford', "12 King's Way · Rockford, Illinois"],
  ['Sinnissippi Park, N 2nd St Rockford', 'Sinnissippi Park N 2nd St · Rockford, Illinois'],
  ['Day School, 12 Oak St, Rockford', 'Day School 12 Oak St · Rockford, Illinois'],
  ['Corner of Oak & Elm, Rockford', 'Corner of Oak & Elm · Rockford, Illinois'],
  ['806 E State St, Cherry Valley', '806 E State St · Cherry Valley, Illinois'],
  ['100 Heart Blvd Loves Park', '100 Heart Blvd · Loves Park, Illinois'],
  ['8402 N Alpine Rd Machesney Park IL', '8402 N Alpine Rd · Machesney Park, Illinois'],
  ['850 Hayes Ave South Beloit IL', '850 Hayes Ave · South Beloit, Illinois'],
  ['850 Hayes Ave, S. Beloit', '850 Hayes Ave · South Beloit, Illinois'],
  ['850 Hayes Ave, S Beloit, IL 61080', '850 Hayes Ave · South Beloit, Illinois · 61080'],
  ['12 Oak Ct, Roscoe', '12 Oak Ct · Roscoe, Illinois'],
  ['1500 East Ave, Belvidere 61008', '1500 East Ave · Belvidere, Illinois · 61008'],
  ['1500 East Ave Belvidere 61008', '1500 East Ave · Belvidere, Illinois · 61008'],
  ['306 S 5th St Oregon IL 61061', '306 S 5th St · Oregon, Illinois · 61061'],
  ['306 S 5th St, Oregon 61061', '306 S 5th St · Oregon, Illinois · 61061'],
  ['12 Elm St Pleasant Plains IL', '12 Elm St · Pleasant Plains, Illinois'],
  ['100 Main St, East St. Louis, IL', '100 Main St · East St. Louis, Illinois'],
  ['103 W State St, O’Fallon, IL', "103 W State St · O'Fallon, Illinois"],
  ['9 County Rd, Byron, IL', '9 County Rd · Byron, Illinois'],
  ['9500 IL 173, Machesney Park', '9500 IL 173 · Machesney Park, Illinois'],
  ['8 N IL 2, Oregon, IL 61061', '8 N IL 2 · Oregon, Illinois · 61061'],
  ['1200 Illinois, Rockford', '1200 Illinois · Rockford, Illinois'],
  ['12 Canada Ct, Rockford, IL', '12 Canada Ct · Rockford, Illinois'],
  ['12 Main St, Peru, IL', '12 Main St · Peru, Illinois'],
  ['12 Oak & Elm St #4, Byron, IL 61010', '12 Oak & Elm St #4 · Byron, Illinois · 61010'],
  ['605 Eclipse Blvd, Beloit 53511', '605 Eclipse Blvd · Beloit, Wisconsin · 53511'],
  ['605 Eclipse Blvd, Beloit, Wisc.', '605 Eclipse Blvd · Beloit, Wisconsin'],
  ['421 4th Ave S Beloit WI', '421 4th Ave S · Beloit, Wisconsin'],
  ['N6543 County Rd H, Brodhead, WI', 'N6543 County Rd H · Brodhead, Wisconsin'],
  ['12 Main St, Denmark, WI 54208', '12 Main St · Denmark, Wisconsin · 54208'],
  ['350 W 6th St, Dubuque, Iowa 52001', '350 W 6th St · Dubuque, IA · 52001'],
  ['306 8th Ave S Clinton IA', '306 8th Ave S · Clinton, IA'],
  ['1 Capitol St, Charleston, West Virginia', '1 Capitol St · Charleston, WV'],
  ['100 Calle 1, San Juan, PR 00901', '100 Calle 1 · San Juan, PR · 00901'],
]

describe('the page shows what it read, or asks', () => {
  test.each([...misread, ...ordinary])('%s', (typed, shown) => {
    const reading = readAddress(typed)
    if (!reading.ok) return expect(addressError(reading)).toBe(shown)
    const rest = reading.rest === '' ? '' : ` + ${reading.rest}`
    expect(inParts(reading.address) + rest).toBe(shown)
    // The fee depends on nothing else.
    const [, place = ''] = shown.split(' · ')
    const [town = '', state = ''] = place.split(' + ')[0]?.split(', ') ?? []
    expect(stateName(reading.address.state)).toBe(state)
    expect(deliveryZone({ town, state: reading.address.state })).toEqual(
      deliveryZone(reading.address),
    )
  })
})

/** The runs of letters and digits, without what is stored in another spelling, or not at all. */
function wordsOf(text: string): string[] {
  const respelled =
    /\b(?:U\.?S\.?A\.?|United States(?: of America)?|Illinois|I\.? ?L|Ill|I['’]ll|Wisconsin|Wisc?|Iowa|West Virginia|WV|IA|PR|(?:City|Village) of|S(?:o|outh)?(?=\.? Beloit))(?:\b|(?=\d))|\bWI\b/gi
  return (
    text
      .replaceAll(respelled, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The typed words that aren't among the kept ones. */
function lost(typed: string, kept: string): string[] {
  const words = wordsOf(kept)
  return wordsOf(typed).filter((word) => {
    const at = words.indexOf(word)
    if (at !== -1) words.splice(at, 1)
    return at === -1
  })
}

describe('no word is lost', () => {
  test.each([...misread, ...ordinary])('of %s', (typed) => {
    const reading = readAddress(typed)
    if (reading.ok) expect(lost(typed, `${reading.address.text} ${reading.rest}`)).toEqual([])
    // What can't be read stays as it was typed, until its town is chosen.
    const chosen = addressIn(typed, 'Rockton', 'IL')
    const town = readPlace(typed).town
    expect(lost(typed, `${chosen.address} ${chosen.rest} ${town}`)).toEqual([])
  })
})

test('reading a normal form again changes nothing, and has every word of the first', () => {
  const pieces =
    '2114,Harlem,Blvd,St.,N,S,Rockford,South Beloit,Beloit,County,Ogle County,Oregon,Ct,Park,Apt 4,Unit B,#4,& Sons,IL,Illinois,WI,Iowa,61103,53511,USA,é,X.,ON,Canada,another state'
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
      expect(readAddress(first.address.text)).toEqual({ ...first, rest: '' })
      // A ZIP code that is said twice is stored once.
      const missing = lost(cleanAddress(text), `${first.address.text} ${first.rest}`)
      expect(missing.filter((word) => !/^(?:[a-z]|61103|53511)$/.test(word))).toEqual([])
      // The database's rules read the third part: it starts with the state, and a ZIP may follow.
      const [street = '', town = '', state = '', ...more] = first.address.text.split(', ')
      expect(street.trim()).not.toBe('')
      expect(town).toBe(first.address.town)
      expect(more).toEqual([])
      expect(state).toMatch(/^(?:[A-Z]{2}|another state)( \d{5}(-\d{4})?)?$/)
      expect(first.address.text.length).toBeLessThanOrEqual(300)
    }),
    { numRuns: 3000 },
  )
  expect(understood).toBeGreaterThan(500)
})
