// The booking panel of an item: choose its day, or call. Houses have another panel.
import { Suspense } from 'react'
import { Await } from 'react-router-dom'
import { lazyComponent } from '~/components/help/lazy-component'
import { useEvent } from '~/components/event/use-event'
import { CalendarWaiting } from './CalendarWaiting'
import { DatesUnknown } from '~/components/help/DatesUnknown'
import { HousePanel } from './HousePanel'
import type { ItemChoice } from './item-choice'
import { ItemPrice } from '~/components/rental/ItemPrice'
import { PhoneLink } from '~/components/help/PhoneLink'
import { useCart } from '~/lib/cart/store'
import { wantedUnits } from '~/lib/cart/wanted-units'
import { hidesPrice, isHouse, type Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import type { ItemReading } from '~/lib/db/days/item-uses'
import styles from './BookingPanel.module.css'

/** The calendar loads together with its days, after the page shows. */
const ChooseDay = lazyComponent(
  () => import('~/components/item/choose-day/ChooseDay'),
  'ChooseDay',
  DatesUnknown,
)

type BookingPanelProps = {
  item: Item
  span: { today: Day; first: Day; last: Day }
  /** Undefined until the page has asked for them. */
  dates: Promise<ItemReading | null> | undefined
  choice: ItemChoice
}

export function BookingPanel({ item, span, dates, choice }: BookingPanelProps) {
  const { event } = useEvent()
  const carted = wantedUnits(useCart(), item.id, choice.picked) > 0
  if (isHouse(item)) return <HousePanel house={item} />
  const { capacity } = item
  const waiting = (
    <CalendarWaiting
      first={event?.from ?? span.first}
      several={capacity !== null && capacity > 1}
      priced={!hidesPrice(item)}
      carted={carted}
    />
  )
  return (
    <section className={`stack-16 ${styles.panel}`} aria-label="Booking">
      <div className={styles.price}>
        <ItemPrice item={item} size="large" />
        {item.priceCents !== null && !hidesPrice(item) && (
          <span className="note">USD, before tax</span>
        )}
      </div>
      {capacity === null || item.priceCents === null ? (
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
                  capacity={capacity}
                  reading={reading}
                  span={span}
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
