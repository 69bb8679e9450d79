import { expect, test } from 'vitest'
import { day } from '#test/days'
import { contractOf } from '~/content/contract'
import type { ContractVersion } from '~/lib/domain/contract-version'
import { versionOf, versionsWith } from './contract-versions'

const now = new Date('2027-06-01T12:00:00-05:00')
const words = contractOf('Mon - Sat 8am - 5pm', '')
const today = { version: versionOf(words), from: day('2027-06-01') }
const old = (version: string): ContractVersion => ({ version, from: day('2027-01-01') })

test('a version is the same for the same words, and another one for any change', () => {
  expect(versionOf(contractOf('Mon - Sat 8am - 5pm', ''))).toBe(today.version)
  const others = [
    contractOf('Mon - Fri 8am - 5pm', ''),
    contractOf('Mon - Sat 8am - 5pm', 'Rain moves a rental for free.'),
    words.slice(0, 1),
  ].map(versionOf)
  expect(new Set([today.version, ...others]).size).toBe(4)
})

test.each<[string, ContractVersion[], string[], ContractVersion[]]>([
  ['a first build', [], [], [today]],
  ['the same words', [old(today.version), old('a')], [], [old(today.version), old('a')]],
  ['new words after deployed ones', [old('b'), old('a')], ['a', 'b'], [today, old('b'), old('a')]],
  ['new words after some that nobody signed', [old('b'), old('a')], ['a'], [today, old('a')]],
  [
    'earlier words again',
    [old('b'), old(today.version)],
    ['b', today.version],
    [old(today.version), old('b')],
  ],
])('%s', (_, list, kept, expected) => {
  expect(versionsWith(list, words, (version) => kept.includes(version), now)).toEqual(expected)
})
