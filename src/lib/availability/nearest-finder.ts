// Finds the nearest free days of taken items. Requests within 50 ms share one read.
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item } from '~/lib/domain/item'
import type { DayRun } from '~/lib/time/day-runs'
import type { BookableDays } from './bookable-days'
import type { CrewDays, CrewState } from './crew-limit'
import { aroundEvent, nearestFree } from './nearest-free'
import type { TakenByItem } from './taken-units'
import { takenOf } from './taken-with-parts'

const gatherMs = 50

/** `none` within three weeks; `unknown`: the days can't be read. */
export type Nearest = DayRun | 'none' | 'unknown'
export type FindNearest = (item: Item) => Promise<Nearest>

/** Reads the crew's days that `startsIn` names, until all are `known` (`readCrewDaysFor`). */
export type ReadCrewDays = (
  startsIn: (crewDays: CrewDays) => readonly Day[],
  known: Map<Day, CrewState>,
) => Promise<unknown>

type Search = { item: Item; resolve: (nearest: Nearest) => void }

/** Reads each item once, and again after a failure. Prefers the `chosen` days. Never rejects. */
export function nearestFinder(
  event: DayRun,
  bookableDays: BookableDays,
  readTakenByItem: (ids: readonly string[], days: DayRun) => Promise<TakenByItem | null>,
  chosen: readonly Day[] = [],
  readCrewDays: ReadCrewDays = async () => {},
): FindNearest {
  const wanted = { quantity: 1, chosen }
  const cached = new Map<string, Promise<Nearest>>()
  const crewDays = new Map(bookableDays.crewDays)
  let waiting: Search[] = []

  async function ask() {
    const batch = waiting
    waiting = []
    const ids = batch.flatMap(({ item }) => [item.id, ...item.parts.map(({ id }) => id)])
    const takenByItem = await readTakenByItem(
      [...new Set(ids)],
      aroundEvent(event, bookableDays),
    ).catch(() => null)
    const nearest = () =>
      batch.map(({ item }) => (takenByItem ? nearestOf(item, takenByItem) : ('unknown' as const)))
    const startsIn = () =>
      nearest().flatMap((days) => (typeof days === 'string' ? [] : [days.from]))
    // Days that can't be read count as open.
    await readCrewDays(startsIn, crewDays).catch(() => {})
    const found = nearest()
    batch.forEach(({ item, resolve }, index) => {
      // The next request tries again.
      if (!takenByItem) cached.delete(item.id)
      resolve(found[index] ?? 'unknown')
    })
  }

  function nearestOf(item: Item, takenByItem: TakenByItem): Nearest {
    if (!isBookable(item)) return 'unknown'
    return (
      nearestFree(event, item, takenOf(item, takenByItem), { ...bookableDays, crewDays }, wanted) ??
      'none'
    )
  }

  return (item) => {
    const before = cached.get(item.id)
    if (before) return before
    if (waiting.length === 0) setTimeout(() => void ask(), gatherMs)
    const answer = new Promise<Nearest>((resolve) => waiting.push({ item, resolve }))
    cached.set(item.id, answer)
    return answer
  }
}
