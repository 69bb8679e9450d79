// Numbers that the page, the rules and the documents share must be equal: otherwise the rules refuse what the page allows.
// This test has no such number of its own, so a change in all places needs no change here.
import { describe, expect, test } from 'vitest'
import { differences, readTexts } from './shared-constants'

test('page, rules and documentation say the same', () => {
  const missing = differences(readTexts())
  // An assertion would print the list once more as a comparison with an empty one.
  if (missing.length > 0) throw new Error(missing.join('\n'))
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
