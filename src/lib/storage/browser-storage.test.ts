// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { readSession, readSessionJson, writeSession } from './browser-storage'

function refuse(method: 'getItem' | 'setItem') {
  return vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
}

test('stores texts for the browser session, and an empty one not at all', () => {
  const stored = () => [sessionStorage.getItem('name'), readSession('name')]
  writeSession('name', 'Maria')
  expect(stored()).toEqual(['Maria', 'Maria'])
  writeSession('name', '')
  expect(stored()).toEqual([null, null])
})

test('with storage blocked, values live as long as the page', () => {
  refuse('getItem')
  refuse('setItem')
  expect(readSession('blocked')).toBeNull()
  writeSession('blocked', 'Maria')
  expect(readSession('blocked')).toBe('Maria')
  writeSession('blocked', '')
  expect(readSession('blocked')).toBeNull()
})

test('with storage full, the newest value is read back, not the one that still is in there', () => {
  writeSession('full', 'old')
  const full = refuse('setItem')
  writeSession('full', 'new')
  expect(readSession('full')).toBe('new')
  full.mockRestore()
  writeSession('full', 'newest')
  expect(readSession('full')).toBe('newest')
  expect(sessionStorage.getItem('full')).toBe('newest')
})

test('JSON that is missing or damaged reads as nothing', () => {
  expect(readSessionJson('cart')).toBeNull()
  writeSession('cart', '[{"inflatableID"')
  expect(readSessionJson('cart')).toBeNull()
  writeSession('cart', '[1]')
  expect(readSessionJson('cart')).toEqual([1])
})
