// The popup that prices and books one item: for the office, by card, or as a request.
import { AcceptRules } from '~/components/AcceptRules'
import { CardStep } from '~/components/CardStep'
import type { CheckoutProblem } from '~/lib/booking/checkout-form'
import type { ItemOffer } from '~/lib/booking/item-booking'
import { offersDeposit, quoteItem } from '~/lib/booking/item-booking-quote'
import type { Item } from '~/lib/catalogue/item'
import { messages } from '~/lib/messages'
import { formatCents } from '~/lib/money'
import type { Quote } from '~/lib/pricing/quote'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { ItemAnswerNotice } from './ItemAnswerNotice'
import { ItemSummary } from './ItemSummary'
import { PopupOptions } from './PopupOptions'
import type { SingleBookingState } from './use-single-booking'
import styles from './item-booking.module.css'

type PaymentPopupProps = {
  item: Item
  offer: ItemOffer
  booking: SingleBookingState
  problems: readonly CheckoutProblem[]
}

const acceptFirst = 'First accept the rules and restrictions.'

export function PaymentPopup({ item, offer, booking, problems }: PaymentPopupProps) {
  const { form, answer, step, change } = booking
  const { requestMode } = offer
  const quote = quoteItem(form, offer.lines, offer.delivery, requestMode)
  const byCard = form.method === 'Credit Card' && !requestMode
  const book = () => void booking.book()
  // A card is tried again by its own button; only whether an earlier booking arrived is asked by this one.
  const retry = byCard && answer?.kind !== 'unanswered' ? booking.dismiss : book

  return (
    <Dialog open onClose={booking.closePopup} title={`Book ${item.name}`}>
      <div className={styles.form}>
        <PopupOptions
          form={form}
          problems={problems}
          quote={quote}
          deposit={offersDeposit(form, offer)}
          requestMode={requestMode}
          onChange={change}
        />
        <section className={styles.summary} aria-label="Summary">
          <ItemSummary kind={item.kind} offer={offer} form={form} quote={quote} />
        </section>
        <AcceptRules
          checked={form.terms}
          onChange={(event) => change({ terms: event.target.checked })}
        />
        {answer && step !== 'paying' && (
          <ItemAnswerNotice answer={answer} problems={problems} kind={item.kind} onRetry={retry} />
        )}
        {byCard ? (
          <CardStep
            came={answer?.kind}
            amountCents={quote.totalCents}
            billing={{ name: `${form.name} ${form.lastName}`.trim(), email: form.email.trim() }}
            busy={step === 'paying'}
            loadingText={messages.processingPopup}
            blocked={form.terms ? '' : acceptFirst}
            onPay={booking.pay}
          />
        ) : form.terms ? (
          <div className={styles.book}>
            <Button wide busy={step !== null} onClick={book}>
              {step === 'booking' ? 'Booking…' : requestMode ? 'Request Book Now' : 'Book Now'}
            </Button>
            <p className={styles.next}>{whatNext(requestMode, quote)}</p>
          </div>
        ) : (
          <p className={styles.next}>{acceptFirst}</p>
        )}
      </div>
    </Dialog>
  )
}

function whatNext(requestMode: boolean, { depositCents, fullTotalCents }: Quote): string {
  if (requestMode) return 'The office looks at your request first. Nothing is charged yet.'
  return depositCents > 0
    ? `Nothing is charged online. We mail you an invoice for the whole ${formatCents(fullTotalCents)}; pay the deposit in the office.`
    : 'Nothing is charged online. You pay in the office.'
}
