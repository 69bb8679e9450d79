import '#test/browser-storage'
import { expect, test } from 'vitest'
import { refuseStorage } from '#test/stand-ins/refused-storage'
import { readSession, readSessionJson, writeSession } from './browser-storage'

test('stores texts for the browser session, and an empty one not at all', () => {
  const stored = () => [sessionStorage.getItem('name'), readSession('name')]
  writeSession('name', 'Maria')
  expect(stored()).toEqual(['Maria', 'Maria'])
  writeSession('name', '')
  expect(stored()).toEqual([null, null])
})

test('with storage blocked, values live as long as the page', () => {
  refuseStorage('getItem')
  refuseStorage('setItem')
  expect(readSession('name')).toBeNull()
  writeSession('name', 'Maria')
  expect(readSession('name')).toBe('Maria')
  writeSession('name', '')
  expect(readSession('name')).toBeNull()
})

test('with storage full, the newest value is read back, not the one that still is in there', () => {
  writeSession('cart', 'old')
  const full = refuseStorage('setItem')
  writeSession('cart', 'new')
  expect(readSession('cart')).toBe('new')
  full.mockRestore()
  writeSession('cart', 'newest')
  expect(readSession('cart')).toBe('newest')
  expect(sessionStorage.getItem('cart')).toBe('newest')
})

test('JSON that is missing or damaged reads as nothing', () => {
  expect(readSessionJson('cart')).toBeNull()
  writeSession('cart', '[{"inflatableID"')
  expect(readSessionJson('cart')).toBeNull()
  writeSession('cart', '[1]')
  expect(readSessionJson('cart')).toEqual([1])
})
