import { takenOf } from '~/lib/availability/taken-with-parts'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import { unfinishedOwner } from '~/lib/booking/commit/unfinished-owner'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { alsoLike } from '~/lib/catalog/category-items'
import { readTakenOnEvent } from '~/lib/db/availability/crew-days'
import { listExtras, listInflatables } from '~/lib/db/catalog'
import type { CartLine } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import type { CartLineState } from './cart-line-states'

const most = 3

export type Alternatives = ReadonlyMap<string, readonly Item[]>

/** The key of a line: a cart has an item on the same days only once. */
export const cartLineKey = ({ itemId, days }: Pick<CartLine, 'itemId' | 'days'>) =>
  `${itemId} ${days.join()}`

/** Similar free items for lines with unavailable days. Never throws: unread items aren't offered. */
export async function readAlternatives(states: readonly CartLineState[]): Promise<Alternatives> {
  const { first, last } = bookableDaysAt()
  const inCart = new Set(states.map(({ cartLine }) => cartLine.itemId))
  const went = states.filter(
    ({ cartLine, conflict }) =>
      conflict?.daysUnavailable && cartLine.days.every((day) => day >= first && day <= last),
  )
  const free = await Promise.all(
    went.map(async ({ cartLine, item }) => {
      const others = item ? await similarFree(cartLine, item, inCart) : []
      return [cartLineKey(cartLine), others] as const
    }),
  )
  return new Map(free)
}

/**
 * Up to three similar items of which as many units are free on the same days, the nearest prices
 * first, without the ids in `except`. Never throws: items that can't be read aren't offered.
 */
export async function similarFree(
  wanted: Pick<CartLine, 'days' | 'quantity'>,
  item: Item,
  except: ReadonlySet<string> = new Set(),
): Promise<Item[]> {
  const others = await readFree(wanted, item).catch(() => [])
  return others.filter(({ id }) => !except.has(id)).slice(0, most)
}

async function readFree(
  { days, quantity }: Pick<CartLine, 'days' | 'quantity'>,
  item: Item,
): Promise<Item[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const [others, read] = await Promise.all([
    item.kind === 'extras' ? listExtras() : listInflatables(),
    unfinishedOwner().then((mine) => readTakenOnEvent({ from, to }, mine)),
  ])
  if (read === null) return []
  const bookableDays = { ...bookableDaysAt(), crewDays: read.crewDays }
  const isFree = (other: Item) =>
    whyNotBookable(
      { item: other, days, quantity },
      takenOf(other, read.takenByItem),
      bookableDays,
    ) === null
  const priceDifference = (other: Item) =>
    Math.abs((other.priceCents ?? 0) - (item.priceCents ?? 0))
  return alsoLike(item, others, others.length)
    .filter(isFree)
    .sort((one, other) => priceDifference(one) - priceDifference(other))
}
