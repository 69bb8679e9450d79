// A booking's own page: first what people come for (what, when, where, is it paid, and what to do),
// then the details. Prints the details, without the buttons.
import { Suspense, use } from 'react'
import { OpeningHours } from '~/components/contact/OpeningHours'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { SignedContract, MovingPolicy, WeatherPolicy } from '~/components/order/RentalPolicies'
import { BookedItems } from '~/components/printed-order/BookedItems'
import { PageActions } from '~/components/printed-order/PageActions'
import {
  PrintedOrder,
  PrintedColumns,
  PrintedSection,
} from '~/components/printed-order/PrintedOrder'
import { StatusPill } from '~/components/printed-order/StatusPill'
import { deliveryWords, firstDay, linesOf, pickUpWords } from '~/lib/booking/plan/rental-times'
import { signatureWords } from '~/lib/booking/plan/signature'
import { toPrepare } from '~/lib/catalog/to-prepare'
import { spacesIn, type Included } from '~/lib/db/bookings/included'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { customerRows } from '~/lib/domain/booking-texts'
import { cancellationNoticeHours } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'
import { groundLabel } from '~/lib/pricing/labels'
import { urlPart } from '~/lib/text/url-part'
import { today } from '~/lib/time/dates'
import { describeDays } from '~/lib/time/day-text'
import { config } from '~/settings/site-settings'
import { FactList } from '~/ui/facts/FactList'
import { Icon } from '~/ui/Icon'
import { useNow } from '~/ui/use-now'
import { BookingActions } from './BookingActions'
import { BookingAmounts } from './BookingAmounts'
import { OwnChanges } from './OwnChanges'
import { SignContract } from './SignContract'
import { WishNotice } from './WishNotice'
import styles from './BookingScreen.module.css'

type BookingScreenProps = {
  booking: Booking
  /** What the booked packages contain, by their ids. */
  included: Promise<Included>
}

export function BookingScreen({ booking, included }: BookingScreenProps) {
  const now = useNow()
  const { id, approved } = booking
  const title = approved === 'waiting' ? 'Your request' : 'Your booking'
  const lines = linesOf(booking)
  return (
    <PrintedOrder
      title={title}
      detail={`${approved === 'waiting' ? 'Request' : 'Confirmation'} ID ${id}`}
      status={<BookingStatus booking={booking} />}
    >
      <section aria-label="At a glance" className={styles.glance}>
        <div className="no-print">
          <FactList facts={glanceOf(booking)} />
        </div>
        <WishNotice booking={booking} />
        <BookingActions booking={booking} now={now} />
        <div className={`no-print ${styles.sign}`}>
          <SignContract booking={booking} now={now} />
        </div>
        <MovingPolicy first={firstDay(lines)} today={today(now)} />
      </section>
      <PrintedColumns
        items={
          <>
            <PrintedSection id="booked" title="What you booked">
              <BookedItems
                lines={lines}
                daysText={describeDays}
                detail={(index) => (
                  <Suspense>
                    <WhatsInIt itemId={lines[index]?.itemId ?? null} included={included} />
                  </Suspense>
                )}
              />
            </PrintedSection>
            <PrintedSection id="delivery" title="Delivery and pickup">
              <FactList facts={factsOf(booking)} />
            </PrintedSection>
          </>
        }
        amounts={<BookingAmounts booking={booking} now={now} />}
        more={
          <>
            <PrintedSection id="prepare" title="Get ready">
              <ul aria-label="What to have ready" className="stack-8">
                <Suspense fallback={<ToPrepare booking={booking} included={{}} />}>
                  <ToPrepareNow booking={booking} included={included} />
                </Suspense>
              </ul>
              <MapLinks address={booking.address} />
            </PrintedSection>
            <PrintedSection id="changes" title="Changes and cancellation">
              <p>
                Call <PhoneLink />, <OpeningHours />. To cancel, give us at least{' '}
                {cancellationNoticeHours} hours' notice before delivery.
              </p>
              <SignedContract booking={booking} />
              <OwnChanges booking={booking} now={now} />
              <WeatherPolicy version={signatureWords(booking)?.version} />
            </PrintedSection>
            <PageActions title={title}>
              Bookmark this page. Anyone with the link can view it.
            </PageActions>
          </>
        }
      />
    </PrintedOrder>
  )
}

function BookingStatus({ booking }: { booking: Booking }) {
  const { paid, approved, amountsInCents, balanceDueCents } = booking
  const isPaid =
    approved !== 'waiting' && (paid || (amountsInCents !== null && balanceDueCents === 0))
  return (
    <StatusPill settled={isPaid}>
      {isPaid
        ? 'Paid in full'
        : approved === 'waiting'
          ? 'Waiting for our office'
          : amountsInCents
            ? `Balance due ${formatCents(balanceDueCents)}`
            : 'Call us for the amount due'}
    </StatusPill>
  )
}

function glanceOf(booking: Booking) {
  const { address, approved, amountsInCents, paidCents, balanceDueCents } = booking
  const lines = linesOf(booking)
  const days = describeDays([...new Set(lines.flatMap((line) => line.days))].sort())
  const paid =
    approved === 'waiting'
      ? 'Nothing due yet'
      : amountsInCents
        ? `Total ${formatCents(paidCents + balanceDueCents)} · ${formatCents(paidCents)} paid`
        : ''
  return [
    { label: 'What', value: lines.map(({ name }) => name).join('\n') },
    { label: 'When', value: `${days}\n${deliveryWords(booking)}` },
    { label: 'Where', value: address },
    { label: 'Payment', value: paid },
  ].map(({ label, value }) => ({ label, value: value.trim() || 'Not given' }))
}

function WhatsInIt({ itemId, included }: { itemId: string | null; included: Promise<Included> }) {
  const words = itemId === null ? undefined : use(included)[itemId]?.parts
  return words && <p className="note">{words}</p>
}

type ToPrepareProps = { booking: Booking; included: Included }

function ToPrepare({ booking, included }: ToPrepareProps) {
  return toPrepare(booking.inflatables.length > 0, spacesIn(included)).map((each, index) => (
    // The first one changes once the sizes are known.
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index} className="icon-text">
      <Icon name="check" size="1.125rem" />
      <span>{each}</span>
    </li>
  ))
}

function ToPrepareNow({ booking, included }: BookingScreenProps) {
  return <ToPrepare booking={booking} included={use(included)} />
}

/** The ways to the place of the event, for guests and helpers, and to our office. */
function MapLinks({ address }: { address: string }) {
  const { mapUrl, street } = config.company
  return (
    <ul className="stack-8 no-print">
      {address !== '' && (
        <li>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${urlPart(address)}`}
            target="_blank"
            rel="noreferrer"
            className="finger"
          >
            Your delivery address on a map (opens in a new tab)
          </a>
        </li>
      )}
      {mapUrl !== '' && (
        <li>
          <a href={mapUrl} target="_blank" rel="noreferrer" className="finger">
            {`Our office, ${street} (opens in a new tab)`}
          </a>
        </li>
      )}
    </ul>
  )
}

function factsOf(booking: Booking) {
  const { name, lastName, phone, address, floorType } = booking
  const whom = [`${name} ${lastName}`.trim(), phone].filter((text) => text !== '').join(', ')
  return [
    { label: 'Delivery', value: deliveryWords(booking) },
    { label: 'Pickup', value: pickUpWords(booking) },
    { label: 'Address', value: address },
    { label: 'Ground', value: groundLabel(floorType) },
    { label: 'Booked for', value: whom },
    ...customerRows(booking).map(({ label, value, about }) => ({
      label,
      value,
      long: about === 'delivery',
    })),
  ].map((fact) => ({ ...fact, value: fact.value || 'Not given' }))
}
