// One rental of the list: drawn again only when something about it has changed.
import { memo } from 'react'
import { DayNote } from '~/components/catalogue/day/DayNote'
import { RentalCard } from '~/components/rental/RentalCard'
import type { Item } from '~/lib/catalogue/item'
import type { EventDays } from '~/lib/event/event-days'
import type { DayAnswer } from '~/lib/event/free-items'
import type { FindNearest } from '~/lib/event/nearest-finder'

/** What a list knows of the event's days. */
export type DayAnswers = {
  event: EventDays
  answerOf: (item: Item) => DayAnswer
  findNearest: FindNearest
}

type ListCardProps = Partial<Omit<DayAnswers, 'answerOf'>> & {
  item: Item
  eager: boolean
  carried: string
  answer?: DayAnswer | undefined
}

export const ListCard = memo(function ListCard({
  answer,
  event,
  findNearest,
  ...card
}: ListCardProps) {
  return (
    <RentalCard
      {...card}
      level={2}
      beside
      faded={answer === 'taken'}
      note={
        answer &&
        event &&
        findNearest && (
          <DayNote item={card.item} answer={answer} event={event} findNearest={findNearest} />
        )
      }
    />
  )
})
