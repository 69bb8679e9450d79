// A card's note: whether the rental is free on the event's days, and if not, when it is.
import { useCallback } from 'react'
import styles from './DayNote.module.css'
import { eventWithoutYear } from '~/lib/time/day-text'
import type { Item } from '~/lib/domain/item'
import type { EventDays } from '~/lib/event/event-days'
import type { DayAnswer } from '~/lib/event/free-items'
import { noneNear } from '~/lib/event/none-near'
import type { FindNearest, Nearest } from '~/lib/event/nearest-finder'
import { Icon } from '~/ui/Icon'
import { useReadNearViewport } from '~/ui/use-near-viewport'

type DayNoteProps = {
  item: Item
  event: EventDays
  /** Null while the days are checked. */
  answer: DayAnswer | null
  findNearest: FindNearest
}

export function DayNote({ answer, event, ...taken }: DayNoteProps) {
  if (answer === 'taken') return <TakenNote event={event} {...taken} />
  if (answer === null) return <p>{`Checking ${eventWithoutYear(event, 'short')}…`}</p>
  return answer === 'free' ? (
    <p className={styles.free}>
      <Icon name="check-circle" size="1.125rem" />
      <span>{freeWords(event)}</span>
    </p>
  ) : (
    <p className={styles.call}>
      <Icon name="phone" size="1.125rem" />
      <span>{`Call us about ${eventWithoutYear(event, 'short')}`}</span>
    </p>
  )
}

/** Looks for other days once the card comes near the window. */
function TakenNote({ item, event, findNearest }: Omit<DayNoteProps, 'answer'>) {
  const find = useCallback(() => findNearest(item), [findNearest, item])
  const { element, read } = useReadNearViewport<HTMLDivElement, Nearest>(find, '600px')

  return (
    <div ref={element}>
      <p className={styles.booked}>
        <Icon name="x-circle" size="1.125rem" />
        <span>
          {`${event.from === event.to ? 'Booked on' : 'Not available'} ${eventWithoutYear(event, 'short')}`}
        </span>
      </p>
      <p className={styles.nearest}>{nearestWords(read ?? 'looking')}</p>
    </div>
  )
}

function freeWords(event: EventDays): string {
  return `${event.from === event.to ? 'Available on' : 'Available'} ${eventWithoutYear(event, 'short')}`
}

function nearestWords(nearest: Nearest | 'looking'): string {
  if (nearest === 'looking') return 'Checking other days…'
  if (nearest === 'unknown') return ''
  return nearest === 'none' ? noneNear : freeWords(nearest)
}
