import '#test/browser-storage'
import { expect, test } from 'vitest'
import { orderEntry } from '#test/bookings'
import { sha256 } from '~/lib/domain/booking-key'
import { saveEntry } from './journal'
import { ownHold } from './own-hold'

test('a visitor without an order under way has no hold', async () => {
  expect(await ownHold()).toBeUndefined()
  saveEntry(orderEntry({ reference: 'a', step: 'booked' }))
  expect(await ownHold()).toBeUndefined()
})

test("the units that a payment without an answer holds stay the visitor's own", async () => {
  const entry = orderEntry({ reference: 'a', step: 'unknown' })
  saveEntry(entry)
  expect(await ownHold()).toBe(await sha256(entry.key))
})
