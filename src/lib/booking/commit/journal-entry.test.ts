// Older versions of the site, and any script, may have written to storage: whatever it holds,
// reading it never throws, and nothing that isn't whole is charged or booked.
import { describe, expect, test } from 'vitest'
import { bookingLine, charge, invoiceEntry, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { fc } from '#test/property'
import { amountNames, amountRow, storedAmountName } from '~/lib/domain/amounts'
import { readEntry, toStoredEntry, type JournalEntry } from './journal-entry'

const whole: JournalEntry[] = [
  orderEntry({
    step: 'charging',
    units: [{ itemId: 'castle', kind: 'inflatables', day: day('2027-06-12'), unit: 0 }],
    holdEnds: 1_800_000_000_000,
    charge,
    invoiceId: 'invoice',
  }),
  invoiceEntry(),
  { kind: 'unknown', reference: 'r1', days: [day('2027-06-12')], bookingId: '', at: 1 },
  { kind: 'settled', reference: 'r2', days: [], bookingId: '', at: 1 },
  { kind: 'placed', reference: 'identity', details: 'details', id: 'ABCDEFGHIJ0123456789', at: 1 },
]
const [order, invoice] = whole as [JournalEntry, JournalEntry]
/** As it comes out of storage. */
const stored = (entry: object) => JSON.parse(JSON.stringify(entry)) as Record<string, unknown>

test.each(whole)('an entry is read back whole: $kind', (entry) => {
  expect(readEntry(stored(entry))).toEqual(entry)
})

test.each([
  ...['sending', 'holding', 'charging', 'unknown', 'charged', 'booked'].map((step) => ({
    ...stored(order),
    step,
  })),
  ...['holding', 'charging', 'unknown', 'charged'].map((step) => ({ ...stored(invoice), step })),
])('an entry is read back in the step that it had reached: $kind $step', (entry) => {
  expect(readEntry(entry)).toEqual(entry)
})

test('an order keeps its deliveries beside its units, where a tab from before them can read the rest', () => {
  const castle = { itemId: 'castle', kind: 'inflatables', day: day('2027-06-12'), unit: 0 } as const
  const ofCrew = {
    itemId: 'delivery',
    kind: 'deliveries',
    day: day('2027-06-12'),
    unit: 3,
  } as const
  const entry = orderEntry({ step: 'charged', units: [castle, ofCrew] })
  const kept = stored(toStoredEntry(entry))
  expect(kept).toMatchObject({ units: [castle], deliveries: [{ day: ofCrew.day, unit: 3 }] })
  expect(readEntry(kept)).toEqual(entry)
  expect(readEntry({ ...kept, deliveries: 'damaged' })).toMatchObject({ units: [castle] })
  const plain = orderEntry()
  expect(toStoredEntry(plain)).toEqual(plain)
})

test('an order of a package of games and chairs is read back whole', () => {
  const parts = [{ id: 'chairs', kind: 'extras', quantity: 2, capacity: 40 }] as const
  const entry = orderEntry({ lines: [bookingLine({ kind: 'extras', parts, hasOwnUnits: false })] })
  expect(readEntry(stored(entry))).toEqual(entry)
})

test('an order that an earlier version of the site began gets defaults for the fields that it lacks', () => {
  const lines = [{ ...bookingLine(), image: undefined, parts: undefined, hasOwnUnits: undefined }]
  expect(readEntry(stored({ ...order, cart: null, numbers: null, lines }))).toMatchObject({
    cart: [],
    numbers: 'unknown',
    lines: [{ image: '', parts: [], hasOwnUnits: true }],
  })
})

test('an order from before an option counts as without it; the deposit and every other amount have to be there', () => {
  const { document } = orderEntry()
  for (const name of amountNames) {
    const field = storedAmountName(name)
    const { [field]: _, ...rest } = document.balances
    const read = readEntry(stored({ ...order, document: { ...document, balances: rest } }))
    if (amountRow(name).option && name !== 'deposit')
      expect(read).toMatchObject({ document: { balances: { ...rest, [field]: 0 } } })
    else expect(read).toMatchObject({ kind: 'unknown' })
  }
})

test('a damaged fingerprint of rates counts as unknown', () => {
  for (const numbers of ['f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64)])
    expect(readEntry(stored({ ...order, numbers }))).toMatchObject({ numbers: 'unknown' })
})

test.each(['2027-02-30', 20_270_612])('an order for the day %s is damaged', (damagedDay) => {
  const line = { ...bookingLine(), days: [damagedDay] }
  expect(readEntry(stored({ ...orderEntry(), lines: [line] }))).toBeNull()
})

describe('for every text in storage', () => {
  /** A value that the field may not have. */
  // As it is in storage: JSON has no negative zero.
  const text = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown)
  const junk = fc.oneof(text, fc.constantFrom(undefined, -1, 0.5, 1e300, Number.NaN))
  const paths = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => [
          [...path, name],
          ...paths(inner, [...path, name]),
        ])
      : []

  test('reading never throws, and the entry that it makes can be read again', () => {
    fc.assert(
      fc.property(junk, (value) => {
        expectSound(readEntry(value))
      }),
    )
  })

  test.each(whole)('reading never throws where one field is damaged: $kind', (entry) => {
    const damaged = fc
      .tuple(fc.constantFrom(...paths(stored(entry))), junk)
      .map(([path, value]) => withAt(stored(entry), path, value))
    fc.assert(
      fc.property(damaged, (value) => {
        expectSound(readEntry(value))
      }),
      { numRuns: 1_000 },
    )
  })

  /** Nothing in the entry makes the flow fail or charge a wrong amount. */
  function expectSound(entry: JournalEntry | null) {
    if (entry === null) return
    expect(readEntry(stored(entry))).toEqual(entry)
    expect(entry.reference).not.toBe('')
    expect(Number.isFinite(entry.at)).toBe(true)
    if ('charge' in entry && entry.charge !== null) {
      const { amountCents } = entry.charge
      expect(Number.isSafeInteger(amountCents) && amountCents > 0).toBe(true)
    }
    if (entry.kind === 'booking') {
      expect(entry.key).toMatch(/^[A-Za-z0-9]{20}$/)
      expect(Number.isFinite(entry.holdEnds)).toBe(true)
      for (const line of entry.lines) {
        expect(line.quantity).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(line.priceCents) && line.priceCents >= 0).toBe(true)
      }
    }
  }
})

describe('money at stake is never forgotten', () => {
  test.each([
    ['its document', { document: null }],
    ['its key', { key: '../inflatables/castle' }],
    ['one of its lines', { lines: [null] }],
    ['one of its units', { units: [{}] }],
    ['an amount', { document: { ...(stored(order)['document'] as object), balances: {} } }],
  ])('an order without %s leaves its reference, once a charge may have been made', (_, damage) => {
    const { reference } = order
    for (const step of ['charging', 'unknown', 'charged'])
      expect(readEntry({ ...stored(order), ...damage, step })).toMatchObject({
        kind: 'unknown',
        reference,
        bookingId: '',
      })
    for (const step of ['sending', 'holding', 'booked', 'soon'])
      expect(readEntry({ ...stored(order), ...damage, step })).toBeNull()
  })

  test.each([
    ['no amount', { amountCents: undefined }],
    ['an amount of nothing', { amountCents: 0 }],
    ['a part of a cent', { amountCents: 0.5 }],
    ['an amount as text', { amountCents: '29284' }],
    ['no key', { idempotencyKey: null }],
    ['no payment method', { paymentMethodId: 7 }],
  ])('a charge with %s is never sent again', (_, damage) => {
    const damaged = { ...stored(order), charge: { ...charge, ...damage } }
    expect(readEntry(damaged)).toMatchObject({ kind: 'booking', charge: null })
    // Another invoice of the same booking may not be charged either.
    expect(readEntry({ ...stored(invoice), charge: { ...charge, ...damage } })).toMatchObject({
      kind: 'unknown',
      reference: 'i1',
      bookingId: 'b1',
    })
    const unsent = { ...stored(invoice), step: 'holding', charge: { ...charge, ...damage } }
    expect(readEntry(unsent)).toBeNull()
    expect(readEntry({ ...stored(invoice), charge: null, bookingId: 7 })).toMatchObject({
      kind: 'unknown',
      reference: 'i1',
      bookingId: '',
    })
  })
})

test("a damaged price is read as 0, not as today's price", () => {
  const [line] = (stored(order)['lines'] as object[]) ?? []
  expect(readEntry({ ...stored(order), lines: [{ ...line, priceCents: 'free' }] })).toMatchObject({
    lines: [{ priceCents: 0 }],
  })
})

test('an entry without a time gets the time at which it is read', () => {
  const { at: _, ...timeless } = stored(order)
  const before = Date.now()
  expect(readEntry(timeless)?.at).toBeGreaterThanOrEqual(before)
})

function withAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === name ? withAt(inner, rest, put) : inner))
  const fields = value as Record<string, unknown>
  return { ...fields, [name]: withAt(fields[name], rest, put) }
}
