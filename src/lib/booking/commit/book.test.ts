import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { itemUse } from '~/lib/availability/day-use'
import { book, resolveBooking } from './book'
import { readJournal, removeEntry } from './journal'
import type { JournalEntry } from './journal-entry'
import type { Booking } from '~/lib/domain/booking'
import { sha256 } from '~/lib/storage/secret'
import { bookingExists, commitBooking, releaseUnits } from '~/lib/db/bookings/booking-commit'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { releaseStaleUnits } from '~/lib/db/days/release-stale-units'
import { readItemUses } from '~/lib/db/days/item-uses'
import { booking, bookingLine, daysFrom, orderEntry } from '~/../test/bookings'
import { serverNow } from '~/lib/services/clock'
import { day } from '~/../test/days'

vi.mock('~/lib/db/bookings/booking-commit')
vi.mock('~/lib/db/days/release-stale-units')
vi.mock('~/lib/db/days/item-uses')
vi.mock('~/lib/services/clock')

const key = 'abcdefghij0123456789'
const commit = vi.mocked(commitBooking)
const exists = vi.mocked(bookingExists)
const release = vi.mocked(releaseUnits)
const serverTime = new Date('2027-06-01T12:00:00Z')
const read = vi.mocked(readItemUses)
const unitsSent = () => commit.mock.calls.map(([{ units }]) => units.map(({ unit }) => unit))

/** Units of the castle that others have on June 12. */
function taken(...units: number[]) {
  const allocations = units.map((unit) => ({
    itemId: 'castle',
    day: day('2027-06-12'),
    unit,
    owner: 'another',
    expires: null,
  }))
  const use = itemUse(allocations, [], new Date())
  return new Map([['castle', { use, allocations }]])
}

function outcomeOf(some: Partial<Booking> = {}) {
  const wanted = booking(some)
  return book(orderEntry({ document: toBookingDocument(wanted), lines: wanted.lines }))
}

beforeEach(() => {
  removeEntry(orderEntry())
  vi.mocked(serverNow).mockResolvedValue(serverTime.getTime())
  vi.mocked(releaseStaleUnits).mockReset().mockResolvedValue(false)
  release.mockReset().mockResolvedValue('done')
  // The pauses between repeats pass at once.
  vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
  commit.mockReset().mockResolvedValue('done')
  exists.mockReset().mockResolvedValue(false)
  read.mockReset().mockResolvedValue(taken())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('sends the booking, its owner and one unit a day, and says that it stands', async () => {
  const days = daysFrom('2027-06-12', 2)
  const some = { lines: [bookingLine({ days, quantity: 2 })] }
  const document = toBookingDocument(booking(some))
  expect(await outcomeOf(some)).toMatchObject({ kind: 'booked' })
  const [sent] = commit.mock.calls[0] ?? []
  expect(sent).toMatchObject({ key, owner: await sha256(key), booking: document })
  expect(sent?.units).toHaveLength(4)
  expect(new Set(sent?.units.map((unit) => `${unit.day} ${unit.unit}`)).size).toBe(4)
})

test('is noted before it is sent', async () => {
  let noted: readonly JournalEntry[] = []
  commit.mockImplementation(async () => {
    noted = readJournal()
    return 'done'
  })
  await outcomeOf()
  expect(noted).toMatchObject([{ kind: 'booking', step: 'sending', key }])
})

test('O11: reads the days that it wants by the time of the server, and leaves its own out of what is taken', async () => {
  const lines = [
    bookingLine({ days: daysFrom('2027-06-20', 2) }),
    bookingLine({ days: daysFrom('2027-06-12', 1) }),
    bookingLine({ itemId: 'slide' }),
  ]
  await outcomeOf({ lines })
  const span = { from: '2027-06-12', to: '2027-06-21' }
  expect(read).toHaveBeenCalledWith(['castle', 'slide'], span, await sha256(key), serverTime)
})

test('two lines of one item never take the same unit of a day', async () => {
  await outcomeOf({ lines: [bookingLine(), bookingLine({ quantity: 2 })] })
  expect(new Set(unitsSent()[0])).toEqual(new Set([0, 1, 2]))
  expect(unitsSent()[0]).toHaveLength(3)
})

describe('without an answer', () => {
  test('the same commit is repeated up to five times, then it is unknown', async () => {
    commit.mockResolvedValue('unanswered')
    expect(await outcomeOf()).toEqual({ kind: 'unanswered' })
    expect(commit).toHaveBeenCalledTimes(6)
    expect(new Set(commit.mock.calls.map(([sent]) => JSON.stringify(sent))).size).toBe(1)
  })

  test('a repeat that is answered books', async () => {
    commit.mockResolvedValueOnce('unanswered').mockResolvedValueOnce('unanswered')
    expect(await outcomeOf()).toMatchObject({ kind: 'booked' })
    expect(commit).toHaveBeenCalledTimes(3)
  })

  test('a repeat that is refused because the first one arrived is booked', async () => {
    commit.mockResolvedValueOnce('unanswered').mockResolvedValue('refused')
    exists.mockResolvedValue(true)
    expect(await outcomeOf()).toMatchObject({ kind: 'booked' })
    expect(commit).toHaveBeenCalledTimes(2)
  })

  test('it is unknown, too, when nobody can look it up', async () => {
    commit.mockResolvedValue('unanswered')
    exists.mockRejectedValue(new Error('down'))
    expect(await outcomeOf()).toEqual({ kind: 'unanswered' })
  })
})

test('nothing is sent from a page that may not hash, as on an origin without https', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(await outcomeOf()).toEqual({ kind: 'down' })
  expect(commit).not.toHaveBeenCalled()
})

describe('refused', () => {
  test('because a unit went: another one is tried', async () => {
    commit.mockResolvedValueOnce('refused').mockResolvedValueOnce('refused')
    read.mockResolvedValueOnce(taken())
    read.mockImplementation(async () => taken(...unitsSent().flat()))
    expect(await outcomeOf()).toMatchObject({ kind: 'booked' })
    expect(new Set(unitsSent().flat())).toEqual(new Set([0, 1, 2]))
  })

  test('because the last unit went: says which item and day', async () => {
    commit.mockResolvedValue('refused')
    read.mockResolvedValueOnce(taken(0, 1)).mockResolvedValue(taken(0, 1, 2))
    expect(await outcomeOf()).toEqual({
      kind: 'taken',
      shortages: [{ itemId: 'castle', day: day('2027-06-12'), wanted: 1, free: 0 }],
    })
    expect(commit).toHaveBeenCalledTimes(1)
  })

  test('though its units are free: something else changed, and it is not tried again', async () => {
    commit.mockResolvedValue('refused')
    expect(await outcomeOf()).toEqual({ kind: 'changed' })
    expect(commit).toHaveBeenCalledTimes(1)
  })

  test('its key is given up for good, and nothing is noted any more', async () => {
    commit.mockResolvedValue('refused')
    await outcomeOf()
    expect(release).toHaveBeenCalledWith({ key, owner: await sha256(key), units: [] })
    expect(readJournal()).toEqual([])
  })

  test('though nobody can say whether an earlier repeat arrived: it stays noted, and unknown', async () => {
    commit.mockResolvedValue('refused')
    release.mockResolvedValue('unanswered')
    expect(await outcomeOf()).toEqual({ kind: 'unanswered' })
    expect(readJournal()).toHaveLength(1)
  })
})

describe('units that a deleted booking has left', () => {
  const two = { lines: [bookingLine({ quantity: 2 })] }

  test('are taken, once they are free', async () => {
    read.mockResolvedValueOnce(taken(0, 1)).mockResolvedValue(taken())
    vi.mocked(releaseStaleUnits).mockResolvedValueOnce(true)
    expect(await outcomeOf(two)).toMatchObject({ kind: 'booked' })
    expect(releaseStaleUnits).toHaveBeenCalledWith(expect.any(Array), [day('2027-06-12')])
  })

  test('are not asked for by who has just lost a unit to somebody else', async () => {
    commit.mockResolvedValue('refused')
    read.mockResolvedValueOnce(taken(0, 1)).mockResolvedValue(taken(0, 1, 2))
    expect(await outcomeOf()).toMatchObject({ kind: 'taken' })
    expect(releaseStaleUnits).not.toHaveBeenCalled()
  })

  test('that went to somebody else meanwhile are asked for once', async () => {
    read.mockResolvedValue(taken(0, 1))
    vi.mocked(releaseStaleUnits).mockResolvedValue(true)
    expect(await outcomeOf(two)).toMatchObject({ kind: 'taken' })
    expect(releaseStaleUnits).toHaveBeenCalledTimes(1)
  })
})

describe('nothing is sent', () => {
  test('when dates can not be checked', async () => {
    read.mockResolvedValue(null)
    expect(await outcomeOf()).toEqual({ kind: 'unchecked' })
    expect(commit).not.toHaveBeenCalled()
  })

  test('when the days can not be read', async () => {
    read.mockRejectedValue(new Error('down'))
    expect(await outcomeOf()).toEqual({ kind: 'down' })
    expect(commit).not.toHaveBeenCalled()
  })

  test('when too few units are free from the start', async () => {
    read.mockResolvedValue(taken(0, 2))
    expect(await outcomeOf({ lines: [bookingLine({ quantity: 2 })] })).toMatchObject({
      kind: 'taken',
      shortages: [{ wanted: 2, free: 1 }],
    })
    expect(commit).not.toHaveBeenCalled()
  })
})

describe('what has become of a booking that was sent', () => {
  test('it stands', async () => {
    exists.mockResolvedValue(true)
    expect(await resolveBooking(key)).toBe('booked')
    expect(release).not.toHaveBeenCalled()
  })

  test('it is gone for good once the claim of its key is taken', async () => {
    expect(await resolveBooking(key)).toBe('gone')
    expect(release).toHaveBeenCalledWith({ key, owner: await sha256(key), units: [] })
  })

  test('it came between the two questions', async () => {
    exists.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    release.mockResolvedValue('refused')
    expect(await resolveBooking(key)).toBe('booked')
  })

  test('its key was given up before', async () => {
    release.mockResolvedValue('refused')
    expect(await resolveBooking(key)).toBe('gone')
  })

  test.each([
    ['the database can not be read', () => exists.mockRejectedValue(new Error('down'))],
    ['the key can not be given up', () => release.mockResolvedValue('unanswered')],
    ['the page may not hash', () => vi.stubGlobal('crypto', {})],
  ])('nobody knows where %s', async (_, happen) => {
    happen()
    expect(await resolveBooking(key)).toBe('unknown')
  })
})
