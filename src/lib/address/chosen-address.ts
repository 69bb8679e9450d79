// What becomes of the typed words when a suggestion is chosen, which knows neither unit nor ZIP code.
import { typosBetween } from '~/lib/text/typos'
import { readAddress } from './address'
import { normalForm, readParts } from './address-parts'
import { cleanAddress } from './address-text'
import { stateOfZip } from './us-states'

/** The suggestion with the typed ZIP code, and what else was typed for the driver: "Apt 4". */
export function chosenAddress(
  suggestion: string,
  typed: string,
): { address: string; rest: string } {
  const rest = wordsLeft(typed, suggestion)
  const isZip = (word: string) => /^\d{5}$/.test(word) && stateOfZip(word) !== null
  const zip = rest.split(/[ ,]+/).find(isZip) ?? ''
  const address = withZip(suggestion, zip)
  if (address === suggestion) return { address, rest }
  return { address, rest: tidy(rest.replace(zip, '')) }
}

/** The suggestion with a ZIP code if it lacks one. A place without street or town stays as it is. */
export function withZip(suggestion: string, zip: string): string {
  const parts = readParts(cleanAddress(suggestion))
  const isWhole = readAddress(suggestion).ok
  return isWhole && zip !== '' && parts.zip === '' ? normalForm({ ...parts, zip }) : suggestion
}

/** The typed words that aren't in the suggestion. A word's beginning counts as in it. */
function wordsLeft(typed: string, suggestion: string): string {
  const known: (string | null)[] = wordsOf(suggestion).map(plain)
  const words = wordsOf(typed)
  const left = words.map(() => false)
  let next = 0
  for (const test of [isSame, isMisspelled])
    for (const [i, word] of words.entries()) {
      if (test === isMisspelled && !left[i]) continue
      const at = known.findIndex((other) => other !== null && test(plain(word), other))
      left[i] = at === -1
      if (at === -1) continue
      known[at] = null
      next = at + 1
    }
  const last = words.length - 1
  const begun = plain(words[last] ?? '')
  const isBegun = (other: string | null) => other !== null && other.startsWith(begun)
  if (
    left[last - 1] !== true &&
    (isBegun(known[next] ?? null) || (begun.length > 2 && known.some(isBegun)))
  )
    left[last] = false
  return tidy(
    words
      // "1401 1/2" says more than "1/2".
      .map((word, i) =>
        left[i] || (left[i + 1] && (words[i + 1] ?? '').includes('/')) ? word : ',',
      )
      .join(' '),
  )
}

const wordsOf = (text: string) =>
  cleanAddress(text)
    .replaceAll(',', ', ')
    .split(/\s+/)
    .filter((word) => /[^,.-]/.test(word))

/** Without signs at its end and with the usual abbreviation, to be compared. */
function plain(word: string): string {
  const letters = word.toLowerCase().replaceAll(/^[(]+|[.,:)]+$/g, '')
  return short.get(letters) ?? letters
}

const isSame = (one: string, other: string) => one === other

/** A typo of a word that the suggestion has right. */
const isMisspelled = (one: string, other: string) =>
  /^\p{L}{5,}$/u.test(one) && typosBetween(one, other) === 1

const short = new Map(
  [
    'street st, avenue ave, av ave, boulevard blvd, road rd, drive dr, lane ln, court ct, circle cir',
    'place pl, parkway pkwy, highway hwy, terrace ter, trail trl, square sq, saint st, mount mt',
    'north n, south s, east e, west w, northeast ne, northwest nw, southeast se, southwest sw',
    'first 1st, second 2nd, third 3rd, fourth 4th, fifth 5th, sixth 6th, seventh 7th, eighth 8th',
    'ninth 9th, tenth 10th, illinois il, ill il, wisconsin wi',
  ]
    .flatMap((line) => line.split(', '))
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Words in runs between commas, without empty runs. */
const tidy = (words: string) =>
  words
    .split(',')
    .map((run) => run.trim().replaceAll(/ +/g, ' '))
    .filter(Boolean)
    .join(', ')
