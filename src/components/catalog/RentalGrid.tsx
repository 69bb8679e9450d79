// The cards of a list. The first ones render at once, more when the page is idle, and the rest as
// the visitor comes near the end. The browser lays out only cards near the window.
import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { DayNote, type CardDays } from './DayNote'
import { RentalCard } from '~/components/rental/RentalCard'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { useFollowedLinks } from '~/components/rental/use-followed-links'
import { useKeptPlace } from '~/components/rental/use-kept-place'
import type { ListedItem } from '~/lib/event/free-items'
import { whenIdle } from '~/lib/loading/when-idle'
import { daysApart } from '~/lib/time/dates'
import { useHydrated } from '~/ui/use-hydrated'
import { useNearViewport } from '~/ui/use-near-viewport'
import styles from './RentalGrid.module.css'

/** Cards in the first row of the widest grid. Their pictures load at once. */
const inFirstRow = 4

/** Cards that render at once: two rows, or what a phone shows. */
const atOnce = { wide: 8, narrow: 3 }

/** Cards to add when the page is idle, and again near the end of the list. */
const more = 60

type RentalGridProps = {
  listed: readonly ListedItem[]
  days: CardDays | null
  /** The first list of the page. The pictures of a later one load after its text is painted. */
  isFirst: boolean
}

export function RentalGrid({ listed, days, isFirst }: RentalGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const place = useKeptPlace(list)
  // A written page has all cards, and so does a list that the visitor returns to.
  const whole = !useHydrated() || place.isReturning
  const [count, setCount] = useState(() =>
    whole ? listed.length : innerWidth < 600 ? atOnce.narrow : atOnce.wide,
  )
  const extend = useCallback(() => startTransition(() => setCount((drawn) => drawn + more)), [])
  useEffect(() => whenIdle(extend), [extend])
  // Redrawing every card with a day's answers takes long on a phone, so the first rows change at
  // once and the others after them.
  const carried = useCarriedDays()
  const later = useDeferredValue(
    useMemo(() => ({ listed, days, carried }), [listed, days, carried]),
  )
  const rows = Math.min(count, atOnce.wide)
  const first = useMemo(() => listed.slice(0, rows), [listed, rows])
  const rest = useMemo(() => later.listed.slice(rows, count), [later, rows, count])
  return (
    // The pressed elements are the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <ul ref={list} className={styles.grid} onClick={useFollowedLinks(place.leave)}>
      <Cells listed={first} start={0} days={days} isFirst={isFirst} carried={carried} />
      <Cells {...later} listed={rest} start={rows} isFirst={isFirst} />
      {count > atOnce.wide && count < listed.length && <NearEnd key={count} onNear={extend} />}
    </ul>
  )
}

/** Calls `onNear` once the window comes near the last card. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const { element, isNear } = useNearViewport<HTMLLIElement>('1600px')
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  return <li ref={element} aria-hidden="true" />
}

/** Memoized, so that a changed address doesn't render a thousand cards again. */
const Cells = memo(function Cells({
  listed,
  start,
  days,
  isFirst,
  carried,
}: RentalGridProps & { start: number; carried: string }) {
  return listed.map(({ item, answer }, index) => (
    // A card that changes places is drawn again there, so that none moves across the screen once
    // the days are known.
    <li key={`${index} ${item.kind} ${item.id}`} className={styles.cell}>
      <ListCard
        item={item}
        answer={answer}
        days={days}
        eager={isFirst && start + index < inFirstRow}
        carried={carried}
      />
    </li>
  ))
})

type ListCardProps = ListedItem & { eager: boolean; carried: string; days: CardDays | null }

/** Renders again only when something about it changes. */
const ListCard = memo(function ListCard({ days, ...card }: ListCardProps) {
  return (
    <RentalCard
      {...card}
      level={2}
      beside
      dayCount={days ? daysApart(days.event.from, days.event.to) + 1 : 1}
      note={
        days &&
        (card.answer === 'taken' || card.answer === 'soon') && (
          <DayNote item={card.item} {...days} />
        )
      }
    />
  )
})
