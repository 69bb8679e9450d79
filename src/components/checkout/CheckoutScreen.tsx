// The checkout form and its live summary. What is typed is stored with every change, so that no reload, back button or
// error loses it.
import { useRef } from 'react'
import { Form } from 'react-router-dom'
import { CardStep } from '~/components/CardStep'
import { PriceSummary } from '~/components/PriceSummary'
import { QuestionsCall } from '~/components/QuestionsCall'
import { messages } from '~/lib/messages'
import { AnswerNotice } from './AnswerNotice'
import { CheckoutBar } from './CheckoutBar'
import { CheckoutDetails } from './CheckoutDetails'
import { DeliveryOptions } from './DeliveryOptions'
import { FinalButton } from './FinalButton'
import { Payment } from './Payment'
import { messageAt, problemsOf } from './problems'
import { PromoCode } from './PromoCode'
import { Protection } from './Protection'
import { ToCardForm } from './ToCardForm'
import styles from './checkout.module.css'
import { useCheckout, type CheckoutInput } from './use-checkout'

/** Continue and the promo code stand outside of the form's element, beside the card provider's own form. */
const formId = 'checkout'

export function CheckoutScreen(input: CheckoutInput) {
  const { lines, requestMode } = input
  const { element, typed, change, lookUpDelivery, send, pay, ...checkout } = useCheckout(input)
  const { form, asked, delivery, quote, ready, answer, sending, paying } = checkout

  const problems = problemsOf(answer, asked, form)
  const errors = Object.fromEntries(
    problems.map(({ field }) => [field, messageAt(problems, field)]),
  )
  const aboutAddress = answer?.kind === 'outOfArea' || answer?.kind === 'noDistance'
  const outdated = aboutAddress && asked.address !== form.address
  const byCard = form.method === 'Credit Card' && !requestMode
  const cardForm = useRef<HTMLDivElement>(null)
  const summary = <PriceSummary lines={lines} form={form} delivery={delivery} quote={quote} />

  return (
    <div className={styles.columns} onChange={typed} onBlur={lookUpDelivery}>
      <Form
        id={formId}
        ref={element}
        method="post"
        noValidate
        className={styles.details}
        onSubmit={(event) => {
          // Enter in a field checks the form, as Continue does; it never books.
          event.preventDefault()
          send('continue')
        }}
      >
        <CheckoutDetails form={form} errors={errors} onAddress={change} />
        <DeliveryOptions form={form} errors={errors} />
        <Protection form={form} errors={errors} quote={quote} />
        <Payment
          form={form}
          errors={errors}
          totalCents={quote.fullTotalCents}
          requestMode={requestMode}
        />
      </Form>
      <aside className={styles.summary} aria-labelledby="checkout-summary">
        <h2 id="checkout-summary">Your booking</h2>
        {summary}
        <PromoCode code={form.promoCode} form={formId} />
        <QuestionsCall />
      </aside>
      <div className={styles.finish}>
        {answer && (
          <AnswerNotice
            shown={!outdated && !paying}
            answer={answer}
            problems={problems}
            ready={ready}
            onRetry={() => send(answer.kind === 'unanswered' ? 'book' : 'continue')}
          />
        )}
        {ready && byCard ? (
          <div ref={cardForm} tabIndex={-1}>
            <CardStep
              came={answer?.kind}
              amountCents={quote.totalCents}
              billing={{ name: `${form.name} ${form.lastName}`.trim(), email: form.email.trim() }}
              busy={paying}
              loadingText={messages.processingCheckout}
              onPay={pay}
            />
          </div>
        ) : (
          <p className={styles.next}>{whatNext(byCard, requestMode)}</p>
        )}
      </div>
      <CheckoutBar totalCents={quote.totalCents} rentals={lines.length} summary={summary}>
        {ready && byCard ? (
          <ToCardForm cardForm={cardForm} />
        ) : (
          <FinalButton
            step={ready ? 'book' : 'continue'}
            form={formId}
            requestMode={requestMode}
            busy={sending}
            onSend={send}
          />
        )}
      </CheckoutBar>
    </div>
  )
}

function whatNext(byCard: boolean, requestMode: boolean): string {
  if (requestMode) return 'The office looks at your request first. Nothing is charged yet.'
  return byCard
    ? 'Next you enter your card. Nothing is charged yet.'
    : 'Nothing is charged online. You pay in the office.'
}
