import { nearestWithinDays } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { addDays } from '~/lib/time/dates'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import { isWeekend } from '~/lib/time/weekdays'
import type { BookableDays } from './bookable-days'
import type { TakenUnits } from './taken-units'
import { whyNotBookable } from './why-not-bookable'

type WantedDays = {
  quantity: number
  /** Days that the visitor has chosen: of two equally near runs, the one on these wins. */
  chosen: readonly Day[]
}

/** The nearest of `runsAround` that is available, or null. `taken` covers `aroundEvent`. */
export function nearestFree(
  event: DayRun,
  item: Item,
  taken: TakenUnits,
  bookable: BookableDays,
  wanted?: WantedDays,
): DayRun | null {
  return freeAround(event, item, taken, bookable, wanted)[0] ?? null
}

const most = 3

/** The two nearest runs on a weekend, then the nearest others; three at most (docs/rules.md). */
export function otherDays(...asked: Parameters<typeof nearestFree>): DayRun[] {
  const free = freeAround(...asked)
  const onWeekend = free.filter((run) => daysIn(run).some(isWeekend))
  const others = free.filter((run) => !onWeekend.includes(run))
  return [...onWeekend.slice(0, 2), ...others, ...onWeekend.slice(2)].slice(0, most)
}

function freeAround(
  event: DayRun,
  item: Item,
  taken: TakenUnits,
  bookable: BookableDays,
  { quantity, chosen }: WantedDays = { quantity: 1, chosen: [] },
): DayRun[] {
  const isFree = (run: DayRun) =>
    whyNotBookable({ item, days: daysIn(run), quantity }, taken, bookable) === null
  return runsAround(event, isFree, chosen)
}

/**
 * All free runs of as many days, at most three weeks away, the nearest first. Of two equally near,
 * the one on chosen days comes first, otherwise the later one.
 */
export function runsAround(
  event: DayRun,
  isFree: (run: DayRun) => boolean,
  chosen: readonly Day[],
): DayRun[] {
  const isChosen = (run: DayRun) => daysIn(run).every((day) => chosen.includes(day))
  return Array.from({ length: nearestWithinDays + 1 }, (_, away) =>
    (away === 0 ? [0] : [away, -away])
      .map((by) => ({ from: addDays(event.from, by), to: addDays(event.to, by) }))
      .filter(isFree)
      // The later one first, unless only the earlier one is on chosen days.
      .sort((one, other) => Number(isChosen(other)) - Number(isChosen(one))),
  ).flat()
}

/** The days to be read for `nearestFree`. */
export function aroundEvent({ from, to }: DayRun, { first, last }: BookableDays): DayRun {
  const [earliest, latest] = [addDays(from, -nearestWithinDays), addDays(to, nearestWithinDays)]
  return { from: earliest < first ? first : earliest, to: latest > last ? last : latest }
}
