// The booking panel of an item: choose its day, or call. A property has links instead.
import { Suspense, useId, type CSSProperties } from 'react'
import { Await } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { EventPlaceField } from '~/components/event-place/EventPlaceField'
import { DatesUnknown } from '~/components/event/DatesUnknown'
import { lazyComponent } from '~/components/loading/lazy-component'
import { AllInPrice, useLeadsAllIn } from '~/components/rental/AllInPrice'
import { ItemPrice } from '~/components/rental/ItemPrice'
import { weeksOf } from '~/lib/availability/month'
import { useCart } from '~/lib/cart/store'
import { unitsInCart } from '~/lib/cart/units-in-cart'
import type { ItemReading } from '~/lib/db/availability/read-taken-units'
import type { Neighbors } from '~/lib/db/read-catalog'
import type { Day } from '~/lib/domain/day'
import {
  hidesPrice,
  isBookable,
  isProperty,
  isPricedDelivered,
  type Extra,
  type Item,
} from '~/lib/domain/item'
import { firstShown } from '~/lib/event/event-days'
import { useEventPlace } from '~/lib/storage/event-place'
import { ButtonLink } from '~/ui/button/Button'
import { paths } from '~/urls/paths'
import { AlsoIn } from './AlsoIn'
import type { ItemChoice } from './item-choice'
import styles from './BookingPanel.module.css'

/** The calendar loads together with its days, after the page shows. */
const ChooseDay = lazyComponent(() => import('~/routes/item/choose-day/ChooseDay'), 'ChooseDay', {
  Waiting: CalendarWaiting,
  Missing: () => <DatesUnknown problem="missing" />,
})

type BookingPanelProps = {
  item: Item
  /** Those that contain it for less. */
  packages: Neighbors['packages']
  bookableDays: { today: Day; first: Day; last: Day }
  /** Undefined until the page starts to read them. */
  dates: Promise<ItemReading | null> | undefined
  choice: ItemChoice
}

export function BookingPanel({ item, packages, bookableDays, dates, choice }: BookingPanelProps) {
  const leadsAllIn = useLeadsAllIn(item, choice.wantedDays)
  const place = useEventPlace()
  if (isProperty(item)) return <PropertyPanel property={item} />
  const waiting = <CalendarWaiting item={item} bookableDays={bookableDays} choice={choice} />
  return (
    <section className={`stack-16 panel ${styles.panel}`} aria-label="Booking">
      <div className={`between ${styles.price}`}>
        <ItemPrice item={item} size="large" isMinor={leadsAllIn} />
        {isPricedDelivered(item) && (
          <>
            <span className="note">USD</span>
            {/* A screen reader says it with the first town, and the amount of chosen days beside the buttons. */}
            <output className={styles.allIn}>
              <AllInPrice
                item={item}
                days={choice.wantedDays}
                isShownBelow={choice.wantedDays.length > 0}
              />
            </output>
          </>
        )}
      </div>
      {isPricedDelivered(item) && <EventPlaceField place={place} />}
      <AlsoIn packages={packages} />
      {!isBookable(item) ? (
        <p>
          We book this one by phone. Call us at <PhoneLink />.
        </p>
      ) : dates === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Await resolve={dates}>
            {(reading) =>
              reading === null ? (
                <DatesUnknown />
              ) : (
                <ChooseDay
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
    </section>
  )
}

type CalendarWaitingProps = Pick<BookingPanelProps, 'item' | 'bookableDays' | 'choice'>

/** A placeholder as high as the calendar and its buttons, so that nothing below moves. */
function CalendarWaiting({ item, bookableDays, choice }: CalendarWaitingProps) {
  const cart = useCart()
  const isInCart = unitsInCart(cart, item.id, choice.wantedDays) > 0
  const isChosen = choice.wantedDays.length > 0
  const room = {
    '--weeks': weeksOf(firstShown(choice.wantedDays, cart, bookableDays), bookableDays.first),
    '--chosen': Number(isChosen),
    // Several units: a field for the quantity. Chosen days: an amount. In the cart: a third button.
    '--several': Number(item.capacity !== null && item.capacity > 1),
    '--priced': Number(isChosen && !hidesPrice(item)),
    '--carted': Number(isInCart),
  }
  return (
    <div className={styles.waiting} style={room as CSSProperties}>
      <div className={`note stack-16 ${styles.calendar}`}>
        <output>Checking availability…</output>
      </div>
    </div>
  )
}

function PropertyPanel({ property }: { property: Extra }) {
  const titleId = useId()
  const hintId = useId()
  return (
    <section className="panel stack-16" aria-labelledby={titleId}>
      <h2 id={titleId} className="h2-small">
        To Continue
      </h2>
      <ItemPrice item={property} size="large" />
      <p>
        Contact us for details and availability, or call <PhoneLink />.
      </p>
      <ButtonLink
        to={property.propertyLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={hintId}
        wide
      >
        View Property
      </ButtonLink>
      <ButtonLink to={paths.contact()} look="outline" wide>
        Contact Us
      </ButtonLink>
      <p id={hintId} className="note">
        The property&apos;s page opens in a new tab.
      </p>
    </section>
  )
}
