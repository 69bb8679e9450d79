// The content of the booking panel: the calendar, the quantity, and the buttons.
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AvailabilityCalendar } from '~/components/calendar/AvailabilityCalendar'
import { whyLostInShort } from '~/components/calendar/why-lost'
import { useEvent } from '~/components/event/use-event'
import { ConflictText } from '~/components/fields/ConflictText'
import { MovingPolicy } from '~/components/order/RentalPolicies'
import { useCart } from '~/lib/cart/store'
import type { Day } from '~/lib/domain/day'
import { isPricedDelivered } from '~/lib/domain/item'
import { cartEventDays, firstShown } from '~/lib/event/event-days'
import { followAddress } from '~/lib/order-form/event-place'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import { daysAreFree, daysWithoutYear, eventWithoutYear } from '~/lib/time/day-text'
import type { ItemToBook } from '~/routes/item/item-choice'
import { Button, ButtonLink } from '~/ui/button/Button'
import { QuantityStepper } from '~/ui/field/QuantityStepper'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import { AvailableInstead } from './AvailableInstead'
import { ChoiceNotice } from './ChoiceNotice'
import { focusCalendar } from './focus-calendar'
import { InCartDialog } from './InCartDialog'
import { ItemAmount } from './ItemAmount'
import { StickyBookBar } from './StickyBookBar'
import { useAddToCart } from './use-add-to-cart'
import { useChoiceMessage } from './use-choice-message'
import { useItemAvailability, type ItemAvailability } from './use-item-availability'
import styles from './ChooseDay.module.css'

export function ChooseDay(toBook: ItemToBook) {
  const { item, bookableDays, choice } = toBook
  const { capacity } = item
  const availability = useItemAvailability(toBook)
  const { days, inCart, left, quantity, stateOf, lostBy } = availability
  const messages = useChoiceMessage(toBook, availability)
  const { message } = messages
  const actions = useAddToCart(toBook, availability, messages)
  const { event, ignored } = useEvent()
  const soldOut = inCart > 0 && left <= 0
  const undated = days.length === 0
  const statusId = useId()
  const calendar = useRef<HTMLDivElement>(null)
  const ownButton = useRef<HTMLDivElement>(null)
  const output = useRef<HTMLOutputElement>(null)
  const cart = useCart()
  const cartDays = cartEventDays(cart, bookableDays)
  const [opensAt, setOpensAt] = useState(firstShown(choice.wantedDays, cart, bookableDays))
  // A day that was chosen before isn't asked for again.
  const [isFolded, setFolded] = useState(!undated)

  /** The event's days again, because one press in the calendar chooses a single day. Or the cart's:
   * offered, never chosen for the visitor. */
  function suggestion(): { words: string; days: DayRun } | undefined {
    if (event) {
      const areFree = daysIn(event).every((day) => stateOf(day) === 'free')
      return event.from !== event.to && daysIn(event).join() !== days.join() && areFree
        ? { words: 'Choose all your days', days: event }
        : undefined
    }
    const ofCart = cartDays.find((each) => daysIn(each).every(availability.isLeft))
    return ofCart && choice.wantedDays.length === 0
      ? { words: `Use your cart's ${ofCart.from === ofCart.to ? 'day' : 'days'}`, days: ofCart }
      : undefined
  }
  const suggested = suggestion()
  // The item's own form may have changed the address before the calendar came.
  useEffect(followAddress, [])

  function take(instead: DayRun) {
    actions.take(instead)
    setOpensAt(instead.from)
    // The button disappears, so the status takes the focus.
    output.current?.focus()
  }

  function pick(day: Day) {
    // It stays where it was pressed.
    setFolded(false)
    actions.pick(day)
  }

  function changeDay() {
    // Before the focus goes to the calendar.
    flushSync(() => setFolded(false))
    focusCalendar(calendar.current, true)
  }

  const stepper = (label: string, hideLabel = false) =>
    capacity > 1 &&
    left > 0 && (
      <QuantityStepper
        // A new key for other days, because the message is about these.
        key={days.join()}
        label={label}
        hideLabel={hideLabel}
        value={quantity}
        min={1}
        max={left}
        limit={<ConflictText {...availability.limit} />}
        onChange={choice.setQuantity}
        onMore={actions.askForMore}
        onInvalidChange={choice.setQuantityInvalid}
      />
    )

  return (
    <>
      {ignored && <output>{`${ignored}. Choose a day here.`}</output>}
      {(undated || !isFolded) && (
        <div ref={calendar}>
          <AvailabilityCalendar
            key={opensAt}
            opensAt={opensAt}
            stateOf={stateOf}
            bookableDays={bookableDays}
            chosen={days}
            onPick={pick}
          />
        </div>
      )}
      <div className={`between ${styles.status}`}>
        <output ref={output} id={statusId} tabIndex={-1}>
          <DayStatus {...availability} capacity={capacity} />
        </output>
        {!undated && isFolded && (
          <Button look="plain" size="small" onClick={changeDay}>
            Change day
          </Button>
        )}
      </div>
      {suggested && (
        <Button look="outline" size="small" onClick={() => take(suggested.days)}>
          {`${suggested.words}, ${eventWithoutYear(suggested.days, 'short')}`}
        </Button>
      )}
      {message && <ChoiceNotice key={`${message.id} ${message.tone}`} message={message} />}
      {message?.wanted && message.tone === 'error' && (
        <AvailableInstead
          item={item}
          wanted={message.wanted}
          quantity={choice.quantity}
          instead={message.instead}
          onTake={take}
        />
      )}
      {stepper('Quantity')}
      {/* There before its first amount, so that a screen reader reads that, too. */}
      <output className={styles.amount}>
        {!undated && left > 0 && isPricedDelivered(item) && (
          <ItemAmount item={item} days={days} quantity={quantity} />
        )}
      </output>
      {/* Before the buttons, so that Add To Cart is read before the checkout's button in any layout. */}
      <StickyBookBar
        item={item}
        bookable={availability}
        whyLost={
          undated && choice.wantedDays.length > 0 ? whyLostInShort(choice.wantedDays, lostBy) : ''
        }
        stepper={stepper('How many', true)}
        calendar={calendar}
        ownButton={ownButton}
        onAdd={actions.add}
      />
      <div className={`stack-12 ${styles.buttons}`}>
        <div ref={ownButton} className={`stack-12 ${styles.own}`}>
          {inCart > 0 && (
            <ButtonLink wide to={paths.cart()}>
              Go to cart
            </ButtonLink>
          )}
          <Button
            wide
            look={inCart > 0 ? 'outline' : 'air'}
            // The status above says why. A press still shows the limit, as specified.
            soldOut={soldOut}
            aria-describedby={statusId}
            onClick={actions.add}
          >
            Add To Cart
          </Button>
        </div>
        <Button look="plain" size="small" wide onClick={actions.checkOut}>
          Proceed To CheckOut
        </Button>
      </div>
      <MovingPolicy first={days[0]} today={bookableDays.today} />
      <InCartDialog item={item} added={actions.added} onClose={actions.closeAdded} />
    </>
  )
}

function DayStatus({ days, free, capacity, inCart }: ItemAvailability & { capacity: number }) {
  if (days.length === 0)
    return <span className={`quiet ${styles.none}`}>Choose an available day above.</span>
  return (
    <span className={`check ${styles.free}`}>
      <Icon name="check-circle" />
      <span>
        {freeWords(days, free, capacity) + (inCart > 0 ? inCartWords(inCart, capacity) : '')}
      </span>
    </span>
  )
}

function freeWords(days: readonly Day[], free: number, capacity: number): string {
  return capacity > 1
    ? `${daysWithoutYear(days)}: ${free} of ${capacity} available`
    : daysAreFree(days)
}

function inCartWords(inCart: number, capacity: number): string {
  return capacity > 1 ? `, ${inCart} in your cart` : ' and in your cart'
}
