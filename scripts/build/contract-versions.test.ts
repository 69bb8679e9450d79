import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { day } from '#test/days'
import { contractOf, type LegalPart } from '~/content/contract'
import { readConfig } from '~/settings/config'
import { testEnvironment } from '../../test/env'
import { openFolder } from '../../test/folder'
import { contractsOf, keepContracts, versionOf, type Contract } from './contract-versions'

const now = new Date('2027-06-01T12:00:00-05:00')
const words = contractOf('Mon - Sat 8am - 5pm', '')
const contract = (of: readonly LegalPart[], from: string): Contract => ({
  version: versionOf(of),
  from: day(from),
  words: of,
})
const todays = contract(words, '2027-06-01')
const secondPart = contract(words.slice(1), '2027-02-01')
const firstPart = contract(words.slice(0, 1), '2027-01-01')
const earlier = { ...todays, from: day('2027-01-15') }

test('a version is the same for the same words, and another one for any change', () => {
  expect(versionOf(contractOf('Mon - Sat 8am - 5pm', ''))).toBe(todays.version)
  const others = [
    contractOf('Mon - Fri 8am - 5pm', ''),
    contractOf('Mon - Sat 8am - 5pm', 'Rain moves a rental for free.'),
    words.slice(0, 1),
  ].map(versionOf)
  expect(new Set([todays.version, ...others]).size).toBe(4)
})

test.each<[string, live: Contract[][], Contract[]]>([
  ['a first build', [], [todays]],
  ['the same words', [[earlier, firstPart]], [earlier, firstPart]],
  ['new words', [[secondPart, firstPart]], [todays, secondPart, firstPart]],
  ['earlier words again', [[secondPart, earlier]], [earlier, secondPart]],
  [
    'a live site that went back',
    [[secondPart, firstPart], [firstPart]],
    [todays, firstPart, secondPart],
  ],
])('a build publishes the contracts of the live site and its own: %s', (_, live, published) => {
  const root = openFolder()
  for (const each of live) keepContracts(root, each)
  expect(contractsOf(root, readConfig(testEnvironment), now)).toEqual(published)
})

test('words that nobody deployed leave no trace', () => {
  const root = openFolder()
  keepContracts(root, [firstPart])
  const copy = () => readFileSync(join(root, '.deployed/contracts.json'), 'utf8')
  const before = copy()
  contractsOf(root, readConfig(testEnvironment), now)
  expect(copy()).toBe(before)
})

test.each([
  ['other words than were signed', { ...firstPart, words: [] }],
  ['no day', { ...firstPart, from: '' as Contract['from'] }],
])('a contract with %s is refused', (_, changed) => {
  const root = openFolder()
  expect(() => keepContracts(root, [secondPart, changed])).toThrow(/other words .* signed/)
  expect(contractsOf(root, readConfig(testEnvironment), now)).toEqual([todays])
})

test.each([
  'No children under {minimumAge}.',
  'Bring }.',
  'At most undefined jumpers.',
  '$NaN flat.',
])('a build stops at a clause that lost its figure: %s', (clause) => {
  const settings = {
    company: { ...readConfig(testEnvironment).company, hours: clause },
    rainRule: '',
  }
  expect(() => contractsOf(openFolder(), settings, now)).toThrow(
    `a figure is lost, write it as \${…} again in "Paying, deposits and canceling: Pay in our office (${clause})`,
  )
})
