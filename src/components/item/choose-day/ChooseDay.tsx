// The booking panel's inside: the calendar, how many, and the way into the cart.
import { useId, useRef } from 'react'
import { AvailabilityCalendar } from '~/components/item/calendar/AvailabilityCalendar'
import { BookingNotice } from './BookingNotice'
import { DayStatus } from '~/components/item/calendar/DayStatus'
import { InCartDialog } from './InCartDialog'
import { ProblemText } from '~/components/fields/ProblemText'
import { RentTotal } from './RentTotal'
import { StickyBookBar } from './StickyBookBar'
import type { ItemChoice } from './item-choice'
import { useItemBooking } from './use-item-booking'
import type { Item } from '~/lib/catalogue/item'
import type { Day } from '~/lib/dates'
import type { ItemReading } from '~/lib/db/item-uses'
import { Button } from '~/ui/Button'
import { QuantityStepper } from '~/ui/QuantityStepper'
import styles from './ChooseDay.module.css'

type ChooseDayProps = {
  item: Item
  capacity: number
  reading: ItemReading
  span: { today: Day; first: Day; last: Day }
  choice: ItemChoice
}

export function ChooseDay({ item, capacity, reading, span, choice }: ChooseDayProps) {
  const booking = useItemBooking({ item, capacity, reading, span, choice })
  const { days, free, inCart, left, message } = booking
  const statusId = useId()
  const calendar = useRef<HTMLDivElement>(null)
  const ownButton = useRef<HTMLDivElement>(null)
  const status = <DayStatus days={days} free={free} capacity={capacity} inCart={inCart} />

  return (
    <>
      <div ref={calendar}>
        <AvailabilityCalendar
          stateOf={booking.stateOf}
          days={span}
          chosen={days}
          onPick={booking.pick}
        />
      </div>
      <output id={statusId}>{status}</output>
      {message && <BookingNotice key={`${message.id} ${message.tone}`} message={message} />}
      {capacity > 1 && left > 0 && (
        <QuantityStepper
          // What was said of one day says nothing of another.
          key={days.join()}
          label="Quantity"
          value={booking.quantity}
          max={left}
          limit={<ProblemText {...booking.limit} />}
          onChange={booking.setQuantity}
          onMore={booking.askForMore}
        />
      )}
      <RentTotal item={item} days={days} quantity={booking.quantity} />
      <div className={styles.buttons}>
        <div ref={ownButton} className={styles.own}>
          <Button wide aria-describedby={statusId} onClick={booking.add}>
            Add To Cart
          </Button>
        </div>
        <Button look="outline" wide onClick={booking.checkOut}>
          Proceed To CheckOut
        </Button>
      </div>
      <StickyBookBar
        item={item}
        days={days}
        quantity={booking.quantity}
        calendar={calendar}
        ownButton={ownButton}
        onAdd={booking.add}
      />
      <InCartDialog item={item} added={booking.added} onClose={booking.closeAdded} />
    </>
  )
}
