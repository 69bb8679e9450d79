// Tries an ordinary and the largest order without making them. Only the real database tells how
// much of them it evaluates at once: where it counts a commit as a whole, or otherwise than the
// emulator, it would refuse large orders after their cards were charged.
import { storedTexts } from '~/lib/domain/booking-texts'
import { maxBookingLines, maxDaysPerLine, promoCodes } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item } from '~/lib/domain/item'
import { addDays } from '~/lib/time/dates'
import { where, type Database } from './database'
import { bad, ok, unanswered, type Finding } from './finding'
import { sampleDay, sampleLine, type Sample } from './sample-booking'

type Size = { lines: number; days: number }

const ordinary: Size = { lines: 2, days: 1 }
const largest: Size = { lines: maxBookingLines, days: maxDaysPerLine }

/**
 * @returns whether the rules take the largest order; if not, which orders they take, and which
 * number of business.ts to lower
 */
export async function checkOrderSizes(
  database: Database,
  sample: Sample,
  { items, now }: { items: readonly Item[]; now: Date },
): Promise<Finding[]> {
  const days = Array.from({ length: maxDaysPerLine }, (_, i) => addDays(sampleDay(now), i))
  const free = await findFreeItems(database, items, days)
  // Between the sample's day and these days somebody may have booked.
  if (free.length === 0) return []
  const attempt = (size: Size) => database.attempt(orderOf(size, sample, free, days))

  const tried = [await attempt(ordinary), await attempt(largest)]
  if (tried.some(({ status }) => status === 0))
    return unanswered(['an ordinary order, and the largest'])
  if (tried.every(({ status }) => status === 400))
    return [ok(`Visitors can book ${maxBookingLines} lines of ${maxDaysPerLine} days`)]

  const lines = await mostOf(maxBookingLines - 1, (each) => attempt({ ...largest, lines: each }))
  if (lines > 0)
    return [
      tooLarge(
        `more than ${lines} of ${maxBookingLines} lines`,
        `Lower maxBookingLines to ${lines}`,
      ),
    ]
  const most = await mostOf(maxDaysPerLine - 1, (each) => attempt({ lines: 2, days: each }))
  return [
    most > 0
      ? tooLarge(
          `more than one line, if it has more than ${most} of ${maxDaysPerLine} days`,
          `Lower maxBookingLines to 2 and maxDaysPerLine to ${most}`,
        )
      : tooLarge('more than one line', 'Lower maxBookingLines to 1'),
  ]
}

const tooLarge = (what: string, remedy: string) =>
  bad(
    `The rules refuse orders of ${what}, after their cards are charged`,
    `${remedy} in src/lib/domain/business.ts; then npm run deploy.`,
  )

/** The largest size up to this one that passes; 0 if none does. */
async function mostOf(most: number, attempt: (size: number) => Promise<{ status: number }>) {
  let passing = 0
  let refused = most + 1
  while (refused - passing > 1) {
    const size = Math.floor((passing + refused) / 2)
    if ((await attempt(size)).status === 400) passing = size
    else refused = size
  }
  return passing
}

/**
 * Items without parts whose first unit nobody has on any of these days; of two with one id, which
 * have the same units, the last.
 */
async function findFreeItems(database: Database, items: readonly Item[], days: readonly Day[]) {
  const { status, documents } = await database.list('allocations', {
    where: where('date', 'GREATER_THAN_OR_EQUAL', { stringValue: days[0] }),
  })
  if (status !== 200) return []
  const taken = new Set(
    documents
      .filter(({ fields }) => days.includes(fields['date'] as Day))
      .map(({ fields }) => fields['itemID']),
  )
  const free = items.filter(
    (item) =>
      isBookable(item) && item.capacity > 0 && item.parts.length === 0 && !taken.has(item.id),
  )
  return [...new Map(free.map((item) => [item.id, item])).values()]
}

/** The writes of an order by card with everything that can be added to one. */
function orderOf(
  { lines, days: count }: Size,
  sample: Sample,
  free: readonly Item[],
  all: readonly Day[],
) {
  const days = all.slice(0, count)
  const of = Array.from({ length: lines }, (_, i) => free[i % free.length] as Item)
  const units = [...new Set(of)].flatMap((item) =>
    days.map((day) => sample.allocation({ of: item, day })),
  )
  const document = sample.bookingOf(
    of.map((item) => sampleLine(item, days)),
    {
      isByCard: true,
      promoPercent: Math.max(0, ...Object.values(promoCodes)),
      texts: {
        organization: 'x'.repeat(storedTexts.organization.form.most),
        crew: 'x'.repeat(storedTexts.crew.form.most),
      },
    },
  )
  return sample.commit(document, units)
}
