// A booking's own page, in the order of a customer's questions: what, when and where, what to do, what it costs. Prints
// without the buttons.
import { useState } from 'react'
import { OpeningHours } from '~/components/help/OpeningHours'
import { PhoneLink } from '~/components/help/PhoneLink'
import { AcceptedTerms, MovingRule, WeatherRule } from '~/components/order/RentalRules'
import { BookedItems } from '~/components/order/BookedItems'
import { OrderSheet, SheetColumns, SheetSection } from '~/components/order/OrderSheet'
import { PageActions } from '~/components/order/PageActions'
import { StatusPill } from '~/components/order/StatusPill'
import { toPrepare } from '~/content/rental-information'
import { cancellationNoticeHours } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { floorLabel } from '~/lib/pricing/labels'
import {
  deliveryWords,
  firstDay,
  linesOf,
  pickUpWords,
  rentalEvents,
} from '~/lib/booking/plan/rental-times'
import { today } from '~/lib/time/dates'
import { describeDays } from '~/lib/time/day-text'
import { config } from '~/settings/site-settings'
import { FactList } from '~/ui/facts/FactList'
import { Button } from '~/ui/button/Button'
import { Icon } from '~/ui/Icon'
import { useNow } from '~/ui/use-now'
import { AddToCalendar } from './AddToCalendar'
import { BookingAmounts } from './BookingAmounts'
import { OwnChanges } from './OwnChanges'

export function BookingScreen({ booking }: { booking: StoredBooking }) {
  const now = useNow()
  const { id, approved, inflatables } = booking
  const title = approved === 'waiting' ? 'Your request' : 'Your booking'
  return (
    <OrderSheet
      title={title}
      detail={`Booking ID ${id}`}
      status={<BookingStatus booking={booking} />}
    >
      <Actions booking={booking} title={title} />
      <SheetColumns
        items={
          <>
            <SheetSection id="booked" title="What you booked">
              <BookedItems lines={linesOf(booking)} daysText={describeDays} />
            </SheetSection>
            <SheetSection id="delivery" title="Delivery and pickup">
              <FactList facts={factsOf(booking)} />
            </SheetSection>
          </>
        }
        amounts={<BookingAmounts booking={booking} now={now} />}
        more={
          <>
            <SheetSection id="prepare" title="What to have ready">
              <ul className="stack-8">
                {toPrepare(inflatables.length > 0).map((each) => (
                  <li key={each} className="icon-text">
                    <Icon name="check" size="1.125rem" />
                    <span>{each}</span>
                  </li>
                ))}
              </ul>
            </SheetSection>
            <SheetSection id="changes" title="Changes and cancellation">
              <p>
                Call <PhoneLink />, <OpeningHours />. To cancel, give us at least{' '}
                {cancellationNoticeHours} hours' notice before delivery.
              </p>
              <AcceptedTerms booking={booking} />
              <OwnChanges booking={booking} now={now} />
              <WeatherRule />
              <MovingRule first={firstDay(linesOf(booking))} today={today(now)} />
            </SheetSection>
          </>
        }
      />
    </OrderSheet>
  )
}

function BookingStatus({ booking }: { booking: StoredBooking }) {
  const { paid, approved, balances, balanceDueCents } = booking
  const isPaid = approved !== 'waiting' && (paid || (balances !== null && balanceDueCents === 0))
  return (
    <StatusPill settled={isPaid}>
      {isPaid
        ? 'Paid in full'
        : approved === 'waiting'
          ? 'Waiting for our office'
          : balances
            ? `Balance due ${formatCents(balanceDueCents)}`
            : 'Call us for the amount due'}
    </StatusPill>
  )
}

function Actions({ booking, title }: { booking: StoredBooking; title: string }) {
  const [open, setOpen] = useState(false)
  const { name, phone } = config.business
  const events = rentalEvents(booking, { name, phone, host: location.host })
  return (
    <>
      {events.length > 0 && (
        <div className="stack-16 no-print">
          <div className="buttons">
            <Button look="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              Add to calendar
            </Button>
          </div>
          {open && <AddToCalendar events={events} />}
        </div>
      )}
      <PageActions title={title}>Bookmark this page. Anyone with the link can view it.</PageActions>
    </>
  )
}

function factsOf(booking: StoredBooking) {
  const { name, lastName, phone, address, floorType, organization } = booking
  const whom = [`${name} ${lastName}`.trim(), phone].filter((text) => text !== '').join(', ')
  return [
    { label: 'Delivery', value: deliveryWords(booking) },
    { label: 'Pickup', value: pickUpWords(booking) },
    { label: 'Address', value: address },
    { label: 'Surface', value: floorLabel(floorType) },
    { label: 'Booked for', value: whom },
    ...(organization === '' ? [] : [{ label: 'Organization', value: organization }]),
  ].map(({ label, value }) => ({ label, value: value || 'Not given' }))
}
