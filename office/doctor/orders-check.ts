// Lost if nobody notices: the booking of a customer whose card is charged already. Tries orders
// without making them: only the real database tells how much of an order it evaluates at once, and
// whether its rules read a price as the page does.
import { storedTexts } from '~/lib/domain/booking-texts'
import { maxOrderLines, maxDaysPerLine, promoCodes } from '~/lib/domain/business'
import type { Item } from '~/lib/domain/item'
import type { Database } from './database'
import { bad, unanswered, type Finding } from './finding'
import { sampleLine, type Sample } from './sample-booking'

/** @param free the items that nobody has booked on the days of the sample */
export async function tryOrders(
  database: Database,
  sample: Sample,
  free: readonly Item[],
): Promise<Finding[]> {
  const tryOrder = async (of: readonly Item[], days: number) =>
    (await database.tryWrites(orderOf(of, days, sample))).status
  const refused: Item[] = []
  for (const item of free) if ((await tryOrder([item], 1)) === 403) refused.push(item)
  const good = free.filter((item) => !refused.includes(item))
  const most = async (lines: number, days = maxDaysPerLine) =>
    tryOrder(
      Array.from({ length: lines }, (_, index) => good[index % good.length] as Item),
      days,
    )
  const names = refused.map(({ name }) => name)
  const plain = 'Write price and count as plain numbers, and the name without odd signs.'
  const items = bad('booking', 'The rules refuse to rent what the page offers', plain, names)
  if (good.length === 0) return items
  const sizes = [await most(2, 1), await most(maxOrderLines)]
  if (sizes.includes(0)) return [...items, ...unanswered(['the largest order'])]
  if (!sizes.includes(403)) return items
  let lines = maxOrderLines - 1
  while (lines > 1 && (await most(lines)) === 403) lines -= 1
  const what = `orders of more than ${lines} of ${maxOrderLines} lines`
  const remedy = `Lower maxOrderLines to ${lines} in business.ts; then npm run deploy.`
  return [...items, ...bad('booking', `The rules refuse ${what}, after cards are charged`, remedy)]
}

/** The writes of an order by card with everything that can be added to one. */
function orderOf(of: readonly Item[], count: number, { days: all, ...sample }: Sample) {
  const days = all.slice(0, count)
  const units = [...new Set(of)].flatMap((item) =>
    days.map((day) => sample.allocation({ of: item, day })),
  )
  const document = sample.booking({
    lines: of.map((item) => sampleLine(item, days)),
    isByCard: true,
    promoPercent: Math.max(0, ...Object.values(promoCodes)),
    texts: {
      organization: 'x'.repeat(storedTexts.organization.takes.most),
      crew: 'x'.repeat(storedTexts.crew.takes.most),
    },
  })
  return sample.commit(document, units)
}
