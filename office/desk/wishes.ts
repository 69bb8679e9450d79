// Who waits for which item on which day: what visitors stored in `waiting` (docs/data-model.md).
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { checkEmail } from '~/lib/contact/field-problems'
import type { Day } from '~/lib/domain/day'
import type { EventDays } from '~/lib/event/event-days'
import { today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { readDay } from '~/lib/time/stored-day'
import type { SyncCatalog } from '../sync/catalog'
import { readAll } from '../sync/read'
import { plural, section } from '../sync/report'
import { readItems } from './items'
import type { Order } from './orders'
import type { Options } from './options'

export type Wish = {
  itemId: string
  day: Day
  /** In lower case. Null once it was deleted, and where no mail could go to it. */
  email: string | null
  made: Date
  document: QueryDocumentSnapshot
}

/** An item on a day. */
export type ItemDay = { itemId: string; day: Day }

/** The same item's day and the people who wait for it, the first of them first. */
export type Wanted = ItemDay & { people: number; emails: readonly string[] }

/** All wishes, or those about some days. */
export async function readWishes(
  db: Firestore,
  moment: Transaction,
  days: EventDays | null,
): Promise<Wish[]> {
  const all = db.collection('waiting')
  const docs =
    days === null
      ? await readAll(moment, all)
      : (await moment.get(all.where('date', '>=', days.from).where('date', '<=', days.to))).docs
  return docs.flatMap((document) => {
    const day = readDay(String(document.get('date')))
    const itemId: unknown = document.get('itemID')
    if (day === null || typeof itemId !== 'string') return []
    const email = String(document.get('email') ?? '').trim()
    // A comma or a semicolon would make two addresses of one.
    const isAddress = checkEmail(email) === null && !/[,;]/.test(email)
    const made = document.createTime.toDate()
    return [{ itemId, day, email: isAddress ? email.toLowerCase() : null, made, document }]
  })
}

/** Wishes by item and day, the earliest day first. Who pressed twice counts once. */
export function groupWishes(wishes: readonly Wish[]): Wanted[] {
  const groups = new Map<string, Wish[]>()
  for (const wish of wishes.toSorted((a, b) => a.made.getTime() - b.made.getTime())) {
    const key = `${wish.day} ${wish.itemId}`
    groups.set(key, [...(groups.get(key) ?? []), wish])
  }
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...more]]) => {
      if (!first) return []
      const all = [first, ...more].map(({ email }) => email)
      const emails = [...new Set(all)].filter((email) => email !== null)
      const unknown = all.filter((email) => email === null).length
      return [{ itemId: first.itemId, day: first.day, people: emails.length + unknown, emails }]
    })
}

/**
 * Those of the wishes that are about the units of these items on these days: a package needs its
 * parts.
 */
export function wishesFor(
  freed: readonly ItemDay[],
  wishes: readonly Wish[],
  items: SyncCatalog,
): Wish[] {
  const unitsOf = (id: string) => [id, ...(items.get(id)?.parts ?? []).map((part) => part.id)]
  return wishes.filter((wish) =>
    freed.some(
      ({ itemId, day }) =>
        day === wish.day && unitsOf(itemId).some((id) => unitsOf(wish.itemId).includes(id)),
    ),
  )
}

/** "Red Castle, Saturday, June 12, 2027: 3 people" */
export function wantedWords({ itemId, day, people }: Wanted, items: SyncCatalog): string {
  const name = items.get(itemId)?.name ?? itemId
  return `${name}, ${formatDay(day)}: ${plural(people, 'person', 'people')}`
}

/** The items of an order on its days. */
export function takenBy({ rented }: Pick<Order, 'rented'>): ItemDay[] {
  return rented.flatMap(({ itemId, units }) =>
    itemId === null ? [] : [...units.keys()].map((day) => ({ itemId, day })),
  )
}

/** Says who waits for what a command frees. */
export async function sayWhoWaits(
  db: Firestore,
  freed: readonly ItemDay[],
  { now, say }: Pick<Options, 'now' | 'say'>,
): Promise<void> {
  const ahead = freed.filter(({ day }) => day >= today(now))
  const days = ahead.map(({ day }) => day).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return
  const lines = await db.runTransaction(
    async (moment) => {
      const wishes = await readWishes(db, moment, { from, to })
      const ids = [...wishes, ...ahead].map(({ itemId }) => itemId)
      const items = await readItems(db, moment, ids, [])
      return groupWishes(wishesFor(ahead, wishes, items)).map((each) => wantedWords(each, items))
    },
    { readOnly: true },
  )
  section('People wait for it; npm run waiting has the email for them:', lines).forEach(say)
}
