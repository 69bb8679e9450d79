// The commit of a booking on the stand-in database. The pauses between repeats pass at once.
import '#test/stand-ins/pauses'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { booking, bookingLine, daysFrom, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import {
  storeStaleUnit,
  backend,
  openBackend,
  takenByAnother,
  storeUnit,
} from '#test/stand-ins/backend'
import type { BookingCommit } from '~/lib/db/bookings/booking-commit'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import type { NewBooking } from '~/lib/domain/booking'
import { sha256 } from '~/lib/domain/booking-key'
import { book, resolveBooking, sendBooking } from './book'
import { readJournal, removeEntry } from './journal'

openBackend()

const { key } = orderEntry()
const saturday = '2027-06-12'
/** Every commit that was sent, refused ones too. */
let sent: BookingCommit[]
/** The collections and documents that were read. */
let reads: string[]

beforeEach(() => {
  backend.items = [inflatable({ capacity: 3 }), inflatable({ id: 'slide', capacity: 1 })]
  sent = []
  reads = []
  answer(() => undefined)
  backend.beforeRead = (path) => void reads.push(path)
})

const unitsSent = () => sent.map(({ units }) => units.map(({ unit }) => unit))
const questions = () => reads.filter((path) => path.startsWith('orphans/'))

/** Answers each commit, or does what others do just before it arrives. */
function answer(respond: typeof backend.beforeCommit): void {
  backend.beforeCommit = (commit) => {
    sent.push(commit)
    return respond(commit)
  }
}

/** Others take these units of the castle. */
function take(...units: number[]): void {
  for (const unit of units) takenByAnother('castle', saturday, unit)
}

/** Reads of bookings fail. */
function hideBookings(): void {
  backend.beforeRead = (path) => {
    if (path.startsWith('bookings-test/')) throw new Error('down')
  }
}

/** The database stops answering with this read of a booking. */
function goDownAfterLookup(last = 1): void {
  let lookups = 0
  backend.beforeRead = (path) => {
    if (path.startsWith('bookings-test/') && ++lookups === last) backend.reachable = false
  }
}

const slide = bookingLine({ itemId: 'slide', capacity: 1 })
const two = bookingLine({ quantity: 2 })

function outcomeOf(some: Partial<NewBooking> = {}) {
  const ordered = booking(some)
  return book(orderEntry({ document: toBookingDocument(ordered), lines: ordered.lines }))
}

test('an order sends the booking, its owner and one unit a day, and is booked', async () => {
  const some = { lines: [bookingLine({ days: daysFrom(saturday, 2), quantity: 2 })] }
  const document = toBookingDocument(booking(some))
  expect(await outcomeOf(some)).toMatchObject({ kind: 'booked' })
  expect(backend.commits).toMatchObject([{ key, owner: await sha256(key), booking: document }])
  const units = backend.taken.map((unit) => `${unit.day} ${unit.unit}`)
  expect(new Set(units).size).toBe(4)
})

test('an order under another key than its hold gives up the hold in the same commit', async () => {
  const reference = 'ABCDEFGHIJ0123456789'
  expect(await sendBooking(orderEntry({ reference }))).toMatchObject({ key })
  expect(sent).toMatchObject([{ key, instead: { key: reference, owner: await sha256(reference) } }])
})

test('an order reads the days that it needs', async () => {
  const lines = [
    bookingLine({ days: daysFrom('2027-06-20', 2) }),
    slide,
    bookingLine({ days: daysFrom(saturday, 1) }),
  ]
  takenByAnother('slide', saturday, 0)
  for (const unit of [0, 1, 2]) takenByAnother('castle', '2027-06-21', unit)
  expect(await outcomeOf({ lines })).toMatchObject({
    kind: 'shortage',
    shortages: [
      { itemId: 'castle', day: '2027-06-21' },
      { itemId: 'slide', day: saturday },
    ],
  })
})

test("an order's own units do not count as taken", async () => {
  storeUnit('slide', saturday, await sha256(key))
  expect(await outcomeOf({ lines: [slide] })).toMatchObject({ kind: 'booked' })
})

test('a hold ends by the time of the server, not by that of the device', async () => {
  const { http } = await import('~/lib/services/http')
  vi.stubGlobal('location', { origin: 'http://site.test' })
  // The device's clock is three hours fast.
  const date = new Date('2027-06-01T12:00:00Z').toUTCString()
  vi.spyOn(http, 'head').mockResolvedValue({ headers: { date } })
  storeUnit('slide', saturday, 'another', { expires: new Date('2027-06-01T12:30:00Z') })
  expect(await outcomeOf({ lines: [slide] })).toMatchObject({ kind: 'shortage' })
})

describe('without an answer', () => {
  test('the same commit is repeated up to five times, then its outcome is unknown', async () => {
    readJournal().forEach(removeEntry)
    // The journal has it before it is sent.
    answer(() => (readJournal().length === 1 ? 'unanswered' : undefined))
    expect(await outcomeOf()).toEqual({ kind: 'unanswered' })
    expect(sent).toHaveLength(6)
    expect(new Set(sent.map((commit) => JSON.stringify(commit))).size).toBe(1)
  })
})

describe('a commit that is refused', () => {
  test('because a unit was taken tries another one', async () => {
    answer(({ units }) => {
      if (sent.length < 3) take(...units.map(({ unit }) => unit))
    })
    expect(await outcomeOf()).toMatchObject({ kind: 'booked' })
    expect(new Set(unitsSent().flat())).toEqual(new Set([0, 1, 2]))
  })

  test('because the last unit was taken names it, and looks for no deleted booking', async () => {
    for (const unit of [0, 1]) storeStaleUnit('castle', saturday, unit)
    answer(() => take(2))
    expect(await outcomeOf()).toEqual({
      kind: 'shortage',
      shortages: [{ itemId: 'castle', day: day(saturday), wanted: 1, free: 0 }],
    })
    expect(sent).toHaveLength(1)
    expect(questions()).toEqual([])
  })

  test('though its units are free gives up its key for good, and is no longer noted', async () => {
    answer(() => 'refused')
    expect(await outcomeOf()).toEqual({ kind: 'differs' })
    // Once more, because somebody may have had a unit in that moment.
    expect(sent).toHaveLength(2)
    expect(backend.get(`claims/${await sha256(key)}`)).toEqual({ key })
    expect(readJournal()).toEqual([])
  })

  // Each refused commit looks for the booking, and so does giving up its key.
  test.each([
    ['the days cannot be read again', 2],
    ['its key cannot be given up', 3],
  ])('stays noted, its outcome unknown, where %s', async (_, lookups) => {
    answer(() => 'refused')
    goDownAfterLookup(lookups)
    expect(await outcomeOf()).toEqual({ kind: 'unanswered' })
    expect(readJournal()).toHaveLength(1)
  })
})

describe('units that a deleted booking has left', () => {
  beforeEach(() => [0, 1].forEach((unit) => storeStaleUnit('castle', saturday, unit)))

  test('are taken, once they are free', async () => {
    expect(await outcomeOf({ lines: [two] })).toMatchObject({ kind: 'booked' })
    expect(questions()).toHaveLength(2)
  })

  test('that another visitor took meanwhile are requested once', async () => {
    backend.beforeRead = (path) => {
      reads.push(path)
      if (reads.filter((read) => read === 'allocations').length === 2) take(0, 1)
    }
    expect(await outcomeOf({ lines: [two] })).toMatchObject({ kind: 'shortage' })
    expect(questions()).toHaveLength(2)
    expect(reads.filter((read) => read === 'allocations')).toHaveLength(2)
  })
})

describe('nothing is sent', () => {
  test.each([
    ['dates cannot be checked', () => void (backend.checked = false), 'unchecked'],
    ['the days cannot be read', () => void (backend.reachable = false), 'down'],
    ['the page may not hash, as without https', () => void vi.stubGlobal('crypto', {}), 'down'],
  ])('when %s', async (_, happen, kind) => {
    happen()
    expect(await outcomeOf()).toEqual({ kind })
    expect(sent).toEqual([])
  })

  test('when too few units are free from the start', async () => {
    take(0, 2)
    const shortages = [{ wanted: 2, free: 1 }]
    expect(await outcomeOf({ lines: [two] })).toMatchObject({ kind: 'shortage', shortages })
    expect(sent).toEqual([])
    expect(backend.claims).toEqual([])
  })
})

describe('a booking that was sent', () => {
  test('is gone for good once the claim of its key is taken', async () => {
    expect(await resolveBooking(key)).toBe('gone')
    expect(backend.get(`claims/${await sha256(key)}`)).toEqual({ key })
  })

  test('is gone if its key was given up before', async () => {
    backend.put(`claims/${await sha256(key)}`, { key })
    expect(await resolveBooking(key)).toBe('gone')
  })

  test('is booked if it arrived between the two reads', async () => {
    backend.put(`claims/${await sha256(key)}`, { key })
    backend.beforeRead = (path) => {
      if (reads.push(path) === 2) backend.put(`bookings-test/${key}`, {})
    }
    expect(await resolveBooking(key)).toBe('booked')
  })

  test.each([
    ['the database cannot be read', hideBookings],
    ['the key cannot be given up', () => goDownAfterLookup()],
    ['the page may not hash', () => void vi.stubGlobal('crypto', {})],
  ])('is unknown where %s', async (_, happen) => {
    happen()
    expect(await resolveBooking(key)).toBe('unknown')
  })
})
