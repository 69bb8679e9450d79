import '~/../test/browser-storage'
import { expect, test } from 'vitest'
import { orderEntry } from '~/../test/bookings'
import { saveEntry } from './journal'
import { ownHold } from './own-hold'
import { sha256 } from '~/lib/storage/secret'

test('there is none without an order that is under way', async () => {
  expect(await ownHold()).toBeUndefined()
  saveEntry(orderEntry({ reference: 'a', step: 'booked' }))
  expect(await ownHold()).toBeUndefined()
})

test('units held by a payment without an answer stay its own', async () => {
  const entry = orderEntry({ reference: 'a', step: 'unknown' })
  saveEntry(entry)
  expect(await ownHold()).toBe(await sha256(entry.key))
})
