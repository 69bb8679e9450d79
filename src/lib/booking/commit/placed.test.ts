// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { journalKey } from '~/lib/booking/commit/journal-key'
import { findPlaced, isSameOrder, rememberPlaced } from '~/lib/booking/commit/placed'
import { orderEntry } from '~/../test/bookings'

const entry = orderEntry()
const { document, key } = entry
const stored = () => String(localStorage.getItem(journalKey))
const minute = 60_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('M5b: the same order is answered for a quarter of an hour, whenever it was pressed', async () => {
  await rememberPlaced(entry)
  const again = { ...document, created: '06/01/2027 | 23:31' }
  expect(await findPlaced(again)).toEqual({ id: key, same: true })
  vi.setSystemTime(15 * minute)
  expect(await findPlaced(again)).toEqual({ id: key, same: true })
  vi.setSystemTime(15 * minute + 1)
  expect(await findPlaced(again)).toBeNull()
})

test.each([
  ['another address', { address: '13 Oak St, Rockford, IL 61101' }],
  ['another floor', { floorType: 'indoor' as const }],
  ['another way to pay', { method: 'Credit Card' as const }],
])('the same items and days with %s are found, and told from the same order', async (_, change) => {
  await rememberPlaced(entry)
  expect(await findPlaced({ ...document, ...change })).toEqual({ id: key, same: false })
  expect(isSameOrder(document, { ...document, ...change })).toBe(false)
})

test.each([
  ['customer', { email: 'ada@example.com' }],
  ['rental', { inflatables: [] }],
])('an order of another %s is none of these', async (_, change) => {
  await rememberPlaced(entry)
  expect(await findPlaced({ ...document, ...change })).toBeNull()
})

test('the id opens the whole booking: it is sealed, and only the same wish opens it', async () => {
  await rememberPlaced(entry)
  const [note] = JSON.parse(stored()) as Record<string, unknown>[]
  expect(note).toMatchObject({ kind: 'placed', reference: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(stored()).not.toContain(key)
  expect(stored()).not.toContain(key.slice(0, 5))
  // Another order that is passed off as this one reads no id.
  await rememberPlaced(orderEntry({ document: { ...document, email: 'ada@example.com' } }))
  const notes = JSON.parse(stored()) as { reference: string; sealedId: string }[]
  const swapped = notes.map((one, at) => ({ ...one, reference: notes[1 - at]?.reference }))
  localStorage.setItem(journalKey, JSON.stringify(swapped))
  const found = await findPlaced(document)
  expect(found?.id).not.toBe(key)
})

test('nothing of the customer is kept', async () => {
  await rememberPlaced(entry)
  expect(stored()).not.toMatch(/Maria|Jensen|maria|555|Oak St|castle/i)
})

test.each(['{', '7', '[{"kind":"placed","reference":"x"}]'])(
  'what can not be read (%s) blocks nobody',
  async (text) => {
    localStorage.setItem(journalKey, text)
    expect(await findPlaced(document)).toBeNull()
  },
)

test('a browser that refuses storage changes nothing for the order', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await rememberPlaced(entry)
  // The page itself knows all the same.
  expect(await findPlaced(document)).toEqual({ id: key, same: true })
})

test('nor does a page that may not hash', async () => {
  vi.stubGlobal('crypto', {})
  await expect(rememberPlaced(entry)).resolves.toBeUndefined()
})
