// In place of an unavailable rental's description: when it is available.
import { useCallback } from 'react'
import { noticePeriodWords, type BookableDays } from '~/lib/availability/bookable-days'
import type { FindNearest, Nearest } from '~/lib/availability/nearest-finder'
import { noneNear } from '~/lib/availability/none-near'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import type { Item } from '~/lib/domain/item'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import { eventWithoutYear } from '~/lib/time/day-text'
import { useReadNearViewport } from '~/ui/use-near-viewport'
import styles from './DayNote.module.css'

export type CardDays = {
  event: DayRun
  bookableDays: BookableDays
  findNearest: FindNearest
}

/** Looks for other days once the card comes near the window. */
export function DayNote({ item, event, bookableDays, findNearest }: CardDays & { item: Item }) {
  const find = useCallback(() => findNearest(item), [findNearest, item])
  const reason = whyNotBookable({ item, days: daysIn(event), quantity: 1 }, null, bookableDays)
  const { element, read } = useReadNearViewport<HTMLDivElement, Nearest>(find, '600px')
  return (
    <div ref={element}>
      {reason?.why === 'soon' && <p>{noticePeriodWords(reason.noticePeriod)}</p>}
      <p className={styles.nearest}>{nearestWords(read ?? 'looking')}</p>
    </div>
  )
}

function nearestWords(nearest: Nearest | 'looking'): string {
  if (nearest === 'looking') return 'Checking other days…'
  if (nearest === 'unknown') return ''
  if (nearest === 'none') return noneNear
  return `Available ${nearest.from === nearest.to ? 'on ' : ''}${eventWithoutYear(nearest, 'short')}`
}
