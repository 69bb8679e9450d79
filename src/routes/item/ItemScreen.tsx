// An item's page. On a phone its free days come before its description and size.
import { Suspense } from 'react'
import { Await, Link } from 'react-router-dom'
import { useBookableDays } from '~/components/event/use-bookable-days'
import { useDaysWithCrew } from '~/components/event/use-crew-days'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'
import { PageHead } from '~/components/page/PageHead'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { itemSummary } from '~/content/item-summary'
import { deliveryDaysOf } from '~/lib/availability/crew-limit'
import { categoryAbove } from '~/lib/catalog/category-items'
import type { ItemReading } from '~/lib/db/availability/read-taken-units'
import type { Neighbors } from '~/lib/db/read-catalog'
import { hidesPrice, isBookable, type Item } from '~/lib/domain/item'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import { AlsoLike, useNeighbors } from './AlsoLike'
import { BookingPanel } from './BookingPanel'
import { Gallery } from './Gallery'
import { useItemChoice } from './item-choice'
import { ItemFacts } from './ItemFacts'
import { PlacedOrder } from './PlacedOrder'
import { RentalInformation } from './RentalInformation'
import { WhatsIncluded } from './WhatsIncluded'
import { WillItFit } from './WillItFit'
import styles from './ItemScreen.module.css'

/** Reserves the form's room, so that nothing below moves. */
const FormToCome = () => <div className={styles.formToCome} />

/** Loads together with its days; the page's first scripts contain no order code. */
const SingleBooking = lazyComponent(
  () => import('~/routes/item/book-one/SingleBooking'),
  'SingleBooking',
  {
    Waiting: FormToCome,
    Missing: () => <ChunkLoadNotice title="The form to book just this one didn't load." />,
  },
)

type ItemScreenProps = {
  item: Item
  /** When the page was read, in milliseconds. */
  now: number
  /** Null if the days can't be read; undefined until the page starts to read them. */
  dates: Promise<ItemReading | null> | undefined
  /** The rentals beside the item, as far as they are known; null if they have to be read. */
  neighbors: Neighbors | null
}

export function ItemScreen({ item, now: readAt, dates, neighbors: first }: ItemScreenProps) {
  const neighbors = useNeighbors(item, first)
  const choice = useItemChoice(item)
  const bookableDays = useDaysWithCrew(useBookableDays(readAt), () =>
    deliveryDaysOf(choice.wantedDays),
  )
  return (
    <div className="container">
      <PageHead title={item.name} description={itemSummary(item)} image={item.image} />
      <div
        className={`stack-24 ${styles.page} ${item.kind === 'inflatables' ? styles.measured : ''}`}
      >
        <div className={`stack-8 ${styles.head}`}>
          <Breadcrumb item={item} />
          <h1>{item.name}</h1>
        </div>
        <div className={styles.picture}>
          <Gallery item={item} />
        </div>
        <div className={isBookable(item) && !hidesPrice(item) ? styles.tallPanel : styles.panel}>
          <BookingPanel
            item={item}
            packages={neighbors.wereKnown ? (neighbors.known?.packages ?? []) : []}
            bookableDays={bookableDays}
            dates={dates}
            choice={choice}
          />
        </div>
        {item.description && <p className={styles.description}>{item.description}</p>}
        <ItemFacts item={item} />
        <div className={`stack-24 ${styles.details}`}>
          {item.parts.length > 0 && <WhatsIncluded item={item} />}
          <WillItFit item={item} />
          <RentalInformation item={item} />
          {isBookable(item) && !dates && <FormToCome />}
          {isBookable(item) && dates && (
            <Suspense fallback={<FormToCome />}>
              <Await resolve={dates}>
                {(reading) =>
                  reading && (
                    <SingleBooking
                      item={item}
                      reading={reading}
                      bookableDays={bookableDays}
                      choice={choice}
                    />
                  )
                }
              </Await>
            </Suspense>
          )}
        </div>
      </div>
      <AlsoLike item={item} neighbors={neighbors} />
      {/* Separate from the form, which disappears if the days can't be read again after an order. */}
      {dates && <PlacedOrder />}
    </div>
  )
}

function Breadcrumb({ item }: { item: Item }) {
  const category = categoryAbove(item)
  const carried = useCarriedDays()
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        <li>
          <Link to={paths.inflatables() + carried}>Inflatables</Link>
        </li>
        {category && (
          <li className={styles.step}>
            <Icon name="caret-right" size="0.875rem" />
            <Link to={paths.category(category.slug) + carried}>{category.label}</Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
