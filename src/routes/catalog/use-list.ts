// The filtered and sorted list. Once the event's days are checked, free items come first.
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { ownerForCrewDays } from '~/components/event/use-crew-days'
import { useOrderSoFar } from '~/components/rental/use-order-so-far'
import type { BookableDays } from '~/lib/availability/bookable-days'
import { freeFirst, type ListedItem } from '~/lib/availability/free-items'
import { nearestFinder, type ReadCrewDays } from '~/lib/availability/nearest-finder'
import { useCart } from '~/lib/cart/store'
import type { Category } from '~/lib/catalog/categories'
import { applyListChoice, readListChoice } from '~/lib/catalog/list-choice'
import type { Item } from '~/lib/domain/item'
import { lazyImport } from '~/lib/loading/lazy-import'
import { listedCents } from '~/lib/pricing/all-in'
import { orOneDay } from '~/lib/pricing/line-cents'
import { useYard } from '~/lib/storage/yard'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import { useHydrated } from '~/ui/use-hydrated'
import type { CardDays } from './DayNote'
import type { useTakenUnits } from './use-taken-units'

/**
 * The sort order and filter in the URL, and the yard that was typed elsewhere; a prerendered page
 * has none. Extras have no sizes, so no yard is carried to their list.
 */
export function useListChoice(slug: Category['slug']) {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const typed = useYard()
  return useMemo(() => {
    const choice = readListChoice(new URLSearchParams(hydrated ? search : ''))
    return { ...choice, yard: choice.yard ?? (slug === 'extras' ? null : typed) }
  }, [hydrated, search, typed, slug])
}

/** The price that the list shows of an item, for all days of the event; null if it shows none. */
export function usePriceOf(event: DayRun | null) {
  const soFar = useOrderSoFar()
  return useMemo(() => {
    const days = orOneDay(event ? daysIn(event) : [])
    return (item: Item) => listedCents(item, soFar, days)
  }, [soFar, event])
}

/** Each with its answer for the event's days; `days` is null if these can't be known. */
export function useList(
  slug: Category['slug'],
  items: readonly Item[],
  event: DayRun | null,
  bookableDays: BookableDays,
  { takenByItem, last }: Pick<ReturnType<typeof useTakenUnits>, 'takenByItem' | 'last'>,
) {
  const choice = useListChoice(slug)
  const priceOf = usePriceOf(event)
  const cart = useCart()
  const checking = takenByItem === 'checking'
  const asked = takenByItem !== null && takenByItem !== 'unknown'
  const findNearest = useMemo(() => {
    const chosen = cart.flatMap(({ days }) => days)
    return event && asked
      ? nearestFinder(event, bookableDays, readTaken, chosen, readCrewDays)
      : null
  }, [event, asked, bookableDays, cart])
  const days = useMemo<CardDays | null>(
    () => event && findNearest && { event, bookableDays, findNearest },
    [event, bookableDays, findNearest],
  )
  const listed = useMemo<ListedItem[]>(() => {
    const chosen = applyListChoice(items, choice, priceOf)
    const ordered =
      last === null || last.takenByItem === 'unknown'
        ? chosen.map((item) => ({ item, status: null }))
        : freeFirst(chosen, last.event, last.takenByItem, bookableDays)
    return checking ? ordered.map(({ item }) => ({ item, status: null })) : ordered
  }, [items, choice, priceOf, last, checking, bookableDays])
  return { choice, days, listed, priceOf }
}

const readCrewDays: ReadCrewDays = async (startsIn, known) => {
  const { readCrewDaysFor } = await lazyImport(() => import('~/lib/db/availability/crew-days'))
  return readCrewDaysFor(startsIn, known, await ownerForCrewDays())
}

async function readTaken(ids: readonly string[], days: DayRun) {
  const { readTakenUnits } = await lazyImport(
    () => import('~/lib/db/availability/read-taken-units'),
  )
  return readTakenUnits(ids, days)
}
