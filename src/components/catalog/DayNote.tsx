// In place of a taken rental's description: when it is available.
import { useCallback } from 'react'
import styles from './DayNote.module.css'
import { eventWithoutYear } from '~/lib/time/day-text'
import type { Item } from '~/lib/domain/item'
import { noneNear } from '~/lib/event/none-near'
import type { FindNearest, Nearest } from '~/lib/event/nearest-finder'
import { useReadNearViewport } from '~/ui/use-near-viewport'

type DayNoteProps = { item: Item; findNearest: FindNearest }

/** Looks for other days once the card comes near the window. */
export function DayNote({ item, findNearest }: DayNoteProps) {
  const find = useCallback(() => findNearest(item), [findNearest, item])
  const { element, read } = useReadNearViewport<HTMLDivElement, Nearest>(find, '600px')
  return (
    <div ref={element}>
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
