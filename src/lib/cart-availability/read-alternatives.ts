import { takenOf } from '~/lib/availability/package-use'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import { ownHold } from '~/lib/booking/commit/own-hold'
import { spanAt } from '~/lib/cart/span-at'
import { alsoLike } from '~/lib/catalog/category-items'
import { readEventUses } from '~/lib/db/availability/crew-days'
import { listExtras, listInflatables } from '~/lib/db/catalog'
import type { CartEntry } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import type { EntryState } from './entry-states'

const most = 3

export type Alternatives = ReadonlyMap<string, readonly Item[]>

/** The key of an entry: a cart has an item on the same days only once. */
export const entryKey = ({ itemId, days }: Pick<CartEntry, 'itemId' | 'days'>) =>
  `${itemId} ${days.join()}`

/** For each entry whose days are taken. Never throws: items that can't be read aren't offered. */
export async function readAlternatives(states: readonly EntryState[]): Promise<Alternatives> {
  const { first, last } = spanAt()
  const inCart = new Set(states.map(({ entry }) => entry.itemId))
  const went = states.filter(
    ({ entry, conflict }) =>
      conflict?.daysUnavailable && entry.days.every((day) => day >= first && day <= last),
  )
  const free = await Promise.all(
    went.map(async ({ entry, item }) => {
      const others = item ? await similarFree(entry, item, inCart) : []
      return [entryKey(entry), others] as const
    }),
  )
  return new Map(free)
}

/**
 * Up to three similar items of which as many units are free on the same days, the nearest prices
 * first, without the ids in `except`. Never throws: items that can't be read aren't offered.
 */
export async function similarFree(
  wanted: Pick<CartEntry, 'days' | 'quantity'>,
  item: Item,
  except: ReadonlySet<string> = new Set(),
): Promise<Item[]> {
  const others = await readFree(wanted, item).catch(() => [])
  return others.filter(({ id }) => !except.has(id)).slice(0, most)
}

async function readFree(
  { days, quantity }: Pick<CartEntry, 'days' | 'quantity'>,
  item: Item,
): Promise<Item[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const [others, read] = await Promise.all([
    item.kind === 'extras' ? listExtras() : listInflatables(),
    ownHold().then((mine) => readEventUses({ from, to }, mine)),
  ])
  if (read === null) return []
  const span = { ...spanAt(), crewDays: read.crewDays }
  const isFree = (other: Item) =>
    whyNotBookable({ item: other, days, quantity }, takenOf(other, read.uses), span) === null
  const priceDifference = (other: Item) =>
    Math.abs((other.priceCents ?? 0) - (item.priceCents ?? 0))
  return alsoLike(item, others, others.length)
    .filter(isFree)
    .sort((one, other) => priceDifference(one) - priceDifference(other))
}
