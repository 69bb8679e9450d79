// The filtered and sorted list, with items that are free on the event's days first.
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { KnownDays } from './ListCard'
import type { DayUses } from './use-day-uses'
import type { Item } from '~/lib/domain/item'
import { useCart } from '~/lib/cart/store'
import { applyListChoice, readListChoice } from '~/lib/catalogue/list-choice'
import type { BookableSpan } from '~/lib/availability/day-state'
import type { EventDays } from '~/lib/event/event-days'
import { freeFirst, type ListedItem } from '~/lib/event/free-items'
import { nearestFinder } from '~/lib/event/nearest-finder'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useHydrated } from '~/ui/use-hydrated'

/** The sort order and filter in the address; a written page has none. */
function useListChoice() {
  const { search } = useLocation()
  const hydrated = useHydrated()
  return useMemo(
    () => readListChoice(new URLSearchParams(hydrated ? search : '')),
    [hydrated, search],
  )
}

/** The items to show, in order, each with its answer for the event's days; `days` is null while these aren't known. */
export function useList(
  items: readonly Item[],
  event: EventDays | null,
  span: BookableSpan,
  uses: DayUses,
) {
  const choice = useListChoice()
  const cart = useCart()
  const known = uses === null || typeof uses === 'string' ? null : uses
  const days = useMemo<KnownDays | null>(() => {
    const chosen = cart.flatMap(({ days }) => days)
    return event && known && { event, findNearest: nearestFinder(event, span, readUses, chosen) }
  }, [event, known, span, cart])
  const listed = useMemo<ListedItem[]>(() => {
    const chosen = applyListChoice(items, choice)
    return event && known
      ? freeFirst(chosen, event, known)
      : chosen.map((item) => ({ item, answer: null }))
  }, [items, choice, event, known])
  return { choice, days, listed }
}

async function readUses(ids: readonly string[], days: EventDays) {
  const { readItemUses } = await lazyImport(() => import('~/lib/db/days/item-uses'))
  return readItemUses(ids, days)
}
