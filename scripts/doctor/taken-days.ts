// Two days that are booked: what is tried on them can't be written, as they are there.
import type { Item } from '~/lib/domain/item'
import { isBookable } from '~/lib/domain/item'
import { addDays, readDay, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import type { Cents } from '~/lib/domain/money'
import type { Database, Stored } from './database'

export type TakenDay = {
  id: string
  item: Item & { priceCents: Cents; capacity: number }
  day: Day
  unit: number
  owner: string
}

/** Up to two, of different bookings that both stand: one of them alone may go while it is looked at. */
export async function findTakenDays(
  database: Database,
  items: readonly Item[],
  now: Date,
): Promise<TakenDay[]> {
  const tomorrow = addDays(today(now), 1)
  const { documents } = await database.list('allocations', {
    where: {
      fieldFilter: {
        field: { fieldPath: 'date' },
        op: 'GREATER_THAN_OR_EQUAL',
        value: { stringValue: tomorrow },
      },
    },
    orderBy: [{ field: { fieldPath: 'date' } }],
    limit: 200,
  })
  const found: TakenDay[] = []
  for (const stored of documents) {
    const taken = readTaken(stored, items)
    const isAnother = found.every(({ owner, id }) => owner !== taken?.owner && id !== taken?.id)
    // "Denied" says that it isn't free: its booking stands.
    if (taken && isAnother && (await database.get(`orphans/${taken.id}`)).status === 403)
      found.push(taken)
    if (found.length === 2) break
  }
  return found
}

function readTaken({ id, fields }: Stored, items: readonly Item[]): TakenDay | null {
  const { itemID, date, unit, owner, expires } = fields
  const item = items.find((candidate) => candidate.id === itemID)
  const day = typeof date === 'string' ? readDay(date) : null
  if (!item || !isBookable(item) || day === null || expires !== null) return null
  if (typeof unit !== 'number' || unit >= item.capacity || typeof owner !== 'string') return null
  return { id, item, day, unit, owner }
}
