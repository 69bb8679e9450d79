import '#test/browser-storage'
import { expect, test } from 'vitest'
import { orderEntry } from '#test/bookings'
import { sha256 } from '~/lib/domain/booking-key'
import { saveEntry } from './journal'
import { unfinishedOwner } from './unfinished-owner'

test('a visitor without an order under way has no hold', async () => {
  expect(await unfinishedOwner()).toBeUndefined()
  saveEntry(orderEntry({ reference: 'a', step: 'booked' }))
  expect(await unfinishedOwner()).toBeUndefined()
})

test("the units that a payment without an answer holds stay the visitor's own", async () => {
  const entry = orderEntry({ reference: 'a', step: 'unknown' })
  saveEntry(entry)
  expect(await unfinishedOwner()).toBe(await sha256(entry.key))
})
