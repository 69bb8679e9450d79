// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { justPaid, rememberPaid } from '~/lib/booking/just-paid'
import { toBookingDocument } from '~/lib/db/booking-document'
import { booking } from '~/../test/bookings'

const document = toBookingDocument(booking({ method: 'Credit Card' }))
const paid = { document, key: 'key', invoiceId: null } as Parameters<typeof rememberPaid>[0]
const minute = 60_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('M5b: the same order is answered for a quarter of an hour, whenever it was pressed', async () => {
  await rememberPaid(paid)
  const again = { ...document, created: '06/01/2027 | 23:31' }
  expect(await justPaid(again)).toMatchObject({ kind: 'booked', id: 'key' })
  vi.setSystemTime(16 * minute)
  expect(await justPaid(again)).toBeNull()
})

test('another order is not', async () => {
  await rememberPaid(paid)
  expect(await justPaid({ ...document, floorType: 'indoor' })).toBeNull()
})

test('only a hash of the order is kept', async () => {
  await rememberPaid(paid)
  expect(localStorage.getItem('justPaid')).not.toMatch(/Maria|Jensen|555|Oak St/)
})

test.each(['{', '7', '"text"', '{"id":7}'])(
  'what can not be read (%s) blocks nobody',
  async (text) => {
    localStorage.setItem('justPaid', text)
    expect(await justPaid(document)).toBeNull()
  },
)

test('a browser that refuses storage changes nothing for the order', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await rememberPaid(paid)
  expect(await justPaid(document)).toBeNull()
})

test('nor does a page that may not hash', async () => {
  vi.stubGlobal('crypto', {})
  await expect(rememberPaid(paid)).resolves.toBeUndefined()
  vi.unstubAllGlobals()
})
