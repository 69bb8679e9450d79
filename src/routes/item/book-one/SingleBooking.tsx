// "Book just this one": books the item without the cart.
import { useEffect, useEffectEvent, useRef } from 'react'
import { lazyComponent } from '~/components/loading/lazy-component'
import { ContactFields, DeliveryAddress } from '~/components/order/choices/ContactFields'
import { KeptNote } from '~/components/order/KeptNote'
import { BookingPartMissing, OrderNotice } from '~/components/order/OrderNotice'
import { runningWords } from '~/components/order/outcome-words'
import { useOrder } from '~/components/order/use-order'
import { useCart } from '~/lib/cart/store'
import { lazyImport } from '~/lib/loading/lazy-import'
import { loadDraft } from '~/lib/order-form/draft'
import { followAddress } from '~/lib/order-form/event-place'
import { lineLabel } from '~/lib/pricing/labels'
import { useEventPlace } from '~/lib/storage/event-place'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
import { orderMessages } from '~/lib/text/order-messages'
import { daysWithoutYear } from '~/lib/time/day-text'
import { bookableChoice, type ItemToBook } from '~/routes/item/item-choice'
import { ownFormId, useInOwnForm } from '~/routes/item/own-form'
import { loadConfirmationDialog } from '~/routes/item/PlacedOrder'
import { StickyBar } from '~/ui/bar/StickyBar'
import { Button } from '~/ui/button/Button'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import styles from './book-one.module.css'

const PaymentPopup = lazyComponent(() => import('./PaymentPopup'), 'PaymentPopup', {
  Missing: BookingPartMissing,
})

export function SingleBooking(props: ItemToBook) {
  const { item, choice } = props
  const { days, quantity } = bookableChoice(props, useCart())
  const isCut = choice.quantity > quantity && days.length > 0
  const wanted = days.length > 0 ? [{ itemId: item.id, days, quantity }] : []
  const order = useOrder({
    itemId: item.id,
    wanted,
    onCheck() {
      choice.pick(days)
      // Here before the order is placed, so that a lost connection doesn't hide that it was.
      void lazyImport(loadConfirmationDialog).catch(() => {})
    },
    onBooked: () => choice.pick([]),
  })
  const { fields, blocked, step, checked } = order
  const { form } = fields

  const place = useEventPlace()
  // AddressDialog has confirmed an address, or TownField removed one that is elsewhere.
  const takeAddress = useEffectEvent(() => {
    const { address, coordinates } = loadDraft()
    if (address !== form.address || coordinates !== form.coordinates)
      fields.onChange({ address, coordinates })
  })
  useEffect(() => takeAddress(), [place])

  const complete = [form.name, form.lastName, form.phone, form.email, form.address].every(
    (text) => cleanLine(text) !== '',
  )
  // An inflatable's form has no button until all fields are filled; an extra's names missing ones
  // when it is sent.
  const canBook = days.length > 0 && (item.kind === 'extras' || complete)

  return (
    <section className={`stack-20 ${styles.single}`} aria-labelledby="single-booking">
      <div>
        <h2 id="single-booking" className="h2-small">
          Book just this one
        </h2>
        <p className={styles.intro}>
          {`Only need ${item.name}${days.length > 0 ? ` on ${daysWithoutYear(days)}` : ''}? Skip the cart and book it here, as an order with its own delivery. Have a promo code? Use the cart.`}
        </p>
      </div>
      <form
        id={ownFormId}
        aria-labelledby="single-booking"
        noValidate
        className={`stack-20 ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (canBook && !blocked) order.check()
        }}
      >
        {order.prefilled.contact && <KeptNote onClear={order.clear} />}
        <ContactFields {...fields} />
        <DeliveryAddress
          {...fields}
          itemKind={item.kind}
          onLeave={(field) => {
            fields.onLeave(field)
            // EventPlaceField on this page shows the same place.
            followAddress()
          }}
        />
        {isCut && (
          <p>{`You chose ${choice.quantity}, but only ${quantity} can be booked that day. This books ${quantity}.`}</p>
        )}
        {!checked && <OrderNotice order={order} itemKind={item.kind} />}
        {blocked ? null : canBook ? (
          <BookNow
            words={lineLabel({ name: daysWithoutYear(days, 'short'), quantity })}
            busy={step !== null}
          >
            {(step && runningWords[step]) ?? 'Book Now'}
          </BookNow>
        ) : (
          <p className="note">
            {days.length === 0
              ? messages.selectAvailableDate
              : 'Fill in your name, phone, email and address to book.'}
          </p>
        )}
        <output>{step === 'paying' && !checked && orderMessages.processingPopup}</output>
      </form>
      {checked && <PaymentPopup item={item} offer={checked.offer} order={order} />}
    </section>
  )
}

type BookNowProps = {
  /** The days and the quantity. */
  words: string
  busy: boolean
  children: string
}

/** The form's button, and a phone's bar with the same one while it is out of view. */
function BookNow({ words, busy, children }: BookNowProps) {
  const own = useRef<HTMLDivElement>(null)
  const isOut = useOutOfViewport(own)
  const isInForm = useInOwnForm()
  return (
    <>
      {isOut && isInForm && (
        <StickyBar
          words={
            <>
              <span>{words}</span>
              <span className="note">Your total comes next.</span>
            </>
          }
        >
          <Button type="submit" busy={busy}>
            {children}
          </Button>
        </StickyBar>
      )}
      <div ref={own} className={styles.own}>
        <Button type="submit" look="outline" busy={busy}>
          {children}
        </Button>
      </div>
    </>
  )
}
