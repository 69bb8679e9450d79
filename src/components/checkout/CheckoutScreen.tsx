// The checkout form and its live summary. What is typed is stored with every change, so that no reload, back button or
// error loses it.
import { useRef, useState, type FormEvent } from 'react'
import { Form, useFetcher, useNavigation, useSubmit } from 'react-router-dom'
import { QuestionsCall } from '~/components/QuestionsCall'
import { PriceSummary } from '~/components/PriceSummary'
import type { BookingLine } from '~/lib/booking/booking'
import type { CheckoutAnswer } from '~/lib/booking/checkout'
import { readCheckoutForm, type CheckoutForm } from '~/lib/booking/checkout-form'
import { quoteCheckout } from '~/lib/booking/checkout-quote'
import { deliveryNow, type DeliveryQuote } from '~/lib/booking/delivery-quote'
import { saveCheckoutForm } from '~/lib/booking/in-progress'
import { AnswerNotice } from './AnswerNotice'
import { CheckoutBar } from './CheckoutBar'
import { CheckoutDetails } from './CheckoutDetails'
import { DeliveryOptions } from './DeliveryOptions'
import { FinalButton } from './FinalButton'
import { gateOf } from './gate'
import { Payment } from './Payment'
import { PromoCode } from './PromoCode'
import { Protection } from './Protection'
import styles from './checkout.module.css'

type CheckoutScreenProps = {
  initial: CheckoutForm
  lines: readonly BookingLine[]
  requestMode: boolean
  answer: CheckoutAnswer | undefined
}

export function CheckoutScreen({ initial, lines, requestMode, answer }: CheckoutScreenProps) {
  const [form, setForm] = useState(initial)
  // The values that the last answer speaks about.
  const [asked, setAsked] = useState(initial)
  // One event may bring several changes, each on top of the last.
  const latest = useRef(initial)
  const element = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const navigation = useNavigation()
  const distance = useFetcher<DeliveryQuote>()

  const delivery = deliveryShown(form.address, requestMode, distance.data)
  const quote = quoteCheckout(form, lines, delivery)
  const sending = navigation.formData?.get('intent') ?? null
  const ready = answer?.kind === 'ready' && gateOf(asked) === gateOf(form)

  function change(changed: Partial<CheckoutForm>) {
    latest.current = { ...latest.current, ...changed }
    setForm(latest.current)
    saveCheckoutForm(latest.current)
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget)
    // The address field tells its own changes.
    const { address: _, coordinates: __, specificTime, ...read } = readCheckoutForm(data)
    // While no time window is chosen the time field isn't in the page; its last value is kept all the same.
    change({ ...read, ...(data.has('specificTime') && { specificTime }) })
  }

  function lookUpDelivery() {
    if (delivery.kind !== 'byDistance' || distance.state !== 'idle') return
    const asked = { intent: 'delivery', address: form.address, requestMode: String(requestMode) }
    void distance.submit(asked, { method: 'post' })
  }

  function send(intent: 'continue' | 'book') {
    if (sending !== null || !element.current) return
    const data = new FormData(element.current)
    data.set('intent', intent)
    data.set('totalCents', String(quote.totalCents))
    data.set('requestMode', String(requestMode))
    setAsked(form)
    void submit(data, { method: 'post', preventScrollReset: true })
  }

  // What has been changed since is no longer complained about.
  const problems =
    answer?.kind === 'invalid'
      ? answer.problems.filter(({ field }) => asked[field] === form[field])
      : []
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  const aboutAddress = answer?.kind === 'outOfArea' || answer?.kind === 'noDistance'
  const outdated = aboutAddress && asked.address !== form.address
  const summary = <PriceSummary lines={lines} form={form} delivery={delivery} quote={quote} />

  return (
    <Form
      ref={element}
      method="post"
      noValidate
      className={styles.columns}
      onChange={typed}
      onBlur={lookUpDelivery}
      onSubmit={(event) => {
        // Enter in a field checks the form, as Continue does; it never books.
        event.preventDefault()
        send('continue')
      }}
    >
      <div className={styles.details}>
        <CheckoutDetails form={form} errors={errors} onAddress={change} />
        <DeliveryOptions form={form} errors={errors} />
        <Protection form={form} errors={errors} quote={quote} />
        <Payment form={form} errors={errors} />
      </div>
      <aside className={styles.summary} aria-labelledby="checkout-summary">
        <h2 id="checkout-summary">Your booking</h2>
        {summary}
        <PromoCode code={form.promoCode} />
        <QuestionsCall />
      </aside>
      <div className={styles.finish}>
        {answer && !outdated && (
          <AnswerNotice
            answer={answer}
            problems={problems}
            ready={ready}
            onRetry={() => send(answer.kind === 'unanswered' ? 'book' : 'continue')}
          />
        )}
        <FinalButton
          step={ready ? 'book' : 'continue'}
          requestMode={requestMode}
          busy={sending}
          onSend={send}
        />
        <p className={styles.next}>Nothing is charged online. You pay at the office.</p>
      </div>
      <CheckoutBar totalCents={quote.totalCents} pieces={lines.length} summary={summary} />
    </Form>
  )
}

/** What can be said at once, completed by what the distance service answered for this very address. */
function deliveryShown(
  address: string,
  requestMode: boolean,
  looked: DeliveryQuote | undefined,
): DeliveryQuote {
  const now = deliveryNow(address, requestMode)
  const same =
    now.kind === 'byDistance' &&
    looked &&
    'address' in looked &&
    looked.address.text === now.address.text
  return same ? looked : now
}
