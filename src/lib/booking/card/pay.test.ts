// An order by card on the stand-in database and payment service. What each fault at each step
// leaves behind is in the table of test/orders; these tests check what each branch answers. The
// pauses between repeats pass at once.
import '#test/browser-storage'
import '#test/stand-ins/pauses'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { booking, bookingLine, orderEntry } from '#test/bookings'
import { inflatable } from '#test/items'
import { bookings, backend, openBackend, takenByAnother, storeUnit } from '#test/stand-ins/backend'
import { refuseStorage } from '#test/stand-ins/refused-storage'
import { readJournal, removeEntry, StorageRefused } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { rememberPlaced } from '~/lib/booking/commit/placed'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { sha256 } from '~/lib/domain/booking-key'
import { payAgain, payByCard } from './pay'

openBackend()

const saturday = '2027-06-12'
const minuteMs = 60_000
const reference = 'abcdefghij0123456789'
const method = { method: 'Credit Card' } as const
const unknown = { kind: 'unknownCharge', reference }

const castle = bookingLine({ name: 'Rockford Castle', capacity: 1 })

/** The castle's only unit, by card. */
function order(some: Partial<OrderEntry> = {}): OrderEntry {
  const lines = [castle]
  return orderEntry({ document: toBookingDocument(booking({ lines, ...method })), lines, ...some })
}
const card = async () => 'pm_1'
const pay = (entry = order(), makePaymentMethod: () => Promise<string | null> = card) =>
  payByCard(entry, 292_84, makePaymentMethod)
const steps = () => readJournal().map((entry) => ('step' in entry ? entry.step : entry.kind))
const owners = () => backend.taken.map(({ owner }) => owner)

/** The server's time is known to a second. */
const minute = (moment?: Date | null) => moment?.toISOString().slice(0, 16)

const raisePrice = () => void (backend.items = [inflatable({ priceCents: 1 })])
const passMinutes = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * minuteMs)
const failReads = () => {
  backend.beforeRead = (path) => {
    if (path.startsWith('inflatables/')) throw new Error('down')
  }
}

/** What happens just before the charge, once the card provider has answered. */
function during(happen: () => unknown): () => Promise<string> {
  return async () => {
    // Not vi.waitFor, which moves the faked clock on each time it looks.
    while (backend.taken.length === 0) await new Promise((resolve) => setTimeout(resolve))
    await happen()
    return 'pm_1'
  }
}

beforeEach(() => void (backend.items = [inflatable({ capacity: 1 })]))

test('a card is charged once for held units, then they are booked under the same key', async () => {
  let atCharge: unknown
  backend.charge = () => {
    const [held] = backend.taken
    atCharge = { heldUntil: minute(held?.expires), steps: steps() }
    return 'paid'
  }
  expect(await pay()).toMatchObject({ kind: 'booked', entry: { key: reference } })
  expect(atCharge).toEqual({ heldUntil: '2027-06-01T15:10', steps: ['charging'] })
  expect(backend.charges).toEqual([
    {
      id: 'pm_1',
      description: `INFLATABLE BOOKING | Name: Maria Jensen | ${reference}`,
      amount: 292_84,
      idempotencyKey: reference,
    },
  ])
  expect(bookings()).toHaveLength(1)
  expect(backend.taken).toMatchObject([{ owner: await sha256(reference), expires: null }])
})

describe('nothing is charged, and the units are free again', () => {
  test.each([
    ['the card provider makes no payment method', async () => null, 'cardError'],
    ['the card provider fails', async () => Promise.reject(new Error('frame gone')), 'cardError'],
    ['the price changed', during(raisePrice), 'differs'],
    ['the prices cannot be read again', during(failReads), 'down'],
    ['the hold is almost over', during(() => passMinutes(8)), 'down'],
    ['another tab gave the order up', during(() => readJournal().forEach(removeEntry)), 'busy'],
    ['another tab placed the same order', during(() => rememberPlaced(order())), 'busy'],
    ['the browser refuses to note the charge', during(refuseStorage), 'noStorage'],
  ])('when %s', async (_, makePaymentMethod, kind) => {
    expect(await pay(order(), makePaymentMethod)).toEqual({ kind })
    expect(backend.charges).toEqual([])
    expect(owners()).toEqual([])
    expect(steps().filter((step) => step !== 'placed')).toEqual([])
  })

  test('when the rules would refuse a text of the booking', async () => {
    const { document } = order()
    const odd = order({ document: { ...document, coordinates: '42.27\u0000,-89.09' } })
    expect(await pay(odd)).toEqual({ kind: 'refused' })
    expect(backend.charges).toEqual([])
    expect(owners()).toEqual([])
  })

  test('when the card is declined', async () => {
    backend.charge = () => 'declined'
    expect(await pay()).toEqual({ kind: 'declined' })
    expect(owners()).toEqual([])
    expect(readJournal()).toEqual([])
  })
})

test('a hold of exactly three more minutes is long enough for a charge', async () => {
  const sevenLater = during(() => passMinutes(7))
  expect(await pay(order(), sevenLater)).toMatchObject({ kind: 'booked' })
})

describe('nothing is held', () => {
  test('where another visitor has the unit, and nobody waits for the card provider', async () => {
    takenByAnother('castle', saturday)
    const never = () => new Promise<string>(() => {})
    expect(await pay(order(), never)).toMatchObject({ kind: 'shortage' })
    expect(readJournal()).toEqual([])
  })

  test('where the browser keeps no journal', async () => {
    refuseStorage()
    await expect(pay()).rejects.toThrow(StorageRefused)
    expect(owners()).toEqual([])
  })
})

describe('a hold', () => {
  test('that arrived although its answer was lost is used', async () => {
    const owner = await sha256(reference)
    let sent = 0
    backend.beforeWrites = () => {
      const expires = new Date(Date.now() + 10 * minuteMs)
      storeUnit('castle', saturday, owner, { expires })
      return sent++ === 0 ? 'unanswered' : 'refused'
    }
    expect(await pay()).toMatchObject({ kind: 'booked' })
    expect(sent).toBe(2)
  })

  test('that is refused tries another unit', async () => {
    backend.items = [inflatable({ capacity: 2 })]
    let tried = -1
    backend.beforeWrite = (path) => {
      if (tried !== -1 || !path.startsWith('allocations/')) return
      tried = Number(path.at(-1))
      takenByAnother('castle', saturday, tried)
    }
    expect(await pay(order({ lines: [{ ...castle, capacity: 2 }] }))).toMatchObject({
      kind: 'booked',
    })
    expect(backend.commits[0]?.units.map(({ unit }) => unit)).toEqual([1 - tried])
  })

  test('stays in the journal where its end, or the hold itself, gets no answer', async () => {
    backend.charge = () => {
      backend.beforeWrites = () => 'unanswered'
      return 'declined'
    }
    expect(await pay()).toEqual({ kind: 'declined' })
    expect(steps()).toEqual(['holding'])
    expect(await pay()).toEqual({ kind: 'down' })
    expect(steps()).toEqual(['holding'])
  })

  test('that is refused while another tab gives the order up is busy', async () => {
    backend.beforeWrites = () => {
      readJournal().forEach(removeEntry)
      return 'refused'
    }
    expect(await pay()).toEqual({ kind: 'busy' })
  })

  test('whose end is refused is given up by its claim alone', async () => {
    const freed: string[][] = []
    backend.charge = () => {
      backend.beforeWrites = (paths) => {
        freed.push(paths)
        return freed.length === 1 ? 'refused' : undefined
      }
      return 'declined'
    }
    await pay()
    expect(freed[1]).toEqual([`claims/${await sha256(reference)}`])
    expect(readJournal()).toEqual([])
  })
})

describe('a charge without an answer', () => {
  /** As the next page load finds it. */
  async function left(): Promise<OrderEntry> {
    backend.charge = () => 'unknown'
    expect(await pay()).toEqual(unknown)
    expect(steps()).toEqual(['unknown'])
    backend.charge = () => 'paid'
    return readJournal()[0] as OrderEntry
  }

  test('keeps the hold, and its repeat books', async () => {
    const entry = await left()
    expect(owners()).toHaveLength(1)
    expect(await payAgain(entry)).toMatchObject({ kind: 'booked' })
    expect(new Set(backend.charges.map((charge) => JSON.stringify(charge))).size).toBe(1)
    expect(bookings()).toHaveLength(1)
  })

  test('holds again once the hold is over, and its repeat books', async () => {
    const entry = await left()
    passMinutes(20)
    let ends = 0
    backend.charge = () => {
      ends = (readJournal() as OrderEntry[])[0]?.holdEnds ?? 0
      return 'paid'
    }
    expect(await payAgain(entry)).toMatchObject({ kind: 'booked' })
    expect(minute(new Date(ends))).toBe('2027-06-01T15:30')
  })

  test.each([
    ['another visitor has the unit since', takeAfterHold],
    ['the price changed', raisePrice],
    ['the prices cannot be read', failReads],
    ['the hold is over and its repeat refused', refuseAfterHold],
  ])('is not repeated where %s', async (_, happen) => {
    const entry = await left()
    happen()
    expect(await payAgain(entry)).toEqual(unknown)
    expect(backend.charges).toHaveLength(1)
  })

  test('whose card is damaged in the journal is not repeated', async () => {
    expect(await payAgain({ ...(await left()), charge: null })).toEqual(unknown)
    expect(backend.charges).toHaveLength(1)
  })

  test.each(['declined', 'unknown'] as const)(
    'stays unknown though its repeat is %s',
    async (outcome) => {
      const entry = await left()
      backend.charge = () => outcome
      expect(await payAgain(entry)).toEqual(unknown)
    },
  )

  function takeAfterHold() {
    passMinutes(20)
    takenByAnother('castle', saturday)
  }

  function refuseAfterHold() {
    passMinutes(20)
    backend.beforeWrites = () => 'refused'
  }
})
