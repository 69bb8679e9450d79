// The cards of a list. The browser lays out only those near the window.
import { useRef } from 'react'
import { RentalCard } from '~/components/rental/RentalCard'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { ListedItem } from '~/lib/availability/free-items'
import { daysIn } from '~/lib/time/day-runs'
import { DayNote, type CardDays } from './DayNote'
import { useKeptPosition } from './use-kept-position'
import styles from './RentalGrid.module.css'

/** Cards in the first row of the widest grid. Their pictures load at once. */
const inFirstRow = 4

type RentalGridProps = {
  listed: readonly ListedItem[]
  days: CardDays | null
  /** The first list of the page. The pictures of a later one load after its text is painted. */
  isFirst: boolean
}

export function RentalGrid({ listed, days, isFirst }: RentalGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const leave = useKeptPosition(list)
  const carried = useCarriedDays()
  const eventDays = days ? daysIn(days.event) : []
  return (
    // The pressed elements are the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <ul ref={list} className={styles.grid} onClick={leave}>
      {listed.map(({ item, status }, index) => (
        // By its place, too: a card that gets another place once the days are known is a new element
        // there, and none moves across the screen.
        <li key={`${index} ${item.kind} ${item.id}`} className={styles.cell}>
          <RentalCard
            item={item}
            status={status}
            level={2}
            inGrid
            eager={isFirst && index < inFirstRow}
            carried={carried}
            days={eventDays}
            note={
              days &&
              (status === 'unavailable' || status === 'soon') && <DayNote item={item} {...days} />
            }
          />
        </li>
      ))}
    </ul>
  )
}
