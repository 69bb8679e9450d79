// The number of rentals, the controls of the list, and the rentals.
import { useEffect, useMemo, useRef, useState } from 'react'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { EventLine } from '~/components/event/EventLine'
import { useEvent } from '~/components/event/use-event'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { TryAgain } from '~/components/failures/TryAgain'
import { crewFullWords, isFull } from '~/lib/availability/crew-limit'
import type { Category } from '~/lib/catalog/categories'
import { itemsOf, type Catalog } from '~/lib/catalog/category-items'
import { applyListChoice } from '~/lib/catalog/list-choice'
import { spacesOf } from '~/lib/catalog/setup-area'
import { planText } from '~/lib/catalog/size-text'
import type { DayRun } from '~/lib/time/day-runs'
import { allSettings } from '~/settings/all-settings'
import { Notice } from '~/ui/notice/Notice'
import { ListControls } from './ListControls'
import { NoneListed } from './NoneListed'
import { RentalGrid } from './RentalGrid'
import { useList } from './use-list'
import { useTakenUnits } from './use-taken-units'
import { WithoutFilter } from './WithoutFilter'
import styles from './RentalResults.module.css'

type RentalResultsProps = {
  category: Category
  catalog: Catalog
  /** The link to the same list for another event, or for none. */
  hrefOf: (event: DayRun | null) => string
}

export function RentalResults({ category, catalog, hrefOf }: RentalResultsProps) {
  const { event, ignored, bookableDays: open } = useEvent()
  const { takenByItem, crewDays, last, again, trying } = useTakenUnits(event)
  const bookableDays = useMemo(() => ({ ...open, crewDays }), [open, crewDays])
  const items = useMemo(
    () => itemsOf(category.slug, catalog, allSettings.firstExtraId),
    [category, catalog],
  )
  const { choice, days, listed, priceOf } = useList(category.slug, items, event, bookableDays, {
    takenByItem,
    last,
  })
  const { sort, water, yard, most } = choice
  const key = [category.slug, sort, water, yard?.a, yard?.b, most].join(' ')
  const [first] = useState(key)
  const checking = takenByItem === 'checking'
  const free = days && !checking ? listed.filter(({ status }) => status === 'free').length : null
  const count = useRef<HTMLOutputElement>(null)
  const tried = useRef(false)

  // After a successful retry, the list replaces the notice and its focused button.
  useEffect(() => {
    if (checking) return
    const gone = document.activeElement === document.body
    if (tried.current && gone) count.current?.focus({ preventScroll: true })
    tried.current = false
  }, [checking])

  const showCount = () => count.current?.focus({ preventScroll: true })

  function tryAgain() {
    tried.current = true
    again()
  }

  return (
    <>
      <div className={styles.head}>
        <output ref={count} tabIndex={-1} className={styles.count}>
          <strong>{countWords(listed.length, water, free)}</strong>
          {category.slug !== 'all-rentals' && (
            <span className={styles.where}>{` in ${category.label}`}</span>
          )}
          {event && checking && <span>. Checking availability…</span>}
        </output>
        <EventLine event={event} ignored={ignored} bookableDays={bookableDays} hrefOf={hrefOf} />
        <ListControls choice={choice} items={items} />
      </div>
      {(takenByItem === 'unknown' || trying) && (
        <div className={styles.notice}>
          <ProblemNotice
            problem="database"
            title="We can't check dates right now"
            action={<TryAgain busy={trying} onPress={tryAgain} />}
          >
            <p>
              We're showing every rental, available or not. Try again, or call us at <PhoneLink />{' '}
              and we'll check for you.
            </p>
          </ProblemNotice>
        </div>
      )}
      {event && isFull(event.from, crewDays) && (
        <div className={styles.notice}>
          <Notice
            tone="info"
            title={crewFullWords(event.from, crewDays.get(event.from) === 'held')}
          >
            <p>Choose another day. Each rental below says when it's available.</p>
          </Notice>
        </div>
      )}
      {yard && listed.length > 0 && (
        <div className={`note ${styles.notice}`}>
          <p>
            <span>{`Only rentals that fit your yard, ${planText(yard)}.`}</span>{' '}
            {listed.some(({ item }) => spacesOf(item).some(({ b }) => b === null)) && (
              <span>
                Some of these list only their width. Call <PhoneLink /> to check their depth.
              </span>
            )}
          </p>
          <WithoutFilter
            name="yard"
            look="plain"
            onShow={showCount}
            words={`Show all ${applyListChoice(items, { ...choice, yard: null }, priceOf).length}`}
          />
        </div>
      )}
      {listed.length === 0 && (
        <NoneListed {...{ category, choice, items, priceOf }} onShow={showCount} />
      )}
      {/* Another list starts again with its first cards. */}
      <RentalGrid key={key} listed={listed} days={days} isFirst={key === first} />
    </>
  )
}

/** "12 rentals", "1 wet rental"; with a day "3 of 12 available". */
function countWords(count: number, water: 'wet' | 'dry' | null, free: number | null): string {
  if (free !== null && count > 0) return `${free} of ${count} ${water ? `${water} ` : ''}available`
  return [count, water, count === 1 ? 'rental' : 'rentals']
    .filter((word) => word !== null)
    .join(' ')
}
