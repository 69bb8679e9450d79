import '#test/browser-storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderEntry } from '#test/bookings'
import { refuseStorage } from '#test/stand-ins/refused-storage'
import { journalKey } from './journal-key'
import { findPlaced, forgetPlaced, isSameOrder, rememberPlaced } from './placed'

const entry = orderEntry()
const { document, key } = entry
const other = { ...document, email: 'ada@example.com' }
const stored = () => String(localStorage.getItem(journalKey))
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the same order is found for a quarter of an hour, whatever its time stamp', async () => {
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
])('the same items and days with %s are found, but not as the same order', async (_, change) => {
  await rememberPlaced(entry)
  expect(await findPlaced({ ...document, ...change })).toEqual({ id: key, same: false })
  expect(isSameOrder(document, { ...document, ...change })).toBe(false)
})

const withLine = (some: object) => ({
  inflatables: document.inflatables.map((line) => ({ ...line, ...some })),
})
test.each([
  ['customer', { email: 'ada@example.com' }],
  ['rental', withLine({ inflatableID: 'slide' })],
  ['day', withLine({ bookingDates: ['06/13/2027'] })],
  ['quantity', withLine({ quantity: 2 })],
])('an order of another %s is not found', async (_, change) => {
  await rememberPlaced(entry)
  expect(await findPlaced({ ...document, ...change })).toBeNull()
})

test('an id that no booking of ours can have is never returned', async () => {
  await rememberPlaced(entry)
  localStorage.setItem(journalKey, stored().replace(key, '../invoices/1'))
  expect(await findPlaced(document)).toBeNull()
})

test('an order that is removed by its id leaves nothing behind', async () => {
  await rememberPlaced(entry)
  await rememberPlaced(orderEntry({ key: 'ABCDEFGHIJ0123456789', document: other }))
  forgetPlaced(key)
  expect(stored()).not.toContain(key)
  expect(await findPlaced(document)).toBeNull()
  expect(await findPlaced(other)).toMatchObject({ id: 'ABCDEFGHIJ0123456789' })
})

test('beside the id, nothing of the customer is kept', async () => {
  await rememberPlaced(entry)
  expect(stored()).not.toMatch(/Maria|Jensen|maria|555|Oak St|castle/i)
})

test.each(['{', '7', '[{"kind":"placed","reference":"x"}]'])(
  'a journal that cannot be read (%s) stops no order',
  async (text) => {
    localStorage.setItem(journalKey, text)
    expect(await findPlaced(document)).toBeNull()
  },
)

test('a browser that refuses storage changes nothing for the order', async () => {
  refuseStorage()
  await rememberPlaced(entry)
  // The page still has it in memory.
  expect(await findPlaced(document)).toEqual({ id: key, same: true })
})

test('a page that may not hash changes nothing for the order', async () => {
  vi.stubGlobal('crypto', {})
  await expect(rememberPlaced(entry)).resolves.toBeUndefined()
})
