// The day, town and filters at the upper edge while their panel is out of sight.
import type { RefObject } from 'react'
import type { EventPlace } from '~/lib/storage/event-place'
import type { DayRun } from '~/lib/time/day-runs'
import { eventWithoutYear } from '~/lib/time/day-text'
import type { Slot } from '~/ui/slot'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import styles from './ChosenBar.module.css'

type ChosenBarProps = {
  panel: RefObject<HTMLElement | null>
  event: DayRun | null
  place: EventPlace | null
  /** The button that opens the filters. */
  children: Slot
}

export function ChosenBar({ panel, event, place, children }: ChosenBarProps) {
  if (!useOutOfViewport(panel)) return null
  const day = event ? eventWithoutYear(event, 'short') : 'Any day'

  // To the field of the day; the panel comes into view with it, and this bar goes.
  const change = () => panel.current?.querySelector('button')?.focus()

  return (
    <div className={`no-print ${styles.bar}`}>
      <div className={`container ${styles.row}`}>
        <button type="button" className={`box ${styles.chosen}`} onClick={change}>
          <span className="visually-hidden">Change day or town: </span>
          <span
            className={`clamp ${styles.words}`}
          >{`${day}, ${place ? townOf(place) : 'any town'}`}</span>
        </button>
        <div className={styles.filters}>{children}</div>
      </div>
    </div>
  )
}

const townOf = ({ town, state }: EventPlace) => town || (state === 'WI' ? 'Wisconsin' : 'Illinois')
