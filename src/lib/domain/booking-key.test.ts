import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { isKey, randomId, sha256 } from './booking-key'

test('a key is 20 characters of A-Z, a-z and 0-9, and no two are alike', () => {
  const keys = Array.from({ length: 1_000 }, randomId)
  expect(keys.every(isKey)).toBe(true)
  expect(new Set(keys).size).toBe(1_000)
})

test.each([
  '',
  'abcdefghij012345678',
  'abcdefghij0123456789x',
  'abcdefghij/123456789',
  'é'.repeat(20),
])('"%s" is no key', (text) => expect(isKey(text)).toBe(false))

test('every character is equally likely: bytes past the last whole multiple of 62 are dropped', () => {
  const bytes = [248, 255, ...Array.from({ length: 20 }, () => 61)]
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    new Uint8Array(array!.buffer)[0] = bytes.shift() ?? 0
    return array
  })
  expect(randomId()).toBe('9'.repeat(20))
  expect(bytes).toEqual([])
})

test('the owner is the SHA-256 of the key, as the rules compute it', async () => {
  // From FIPS 180-2: the digest of "abc".
  expect(await sha256('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  for (let count = 0; count < 50; count++) {
    const key = randomId()
    expect(await sha256(key)).toBe(createHash('sha256').update(key).digest('hex'))
  }
})
