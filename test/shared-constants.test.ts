// Numbers that the page, the rules and the documents share must be equal: otherwise the rules refuse what the page allows.
// This test has no such number of its own, so a change in all places needs no change here.
import { describe, expect, test } from 'vitest'
import { differences, readTexts, say } from './shared-constants'
import { shared } from './shared-places'

const texts = readTexts()

test('page, rules and documentation say the same', () => {
  const missing = differences(texts)
  // An assertion would print the list once more as a comparison with an empty one.
  if (missing.length > 0) throw new Error(missing.join('\n'))
})

// What is found in no place is a difference already.
const places = shared.flatMap(({ what, places: all }) =>
  all
    .map((place, index) => ({ what, place, file: place.file, index }))
    .filter(({ place: { file, find } }) => (texts[file] ?? '').search(find) >= 0),
)

test.each(places)('a change of $what is seen in $file ($index)', ({ place }) => {
  const text = texts[place.file] ?? ''
  const [match] = text.matchAll(place.find)
  const [whole = '', value = ''] = match ?? []
  const start = whole.lastIndexOf(value)
  const changed = whole.slice(0, start) + another(value) + whole.slice(start + value.length)
  expect(
    say(
      place,
      text.replace(whole, () => changed),
    ).value,
  ).not.toBe(say(place, text).value)
})

describe('a difference is one line', () => {
  const fee = [
    {
      what: 'Fee, dollars',
      places: [
        { file: 'page.ts', find: /fee = ([\d.]+)/g },
        { file: 'rules', find: /fee == ([\d.]+)/g },
      ],
    },
  ]

  test('with each place, its line and what it says', () => {
    expect(differences({ 'page.ts': '// Fees\nfee = 9', rules: 'fee == 8.75' }, fee)).toEqual([
      'Fee, dollars: page.ts:2 says 9; rules:1 says 8.75',
    ])
    expect(differences({ 'page.ts': 'fee = 9', rules: 'fee == 9.00' }, fee)).toEqual([])
  })

  test('also of a place that is written in another way', () => {
    expect(differences({ 'page.ts': 'fee = nine', rules: 'fee == 9' }, fee)).toEqual([
      'Fee, dollars: page.ts says nothing that test/shared-places.ts finds; rules:1 says 9',
    ])
  })
})

/** Another last number, or where there is none another town. */
function another(value: string): string {
  const number = /\d+(?!.*\d)/s
  return number.test(value)
    ? value.replace(number, (value) => String(Number(value) + 3))
    : value.replace(/[A-Za-z]+/, (town) => `${town}ville`)
}
