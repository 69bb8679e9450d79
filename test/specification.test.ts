// docs/specification.md names a test for each rule. This test fails when a named file or test no
// longer exists.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const list = readFileSync('docs/specification.md', 'utf8')

/**
 * The cells of each rule: number, rule, what proves it, where we differ. In a cell, a bar is
 * written as \|.
 */
const rules = list
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')))
  .map(([, number = '', , proof = '']) => ({ number, proofs: proof.split('<br>') }))

const unproved = /^(Not tested|No test needed)/

test('every rule has a number of its own, and a test or the reason for none', () => {
  expect(rules.length).toBeGreaterThan(200)
  expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length)
  for (const { number, proofs } of rules)
    for (const proof of proofs)
      expect(proof, number).toMatch(unproved.test(proof) ? unproved : /^`[^`]+` › \S/)
})

test('every file and every test that a rule names is there', () => {
  const gone = rules.flatMap(({ number, proofs }) =>
    proofs
      .filter((proof) => !unproved.test(proof) && !isThere(proof))
      .map((proof) => `${number}: ${proof}`),
  )
  expect(gone).toEqual([])
})

function isThere(proof: string): boolean {
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
  return existsSync(file) && readFileSync(file, 'utf8').includes(name)
}
