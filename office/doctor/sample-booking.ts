// A booking as the pages would make it, for the doctor to ask the rules about. It is never stored
// (`attempt` in database.ts).
import { allocationId } from '~/lib/availability/allocation'
import { toBookingDocument, type BookingDocument } from '~/lib/db/bookings/booking-document'
import type { BookingLine } from '~/lib/domain/booking'
import { noTexts } from '~/lib/domain/booking-texts'
import { flatDeliveryCents, flatFeeCities } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item } from '~/lib/domain/item'
import { emptyOrderForm } from '~/lib/order-form/form'
import { quoteBooking, type QuoteInput } from '~/lib/pricing/quote'
import { newKey, sha256 } from '~/lib/storage/secret'
import { addDays, today } from '~/lib/time/dates'
import type { PlainFields } from '../../local/firestore/plain'
import { isUnanswered, type Database, type TriedWrite } from './database'
import { unanswered, unchecked, type Finding } from './finding'

export type Sample = Awaited<ReturnType<typeof openSample>>

/** What differs from the usual sample. */
type Some = Partial<QuoteInput> & {
  priceCents?: number
  day?: Day
  isByCard?: boolean
  texts?: Partial<typeof noTexts>
}

type FreeUnit = { item: Item | null; untried: Finding[] }

/** Far enough ahead to be free, and within the two years that can be booked. */
const daysAhead = 500

export const sampleDay = (now: Date) => addDays(today(now), daysAhead)

/** @returns an item whose first unit nobody has, or why no booking can be tried */
export async function findFreeUnit(
  database: Database,
  items: readonly Item[],
  now: Date,
): Promise<FreeUnit> {
  const day = sampleDay(now)
  const statuses: number[] = []
  // A package takes units of its parts, too.
  for (const item of items.filter((each) => isBookable(each) && each.parts.length === 0)) {
    const path = `allocations/${allocationId({ itemId: item.id, day, unit: 0 })}`
    const { status, document } = await database.get(path)
    if (status === 200 && document === null && (item.capacity ?? 0) > 0)
      return { item, untried: [] }
    statuses.push(status)
  }
  return { item: null, untried: whyUntried(statuses, day) }
}

/** @param statuses the answers about the first unit of each item */
function whyUntried(statuses: readonly number[], day: Day): Finding[] {
  if (statuses.some(isUnanswered)) return unanswered(['a free unit for a sample booking'])
  // Where allocations can't be read at all, source-check says so.
  if (statuses.some((status) => status !== 200)) return []
  return [
    unchecked(
      `No booking could be tried, because no item without parts has its first unit free on ${day}`,
      'Run the doctor again on another day.',
    ),
  ]
}

/** A line of one unit. */
export const sampleLine = (
  { id, kind, name, priceCents }: Item,
  days: readonly Day[],
): BookingLine => ({
  itemId: id,
  kind,
  name,
  image: '',
  days: [...days],
  quantity: 1,
  priceCents: priceCents ?? 0,
  capacity: 1,
  parts: [],
  hasOwnUnits: true,
  surfaces: [],
  spaces: [],
})

/** @returns what makes the writes of a sample booking of an item */
export async function openSample(
  database: Database,
  item: Item,
  { isRequestMode, now }: { isRequestMode: boolean; now: Date },
) {
  const day = sampleDay(now)
  const key = newKey()
  const owner = await sha256(key)
  const priceCents = item.priceCents ?? 0

  /** The stored form of a booking of one unit for one day, with all options unless changed. */
  function booking({ priceCents: price = priceCents, day: on = day, ...some }: Some = {}) {
    return bookingOf([{ ...sampleLine(item, [on]), priceCents: price }], some)
  }

  /** The stored form of a booking of these lines, with all options unless changed. */
  function bookingOf(
    lines: readonly BookingLine[],
    { texts = {}, ...some }: Omit<Some, 'priceCents' | 'day'> = {},
  ): BookingDocument {
    return toBookingDocument({
      ...noTexts,
      ...texts,
      customer: {
        name: 'Doctor',
        lastName: 'Doctor',
        phone: '(815) 555-0100',
        email: 'doctor@example.com',
        address: `1 Main St, ${flatFeeCities[0]}, IL 61101`,
        coordinates: '',
      },
      lines,
      quote: quoteBooking({
        lines: lines.map((line) => ({ ...line, dayCount: line.days.length })),
        promoPercent: 0,
        state: 'IL',
        deliveryFeeCents: flatDeliveryCents,
        ...emptyOrderForm,
        timeWindow: 'exact',
        ...some,
      }),
      method: some.isByCard ? 'Credit Card' : 'Cash In Office',
      timeWindow: 'exact',
      specificTime: '12:00',
      floorType: 'grass',
      requestMode: isRequestMode,
      created: now,
    })
  }

  function allocation(
    some: { of?: Item; day?: Day; unit?: number; expires?: Date | null } = {},
  ): TriedWrite {
    const { id, kind } = some.of ?? item
    const place = { itemId: id, day: some.day ?? day, unit: some.unit ?? 0 }
    return database.create(`allocations/${allocationId(place)}`, {
      itemID: id,
      kind,
      date: place.day,
      unit: place.unit,
      owner,
      expires: some.expires ?? null,
    })
  }

  /** Everything that the commit of a booking writes, besides an invoice. */
  function commit(
    document: BookingDocument,
    units: readonly TriedWrite[] = [allocation()],
  ): TriedWrite[] {
    return [
      database.create(`bookings-test/${key}`, document as PlainFields),
      database.create(`claims/${owner}`, { key }),
      ...units,
    ]
  }

  /** The invoice for the rest after a deposit. */
  function invoice(data: BookingDocument): TriedWrite {
    return database.create(`invoices-test/${key}-balance`, {
      data: data as PlainFields,
      bookingId: key,
      paid: false,
    })
  }

  return {
    booking,
    bookingOf,
    allocation,
    commit,
    invoice,
    priceCents,
    isRequestMode,
    hasFlatFee: flatFeeCities.length > 0,
  }
}
