// Booking what was charged, on the stand-in database. The pauses between repeats pass at once.
import '#test/browser-storage'
import '#test/stand-ins/pauses'
import { beforeEach, describe, expect, test } from 'vitest'
import { booking, bookingLine, orderEntry } from '#test/bookings'
import { inflatable } from '#test/items'
import { backend, openBackend, takenByAnother } from '#test/stand-ins/backend'
import { readJournal } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { bookCharged } from './book-charged'

openBackend()

const saturday = '2027-06-12'
const reference = 'abcdefghij0123456789'
const castle = bookingLine({ name: 'Rockford Castle', capacity: 1 })
const document = toBookingDocument(booking({ lines: [castle], method: 'Credit Card' }))

beforeEach(() => void (backend.items = [inflatable({ capacity: 1 })]))

const charged = (some: Partial<OrderEntry> = {}) =>
  orderEntry({ step: 'charged', lines: [castle], document, ...some })

test("a charged order is booked under a new key and today's name if the rules refuse the first key", async () => {
  backend.items = [inflatable({ name: 'Palace', capacity: 1 })]
  refuseFirst()
  const booked = await bookCharged(charged({ invoiceId: 'invoice' }))
  if (booked.kind !== 'booked') throw new Error(booked.kind)
  const { key, invoiceId, document } = booked.entry
  expect(key).not.toBe(reference)
  expect(invoiceId).toContain(key)
  expect(document.inflatables).toMatchObject([{ inflatableName: 'Palace' }])
  expect(readJournal()).toMatchObject([{ key, reference, step: 'charged' }])
})

test('under a new key, an order without an invoice gets none, and an item that is gone keeps its name', async () => {
  const entry = charged()
  refuseFirst(() => void (backend.items = []))
  await bookCharged(entry)
  expect(readJournal()).toMatchObject([{ invoiceId: null, document: entry.document }])
})

test('an order that already has its second key is booked under it', async () => {
  const key = 'zyxwvutsrq9876543210'
  const answers: ('refused' | undefined)[] = ['refused']
  backend.beforeCommit = () => answers.shift()
  expect(await bookCharged(charged({ key }))).toMatchObject({ kind: 'booked', entry: { key } })
})

test('under a new key, the lowest free units are booked, because the office may own fewer now', async () => {
  backend.items = [inflatable({ capacity: 5 })]
  takenByAnother('castle', saturday, 0)
  refuseFirst()
  await bookCharged(charged({ lines: [{ ...castle, capacity: 5 }] }))
  expect(backend.commits[0]?.units.map(({ unit }) => unit)).toEqual([1])
})

describe('an order whose signature the rules no longer take', () => {
  const signed = '0123456789ab | 11/26/2026 | 14:05'
  const ofThreeVersionsAgo = { document: { ...document, signed } }
  const refuseSigned = () => {
    backend.beforeCommit = ({ booking }) => ('signed' in booking ? 'refused' : undefined)
  }

  test.each([
    ['under its first key', {}],
    ['under its second key', { key: 'zyxwvutsrq9876543210' }],
  ])('is booked without it, %s', async (_, some) => {
    refuseSigned()
    const booked = await bookCharged(charged({ ...ofThreeVersionsAgo, ...some }))
    if (booked.kind !== 'booked') throw new Error(booked.kind)
    expect(booked.entry.document).toMatchObject({ name: 'Maria' })
    expect(booked.entry.document).not.toHaveProperty('signed')
    expect(backend.commits[0]?.booking).toEqual(booked.entry.document)
  })

  test('is not booked if the rules refuse more than that', async () => {
    backend.beforeCommit = () => 'refused'
    expect(await bookCharged(charged(ofThreeVersionsAgo))).toMatchObject({ kind: 'chargedStuck' })
  })
})

test('an order keeps its signature where only a unit was taken', async () => {
  const signed = '0123456789ab | 11/26/2026 | 14:05'
  refuseFirst()
  const booked = await bookCharged(charged({ document: { ...document, signed } }))
  expect(booked).toMatchObject({ kind: 'booked', entry: { document: { signed } } })
})

test('if the days are taken, nothing is booked, now or later', async () => {
  takenByAnother('castle', saturday)
  const units = [{ itemId: 'castle', kind: 'inflatables', day: castle.days[0], unit: 0 }]
  const entry = charged({ units } as Partial<OrderEntry>)
  expect(await bookCharged(entry)).toEqual({ kind: 'chargedStuck', reference })
  expect(readJournal()).toMatchObject([{ step: 'charged', stuck: true, reference }])
  backend.beforeCommit = () => {
    throw new Error('sent again')
  }
  const [stuck] = readJournal() as OrderEntry[]
  expect(await bookCharged(stuck!)).toEqual({ kind: 'chargedStuck', reference })
})

test('without an answer, or if the days cannot be read, the next visit tries again', async () => {
  backend.beforeCommit = () => 'unanswered'
  expect(await bookCharged(charged())).toEqual({ kind: 'chargedUnanswered', reference })
  refuseFirst()
  backend.beforeRead = (path) => {
    if (path === 'allocations') throw new Error('down')
  }
  expect(await bookCharged(charged())).toEqual({ kind: 'chargedUnanswered', reference })
})

/** The rules refuse the order's first key, because something else happened before. */
function refuseFirst(happen = () => {}) {
  backend.beforeCommit = ({ key }) => {
    if (key !== reference) return undefined
    happen()
    return 'refused'
  }
}
