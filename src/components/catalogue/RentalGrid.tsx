// The cards of a list. The first are drawn at once, more while nothing else is to be done, and those of a long list as
// somebody comes near its end; the browser lays out only what is near the screen.
import { memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ListCard, type KnownDays } from './ListCard'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { useFollowedLinks } from '~/components/rental/use-followed-links'
import { useKeptPlace } from '~/components/rental/use-kept-place'
import type { ListedItem } from '~/lib/event/free-items'
import { whenIdle } from '~/lib/loading/when-idle'
import { useHydrated } from '~/ui/use-hydrated'
import { useNearViewport } from '~/ui/use-near-viewport'
import styles from './RentalGrid.module.css'

/** Cards of the first row of the widest grid: when the page opens, their pictures are fetched at once. */
const inFirstRow = 4

/** Cards that are drawn at once: two of its rows, or what a phone shows. */
const atOnce = { wide: 8, narrow: 3 }

/** Cards that follow when nothing else is to be done, and again near the end of what is there. */
const more = 60

type RentalGridProps = {
  listed: readonly ListedItem[]
  days: KnownDays | null
  /** The page opens with it. The pictures of a later one come once its words are painted. */
  isFirst: boolean
}

export function RentalGrid({ listed, days, isFirst }: RentalGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const place = useKeptPlace(list)
  // A written page has all of them, and so has the list that somebody comes back to.
  const whole = !useHydrated() || place.isReturning
  const [count, setCount] = useState(() =>
    whole ? listed.length : innerWidth < 600 ? atOnce.narrow : atOnce.wide,
  )
  const extend = useCallback(() => startTransition(() => setCount((drawn) => drawn + more)), [])
  useEffect(() => whenIdle(extend), [extend])
  const shown = useMemo(() => listed.slice(0, count), [listed, count])
  return (
    // The links inside are what is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <ul ref={list} className={styles.grid} onClick={useFollowedLinks(place.leave)}>
      <Cells listed={shown} days={days} isFirst={isFirst} carried={useCarriedDays()} />
      {count > atOnce.wide && count < listed.length && <NearEnd key={count} onNear={extend} />}
    </ul>
  )
}

/** Asks for more cards once the window comes near the last one. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const { element, isNear } = useNearViewport<HTMLLIElement>('1600px')
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  return <li ref={element} aria-hidden="true" />
}

/** A change of the address alone leaves a thousand of them as they are. */
const Cells = memo(function Cells({
  listed,
  days,
  isFirst,
  carried,
}: RentalGridProps & { carried: string }) {
  return listed.map(({ item, answer }, index) => (
    <li key={`${item.kind} ${item.id}`} className={styles.cell}>
      <ListCard
        item={item}
        answer={answer}
        days={days}
        eager={isFirst && index < inFirstRow}
        carried={carried}
      />
    </li>
  ))
})
