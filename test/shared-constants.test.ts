// Numbers that the page, the rules and the documents share must be equal: otherwise the rules
// refuse what the page allows. This test has no such number of its own, so a change in all places
// needs no change here.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shared, type Place, type Shared } from './shared-places'

test('page, rules and documentation say the same', () => {
  const missing = differences(readTexts())
  // An assertion would print the list once more as a comparison with an empty one.
  if (missing.length > 0) throw new Error(missing.join('\n'))
})

describe('a difference is one line', () => {
  const fee = {
    'Fee, dollars': [
      { file: 'page.ts', find: /fee = ([\d.]+)/g },
      { file: 'rules', find: /fee == ([\d.]+)/g },
    ],
  }

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

/** The texts of all files that share a value. */
function readTexts(): Record<string, string> {
  const files = Object.values(shared).flatMap((places) => places.map(({ file }) => file))
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Every difference in one line, with each place's file, line and what it says. */
function differences(texts: Readonly<Record<string, string>>, compared: Shared = shared): string[] {
  return Object.entries(compared).flatMap(([what, places]) => {
    const values = places.map((place) => say(place, texts[place.file] ?? ''))
    return new Set(values.map(({ value }) => value)).size === 1 && values[0]?.value !== nothing
      ? []
      : [`${what}: ${values.map(({ at, value }) => `${at} says ${value}`).join('; ')}`]
  })
}

/** The value of a place whose text has changed its form: shared-places.ts needs its new pattern. */
const nothing = 'nothing that test/shared-places.ts finds'

function say({ file, find, read }: Place, text: string) {
  const matches = [...text.matchAll(find)]
  const first = matches[0]
  const line = first
    ? text.slice(0, first.index + first[0].indexOf(first[1] ?? '')).split('\n').length
    : 0
  const values = new Set(matches.map(([, found = '']) => String(read ? read(found) : plain(found))))
  return {
    at: first ? `${file}:${line}` : file,
    value: values.size === 0 ? nothing : [...values].toSorted().join(', '),
  }
}

const plain = (value: string) => (Number.isNaN(Number(value)) ? value : String(Number(value)))
