// All cards of a list. Of a long one the first are drawn at once, the rest while nothing else is to be done; and the
// browser lays out only what is near the screen, so that a thousand scroll like twenty.
import { memo, useDeferredValue, useRef } from 'react'
import { ListCard, type DayAnswers } from './ListCard'
import type { Item } from '~/lib/catalogue/item'
import { useCarriedDays } from '~/components/rental/links/use-carried-days'
import { useFollowedLinks } from '~/components/rental/links/use-followed-links'
import { useKeptPlace } from '~/components/rental/links/use-kept-place'
import { useHydrated } from '~/ui/use-hydrated'
import styles from './RentalGrid.module.css'

/** Cards of the first row of the widest grid: their pictures are fetched at once. */
const inFirstRow = 4
/** Cards that are drawn before the page answers again; the style sheet lays out what follows as it is scrolled to. */
const atOnce = 12

type RentalGridProps = { items: readonly Item[]; answers: DayAnswers | null }

export function RentalGrid({ items, answers }: RentalGridProps) {
  // A written page has all of them.
  const hydrated = useHydrated()
  const list = useRef<HTMLUListElement>(null)
  const place = useKeptPlace(list)
  const all = !hydrated || place.isReturning
  const shown = useDeferredValue(items, all ? items : items.slice(0, atOnce))
  return (
    // The links inside are what is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <ul ref={list} className={styles.grid} onClick={useFollowedLinks(place.leave)}>
      <Cells items={shown} answers={answers} carried={useCarriedDays()} />
    </ul>
  )
}

/** A change of the address alone leaves a thousand of them as they are. */
const Cells = memo(function Cells({
  items,
  answers,
  carried,
}: RentalGridProps & { carried: string }) {
  return items.map((item, index) => (
    <li key={`${item.kind} ${item.id}`} className={styles.cell}>
      <ListCard
        item={item}
        eager={index < inFirstRow}
        carried={carried}
        {...(answers && {
          event: answers.event,
          findNearest: answers.findNearest,
          answer: answers.answerOf(item),
        })}
      />
    </li>
  ))
})
