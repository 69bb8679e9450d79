// The checkout form's state: what is typed, what it costs, and what came of the last step.
import { useRef, useState, type FormEvent } from 'react'
import { useFetcher, useNavigation, useRevalidator, useSubmit } from 'react-router-dom'
import { leavesPaymentOpen } from '~/components/leaves-payment-open'
import type { BookingLine } from '~/lib/booking/booking'
import { payCheckout, type CheckoutAnswer } from '~/lib/booking/checkout'
import { readCheckoutForm, type CheckoutForm } from '~/lib/booking/checkout-form'
import { quoteCheckout } from '~/lib/booking/checkout-quote'
import { deliveryNow, type DeliveryQuote } from '~/lib/booking/delivery-quote'
import { saveCheckoutForm } from '~/lib/booking/in-progress'
import { gateOf } from './gate'

export type CheckoutInput = {
  initial: CheckoutForm
  lines: readonly BookingLine[]
  requestMode: boolean
  /** What the router's action answered last. */
  acted: CheckoutAnswer | undefined
}

export function useCheckout({ initial, lines, requestMode, acted }: CheckoutInput) {
  const [form, setForm] = useState(initial)
  // The values that the last answer speaks about.
  const [asked, setAsked] = useState(initial)
  // What paying by card came to, until the next step.
  const [paid, setPaid] = useState<CheckoutAnswer | null>(null)
  const [paying, setPaying] = useState(false)
  // One event may bring several changes, each on top of the last.
  const latest = useRef(initial)
  const element = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const navigation = useNavigation()
  const { revalidate } = useRevalidator()
  const distance = useFetcher<DeliveryQuote>()

  const answer = paid ?? acted
  const found = deliveryShown(form.address, requestMode, distance.data)
  // Continue has asked, too.
  const notTold = answer?.kind === 'noDistance' && asked.address === form.address
  const delivery =
    notTold && found.kind === 'byDistance' ? { ...found, kind: 'noDistance' as const } : found
  const quote = quoteCheckout(form, lines, delivery, requestMode)
  const shown = { fullTotalCents: quote.fullTotalCents, requestMode }
  const sending = navigation.formData?.get('intent') ?? null
  const checked = acted?.kind === 'ready' && gateOf(asked) === gateOf(form)
  const ready = checked && (paid === null || keepsCardForm(paid))

  function change(changed: Partial<CheckoutForm>) {
    latest.current = { ...latest.current, ...changed }
    setForm(latest.current)
    saveCheckoutForm(latest.current)
  }

  function typed(event: FormEvent) {
    // Fields of the card provider's own form are none of ours.
    const field = event.target
    if (!element.current || !('form' in field) || field.form !== element.current) return
    const data = new FormData(element.current)
    // The address field tells its own changes.
    const { address: _, coordinates: __, specificTime, ...read } = readCheckoutForm(data)
    // While no time window is chosen the time field isn't in the page; its last value is kept all the same.
    change({ ...read, ...(data.has('specificTime') && { specificTime }) })
  }

  function lookUpDelivery() {
    if (delivery.kind !== 'byDistance' || distance.state !== 'idle') return
    const question = { intent: 'delivery', address: form.address, requestMode: String(requestMode) }
    void distance.submit(question, { method: 'post' })
  }

  function send(intent: 'continue' | 'book') {
    if (sending !== null || paying || !element.current) return
    const data = new FormData(element.current)
    data.set('intent', intent)
    data.set('fullTotalCents', String(shown.fullTotalCents))
    data.set('requestMode', String(requestMode))
    setAsked(form)
    setPaid(null)
    void submit(data, { method: 'post', preventScrollReset: true })
  }

  async function pay(createPaymentMethod: () => Promise<string | null>) {
    setPaying(true)
    const answer = await payCheckout(form, shown, createPaymentMethod)
    setPaid(answer)
    setPaying(false)
    // Prices, the cart and the confirmation may all be others now. Reading them drops what Continue answered (`acted`),
    // so it must not happen where the card form stays.
    if (!keepsCardForm(answer)) await revalidate()
  }

  return {
    form,
    asked,
    element,
    delivery,
    quote,
    sending,
    paying,
    ready,
    answer,
    change,
    typed,
    lookUpDelivery,
    send,
    pay,
  }
}

/** After most answers of the card form the next step is there, too; some ask for Continue again. */
function keepsCardForm(answer: CheckoutAnswer): boolean {
  return (
    ['declined', 'cardError', 'busy', 'down'].includes(answer.kind) || leavesPaymentOpen(answer)
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
