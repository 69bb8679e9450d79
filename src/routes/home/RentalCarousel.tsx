// All items in a visit's random order (docs/decisions/carousel.md). It never moves by itself.
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { Await } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { RentalCard } from '~/components/rental/RentalCard'
import { TurnButtons } from '~/components/rental/TurnButtons'
import type { Catalog } from '~/lib/catalog/category-items'
import type { AskedCatalog } from '~/lib/db/read-catalog'
import type { Item } from '~/lib/domain/item'
import { hasCarouselOrder, inCarouselOrder } from '~/lib/storage/carousel-order'
import { Notice } from '~/ui/notice/Notice'
import { Skeleton } from '~/ui/notice/Skeleton'
import type { Slot } from '~/ui/slot'
import { useHydrated } from '~/ui/use-hydrated'
import { useReadNearViewport } from '~/ui/use-near-viewport'
import { useSteps } from './use-steps'
import styles from './RentalCarousel.module.css'

export type ShownRentals = {
  catalog: AskedCatalog | Promise<AskedCatalog>
  /** Reads the current lists. Only for a prerendered page. */
  readAfresh?: (() => Promise<Catalog | null>) | undefined
}

export function RentalCarousel({ catalog, readAfresh }: ShownRentals) {
  const { element, isNear, read } = useReadNearViewport<HTMLElement, Catalog>(readAfresh, '100px')
  return (
    <section ref={element} className={styles.carousel} aria-labelledby="a-look">
      <Suspense fallback={<Skeletons />}>
        <Await resolve={read ?? catalog}>
          {(lists) =>
            typeof lists === 'string' ? (
              <NoRentals>
                <FailureNotice title="Our rentals didn't load." failure={lists} />
              </NoRentals>
            ) : (
              <Rentals {...lists} isNear={isNear} />
            )
          }
        </Await>
      </Suspense>
    </section>
  )
}

function Rentals({ inflatables, extras, isNear }: Catalog & { isNear: boolean }) {
  // The prerendered page has one order for everybody; only the browser knows the visit's order.
  // Pictures load when the visitor comes near.
  const hydrated = useHydrated()
  const [isOwn, setOwn] = useState(false)
  if (!isOwn && hydrated && (isNear || hasCarouselOrder()) && !hasFocus()) setOwn(true)
  const items = useMemo(() => {
    const all = [...inflatables, ...extras]
    return presentableFirst(isOwn ? inCarouselOrder(all) : all)
  }, [isOwn, inflatables, extras])
  // A new key for the visit's order replaces the list, so that cards don't visibly change places.
  if (items.length > 0) return <Row key={String(isOwn)} items={items} />
  return (
    <NoRentals>
      <Notice tone="info" title="No rentals to show right now.">
        <p>
          Give us a call: <PhoneLink />.
        </p>
      </Notice>
    </NoRentals>
  )
}

/** While a card has the focus, the cards stay: a replaced one would lose it. */
function hasFocus(): boolean {
  return document.activeElement?.closest('[aria-labelledby="a-look"]') != null
}

/** Rentals with a picture and a price lead, otherwise in the same order. */
function presentableFirst(items: readonly Item[]): Item[] {
  const lacks = ({ image, priceCents }: Item) => Number(image === '' || priceCents === null)
  return [...items].sort((one, other) => lacks(one) - lacks(other))
}

function Row({ items }: { items: readonly Item[] }) {
  const { row, turn } = useSteps()
  return (
    <Frame onTurn={turn}>
      {/* A stop for each card is many for keyboard users. */}
      <a href="#about-us" className="skip">
        Skip these rentals
      </a>
      {/* The links inside take the focus; the arrow keys then move the row. */}
      <ul {...row} className={styles.row}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} className={styles.cell}>
            <RentalCard item={item} level={3} even />
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function Frame({ onTurn, children }: { onTurn?: (direction: 1 | -1) => void; children: Slot }) {
  return (
    <>
      <div className={`container between ${styles.head}`}>
        <h2 id="a-look">A look at our rentals</h2>
        {onTurn && <TurnButtons onTurn={onTurn} />}
      </div>
      {children}
    </>
  )
}

function NoRentals({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div className={`container ${styles.instead}`}>{children}</div>
    </Frame>
  )
}

function Skeletons() {
  return (
    <Frame>
      <div className={styles.row} aria-busy="true">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((box) => (
          <div key={box} className={`stack-16 ${styles.cell} ${styles.blank}`}>
            <Skeleton shape="picture" />
            <Skeleton shape="line" width="70%" height="1.125rem" />
            <Skeleton shape="line" width="46%" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="38%" height="1.25rem" />
          </div>
        ))}
      </div>
    </Frame>
  )
}
