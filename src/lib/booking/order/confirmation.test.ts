// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { loadAttempt, loadConfirmation, saveAttempt, saveConfirmation } from '~/lib/booking/attempt'
import { toBookingDocument } from '~/lib/db/booking-document'
import { booking } from '~/../test/bookings'

const attempt = { key: 'abcdefghij0123456789', document: toBookingDocument(booking()) }
const confirmation = {
  id: attempt.key,
  email: 'maria@example.com',
  requested: false,
  card: true,
  mailed: true,
  invoiced: true,
  invoiceMailed: true,
  paidCents: 100_00,
  dueCents: 192_84,
}

test('an attempt outlives a reload, whole', () => {
  expect(loadAttempt()).toBeNull()
  saveAttempt(attempt)
  expect(loadAttempt()).toEqual(attempt)
  saveAttempt(null)
  expect(loadAttempt()).toBeNull()
})

test('a confirmation outlives a reload, and what is missing in it is not claimed', () => {
  expect(loadConfirmation()).toBeNull()
  saveConfirmation(confirmation)
  expect(loadConfirmation()).toEqual(confirmation)
  sessionStorage.setItem('bookingConfirmation', '{"id":"x","email":"y"}')
  expect(loadConfirmation()).toEqual({
    id: 'x',
    email: 'y',
    requested: false,
    card: false,
    mailed: false,
    invoiced: false,
    invoiceMailed: false,
    paidCents: 0,
    dueCents: 0,
  })
  saveConfirmation(null)
  expect(loadConfirmation()).toBeNull()
})

test.each(['../inflatables/castle', 'abcdefghij012345678', 'abcdefghij0123456789x', ''])(
  'an attempt under what can be no booking id is none: %j',
  (key) => {
    saveAttempt({ ...attempt, key })
    expect(loadAttempt()).toBeNull()
  },
)

test.each(['{', 'null', '5', '[]', '{"key":"x"}', '{"id":"x"}', '{"key":"x","document":null}'])(
  'what is damaged is as good as none: %s',
  (stored) => {
    sessionStorage.setItem('bookingAttempt', stored)
    sessionStorage.setItem('bookingConfirmation', stored)
    expect(loadAttempt()).toBeNull()
    expect(loadConfirmation()).toBeNull()
  },
)
