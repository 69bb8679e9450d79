// A booking for the doctor to ask the rules about. It is never stored (`tryWrites` in database.ts).
import { allocationId } from '~/lib/availability/allocation'
import { toBookingDocument, type BookingDocument } from '~/lib/db/bookings/booking-document'
import type { BookingLine } from '~/lib/domain/booking'
import { randomId, sha256 } from '~/lib/domain/booking-key'
import { noTexts } from '~/lib/domain/booking-texts'
import { flatDeliveryCents, flatFeeTowns, maxDaysPerLine } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item } from '~/lib/domain/item'
import { emptyOrderForm } from '~/lib/order-form/form'
import { calculateAmounts, type AmountsInput } from '~/lib/pricing/order-amounts'
import { addDays, today } from '~/lib/time/dates'
import type { PlainFields } from '../../local/firestore/plain'
import { isUnanswered } from './ask'
import { where, type Database, type TriedWrite } from './database'
import { unanswered, unchecked, type Finding } from './finding'

export type Sample = Awaited<ReturnType<typeof openSample>>

/** What differs from the usual sample, one unit for a day. */
type Some = Partial<Omit<AmountsInput, 'lines'>> & {
  lines?: readonly BookingLine[]
  isByCard?: boolean
  texts?: Partial<typeof noTexts>
}

/** Far enough ahead to be free, and within the two years of bookings. */
const sampleDays = (now: Date): Day[] =>
  Array.from({ length: maxDaysPerLine }, (_, index) => addDays(today(now), 500 + index))

/**
 * `free`: the items without parts that nobody has booked on the sample's days, of two with the same
 * id only the last. `untried`: why no booking can be tried.
 */
export async function findFreeItems(
  database: Database,
  items: readonly Item[],
  now: Date,
): Promise<{ free: Item[]; untried: Finding[] }> {
  const days = sampleDays(now)
  const { status, documents } = await database.list('allocations', {
    where: where('date', 'GREATER_THAN_OR_EQUAL', { stringValue: days[0] }),
  })
  if (isUnanswered(status)) return { free: [], untried: unanswered(['a sample booking']) }
  // Where allocations can't be read at all, taken-days-check says so.
  if (status !== 200) return { free: [], untried: [] }
  const isTaken = ({ id }: Item) =>
    documents.some(({ fields }) => fields['itemID'] === id && days.includes(fields['date'] as Day))
  // A package takes units of its parts, too.
  const single = items.filter((item) => isBookable(item) && item.parts.length === 0)
  const free = single.filter((item) => item.capacity !== 0 && !isTaken(item))
  const full = `No booking could be tried: everything is taken from ${days[0]} on`
  return {
    free: [...new Map(free.map((item) => [item.id, item])).values()],
    untried: free.length === 0 && single.length > 0 ? unchecked(full) : [],
  }
}

/** A line of one unit. */
export const sampleLine = (item: Item, days: readonly Day[]): BookingLine => ({
  ...item,
  itemId: item.id,
  image: '',
  parts: [],
  days: [...days],
  quantity: 1,
  priceCents: item.priceCents ?? 0,
  capacity: 1,
  spaces: [],
})

export async function openSample(
  database: Database,
  item: Item,
  { isRequestMode, now }: { isRequestMode: boolean; now: Date },
) {
  const days = sampleDays(now)
  const [first = today(now)] = days
  const key = randomId()
  const owner = await sha256(key)
  const line = sampleLine(item, [first])

  /** The stored form of a booking, with all options unless changed. */
  function booking({ lines = [line], isByCard, texts, ...some }: Some = {}): BookingDocument {
    return toBookingDocument({
      ...noTexts,
      ...texts,
      customer: {
        name: 'Doctor',
        lastName: 'Doctor',
        phone: '(815) 555-0100',
        email: 'doctor@example.com',
        address: `1 Main St, ${flatFeeTowns[0]}, IL 61101`,
        coordinates: '',
      },
      lines,
      amounts: calculateAmounts({
        lines,
        promoPercent: 0,
        state: 'IL',
        deliveryFeeCents: flatDeliveryCents,
        ...emptyOrderForm,
        timeWindow: 'exact',
        ...some,
      }),
      method: isByCard ? 'Credit Card' : 'Cash In Office',
      timeWindow: 'exact',
      specificTime: '12:00',
      floorType: 'grass',
      requestMode: isRequestMode,
      created: now,
    })
  }

  /** A unit of an item on a day: booked, or held until it `expires`. */
  function allocation({
    of: { id, kind } = item,
    day = first,
    unit = 0,
    expires = null as Date | null,
  } = {}): TriedWrite {
    const path = `allocations/${allocationId({ itemId: id, day, unit })}`
    return database.create(path, { itemID: id, kind, date: day, unit, owner, expires })
  }

  /** Everything that the commit of a booking writes, besides an invoice. */
  function commit(document: BookingDocument, units: readonly TriedWrite[] = [allocation()]) {
    return [
      database.create(`bookings-test/${key}`, document as PlainFields),
      database.create(`claims/${owner}`, { key }),
      ...units,
    ]
  }

  /** The invoice for the rest after a deposit. */
  function invoice(data: BookingDocument): TriedWrite {
    const fields = { data: data as PlainFields, bookingId: key, paid: false }
    return database.create(`invoices-test/${key}-balance`, fields)
  }

  return { booking, allocation, commit, invoice, line, days, isRequestMode }
}
