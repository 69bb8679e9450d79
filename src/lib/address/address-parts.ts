// Street, town, state and ZIP code of a typed address, and the words that are none of them.
import { isFlatFeeTown } from '~/lib/domain/flat-fee-town'
import { splitAtCommas } from './address-text'
import { isListedTown } from './address-towns'
import { splitStreet } from './split-street'
import { otherStates, ourStates, readState, stateOfZip, zipFits } from './us-states'

export type AddressParts = {
  /** Including a unit that is written before the town. */
  street: string
  /** '' if there is none, as with the ZIP code. */
  town: string
  /** Two-letter code or `anotherState`; null if neither the text nor the town or ZIP code says. */
  state: string | null
  zip: string
  /** All other words: a unit after the town, a note after the ZIP code. */
  rest: string
  /** What contradicts the rest: another state's ZIP code, or '' for two states; otherwise null. */
  conflict: string | null
}

const zipCode = '\\d{5}(?:-\\d{4})?(?!\\d)'
const partEnd = '(?=[. ]*(?:,|$)|\\. )'
/**
 * What may end an address: a state with its ZIP code, a ZIP code at the end of a part, one of our
 * two states there or inside of a part, any state at the end of the text.
 */
const endings = new RegExp(
  [
    `(?:^|[, ]+)(?:(?<pair>${ourStates}|${otherStates})[.]?[, ]+(?<pairZip>${zipCode})`,
    `(?<zip>${zipCode})(?:${partEnd}|(?= +${zipCode}))`,
    `(?<state>(?:${ourStates})${partEnd}|(?:${otherStates})(?=[. ]*$))`,
    `(?<inside>il|illinois|wi|wisconsin)(?=[.]? ))`,
  ].join('|'),
  'gi',
)
const country =
  /[, ]+(?:(?:U\.S\.A\.?|USA|United States(?: of America)?)(?=[., ]|$)|U\.?S\.?(?=[. ]*(?:,|$)))/gi

type Ending = {
  start: number
  end: number
  state: string | null
  zip: string
  /** More words of the same part follow. */
  inside: boolean
}

/** Reads the parts of a cleaned text. */
export function readParts(clean: string): AddressParts {
  const text = clean.replaceAll(country, '').replace(zipBeforeTown, townFirst)
  const found = outsideStreet(text, endingsIn(text))
  const { length } = text
  const open = { start: length, end: length, state: null, zip: '', inside: false }
  const isOpen = /[^., ]/.test(text.slice(found.at(-1)?.end ?? 0))
  const ends = isOpen ? [...found, open] : found
  // The first ending after a street and a town ends the address.
  let before = ''
  for (const [i, ending] of ends.entries()) {
    const last = ends[i - 1]
    // Without a town before it, a state is a part of the street: "1200 Illinois, Rockford".
    const from = last?.zip === '' ? last.start : (last?.end ?? 0)
    before += text.slice(from, ending.start)
    const near = adjoining(text, ends, i)
    const zip = near.find((each) => each.zip !== '')?.zip ?? ''
    const split = splitStreet(before, stateOf(near) ?? stateOfZip(zip))
    const isWhole = split.town !== '' && /\p{L}/u.test(split.street)
    if (!isWhole || (ending.inside && split.after !== '')) continue
    const earlier = ends.slice(0, i).filter((each) => each.zip !== '')
    const later = ends.slice(i + near.length)
    return resolved(split, [...earlier, ...near], later, text.slice(near.at(-1)?.end))
  }
  // The address is incomplete, so treat everything that may be a state or ZIP code as one.
  const street = found.reduceRight(
    (rest, end) => rest.slice(0, end.start) + rest.slice(end.end),
    text,
  )
  return resolved(splitStreet(street, stateOf(found)), found, [], '')
}

/** In the normal form, a street may have a state's name: "12 Old WI, Lena, IL". */
function outsideStreet(text: string, found: Ending[]): Ending[] {
  const last = found.at(-1)
  const before = text.slice(0, last?.start)
  const [, town = '', ...more] = splitAtCommas(before)
  const isNormal =
    more.length === 0 &&
    last?.end === text.length &&
    last.start === text.lastIndexOf(',') &&
    splitStreet(before, last.state).town === town
  return isNormal && found.slice(0, -1).every(({ zip }) => zip === '') ? [last] : found
}

const stateOf = (ends: readonly Ending[]) => ends.find(({ state }) => state !== null)?.state ?? null

/** "2114 Harlem Blvd, 61103 Rockford" */
const zipBeforeTown = /[, ]+(\d{5}) ([^,\d]+?)(?= *(?:,|$))/
const townFirst = (all: string, zip: string, town: string) =>
  isListedTown(town) ? `, ${town} ${zip}` : all

/** The form that is stored: `street [unit], town, ST ZIP`. */
export function normalForm(parts: Pick<AddressParts, 'street' | 'town' | 'state' | 'zip'>): string {
  const { street, town, state, zip } = parts
  return `${street}, ${town}, ${state}${zip === '' ? '' : ` ${zip}`}`
}

function endingsIn(text: string): Ending[] {
  return [...text.matchAll(endings)].flatMap(({ 0: all, index, groups = {} }) => {
    const { pair, pairZip, zip, state, inside } = groups
    // A number at the very start is the house number.
    if (zip !== undefined && index === 0) return []
    return {
      start: index,
      end: index + all.length,
      state: readState(pair ?? state ?? inside ?? ''),
      zip: pairZip ?? zip ?? '',
      inside: inside !== undefined,
    }
  })
}

/** An ending and those that follow it without a word between them: "61103, IL". */
function adjoining(text: string, ends: readonly Ending[], from: number): Ending[] {
  const count = ends
    .slice(from + 1)
    .findIndex((each, i) => /[^., ]/.test(text.slice(ends[from + i]?.end, each.start)))
  return ends.slice(from, count === -1 ? undefined : from + 1 + count)
}

/** @param later endings behind the address, which are directions unless they contradict it */
function resolved(
  { street, town, after }: ReturnType<typeof splitStreet>,
  own: readonly Ending[],
  later: readonly Ending[],
  behind: string,
): AddressParts {
  const named = (ends: readonly Ending[]) =>
    ends.map(({ state }) => state).filter((state) => state !== null)
  const zips = own.map(({ zip }) => zip).filter(Boolean)
  const zip = zips[0] ?? ''
  // Without a state, a town with the flat fee is the one in Illinois.
  const state = named(own)[0] ?? (isFlatFeeTown(town) ? 'IL' : stateOfZip(zip))
  const isOther = (other: string | null) => other !== null && other !== state
  // "Rockford, near Beloit, WI"
  const isFar = after !== '' && isFlatFeeTown(town) && isOther('IL')
  const isNamedTwice =
    isFar ||
    named(own).some(isOther) ||
    (zip === '' &&
      (named(later).some(isOther) || later.some((end) => isOther(stateOfZip(end.zip)))))
  const otherZip = zips.find((each) => state !== null && !zipFits(each, state)) ?? null
  const others = zips.slice(1).filter((each) => each !== zip)
  const rest = [after, behind, ...others].map(words).filter(Boolean).join(', ')
  const conflict = state !== null && isNamedTwice ? '' : otherZip
  return { street, town, state, zip, rest, conflict }
}

/** Without the punctuation around a note: "(behind the garage)". */
const words = (text: string) =>
  text
    .replaceAll(/^[ ,.:-]+|[ ,.:-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replaceAll(/ *, */g, ', ')
