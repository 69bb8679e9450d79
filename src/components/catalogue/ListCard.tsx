// One rental of the list. Renders again only when something about it changes.
import { memo } from 'react'
import { DayNote } from './DayNote'
import { RentalCard } from '~/components/rental/RentalCard'
import type { EventDays } from '~/lib/event/event-days'
import type { ListedItem } from '~/lib/event/free-items'
import type { FindNearest } from '~/lib/event/nearest-finder'
import { daysApart } from '~/lib/time/dates'

/** The event, and how to find other days for taken items. */
export type CardDays = { event: EventDays; findNearest: FindNearest }

type ListCardProps = ListedItem & { eager: boolean; carried: string; days: CardDays | null }

export const ListCard = memo(function ListCard({ answer, days, ...card }: ListCardProps) {
  return (
    <RentalCard
      {...card}
      level={2}
      beside
      faded={answer === 'taken'}
      dayCount={days ? daysApart(days.event.from, days.event.to) + 1 : 1}
      note={days && <DayNote item={card.item} answer={answer} {...days} />}
    />
  )
})
