// "Book just this one": the item's own way to a booking, past the cart.
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmationDialog } from '~/components/checkout/ConfirmationDialog'
import { problemsOf } from '~/components/checkout/problems'
import { daysWithoutYear } from '~/components/day-name'
import { standingChoice, type ItemChoice } from '~/components/item-choice'
import type { BookableSpan } from '~/lib/availability/day-state'
import { useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/catalogue/item'
import type { ItemReading } from '~/lib/db/item-uses'
import { loadPart } from '~/lib/load-part'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'
import { Button } from '~/ui/Button'
import { ContactFields } from './ContactFields'
import { ItemAnswerNotice } from './ItemAnswerNotice'
import { useSingleBooking } from './use-single-booking'
import styles from './item-booking.module.css'

type SingleBookingProps = {
  item: Item
  capacity: number
  reading: ItemReading
  span: BookableSpan
  choice: ItemChoice
}

const PaymentPopup = lazy(async () => ({
  default: (await loadPart(() => import('./PaymentPopup'))).PaymentPopup,
}))

export function SingleBooking({ item, capacity, reading, span, choice }: SingleBookingProps) {
  const { use } = reading
  const standing = standingChoice({ item, capacity, use, span }, choice, useCart())
  const { days, quantity } = standing
  const order = { itemId: item.id, days, quantity }
  const booking = useSingleBooking(item, order, () => choice.pick([]))
  const { form, answer, step, offer, confirmation } = booking
  const navigate = useNavigate()
  const problems = problemsOf(answer, booking.asked, form)

  const complete = [form.name, form.lastName, form.phone, form.email, form.address].every(
    (text) => text.trim() !== '',
  )
  // An extra's form says what is missing when it is sent; an inflatable's offers its button only once it is filled.
  const canBook = days.length > 0 && (item.kind === 'extras' || complete)

  return (
    <section className={styles.single} aria-labelledby="single-booking">
      <div>
        <h2 id="single-booking" className={styles.title}>
          Book just this one
        </h2>
        <p className={styles.intro}>
          Only need {item.name}
          {days.length > 0 && ` on ${daysWithoutYear(days)}`}? Skip the cart.
        </p>
      </div>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (canBook) void booking.check()
        }}
      >
        <ContactFields form={form} problems={problems} onChange={booking.change} />
        {answer && !offer && (
          <ItemAnswerNotice
            answer={answer}
            problems={problems}
            kind={item.kind}
            onRetry={() => void booking.check()}
          />
        )}
        {canBook ? (
          <div>
            <Button type="submit" look="outline" busy={step !== null}>
              {step === 'checking' ? 'Checking…' : 'Book Now'}
            </Button>
          </div>
        ) : (
          <p className={styles.next}>
            {days.length === 0 ? messages.selectAvailableDate : 'Fill in all five fields to book.'}
          </p>
        )}
        <output>{step === 'paying' && !offer && messages.processingPopup}</output>
      </form>
      <Suspense>
        {offer && <PaymentPopup item={item} offer={offer} booking={booking} problems={problems} />}
      </Suspense>
      {confirmation && (
        <ConfirmationDialog
          confirmation={confirmation}
          onClose={() => {
            booking.closeConfirmation()
            void navigate(paths.category('all-rentals'))
          }}
        />
      )}
    </section>
  )
}
