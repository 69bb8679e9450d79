// Runs the effects of an order's steps. `order-states` has the states and transitions.
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useConfirmation } from '~/components/order/confirmed/use-confirmation'
import type { MakePaymentMethod } from '~/lib/booking/card/pay'
import { isUnsettled, findUnknownCharge } from '~/lib/booking/commit/find-in-journal'
import { useJournal } from '~/lib/booking/commit/journal'
import { isUnsettledPayment, notRead } from '~/lib/booking/commit/outcome'
import type { OrderOutcome } from '~/lib/booking/order/place'
import { readEmail } from '~/lib/contact/email'
import { errorText } from '~/lib/contact/field-errors'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { failureOf } from '~/lib/failures/failure'
import { lazyImport } from '~/lib/loading/lazy-import'
import { forgetPeople, loadDraft, saveDraft, sharedOf } from '~/lib/order-form/draft'
import { followAddress, forgetEventAddress } from '~/lib/order-form/event-place'
import { completedAddress } from '~/lib/order-form/typed-address'
import { cleanLine } from '~/lib/text/cleaned'
import {
  checkedOrder,
  openOrder,
  reduceOrder,
  runningStep,
  type OrderAction,
  type OrderState,
} from './order-states'
import { isOutdated, retryOf, shownErrors } from './shown-order'

const loadCheck = () => lazyImport(() => import('~/lib/booking/order/check'))
const loadPlace = () => lazyImport(() => import('~/lib/booking/order/place'))
const loadResume = () => lazyImport(() => import('~/lib/booking/order/resume'))

type OrderInput = {
  /** The single item's id; null for the cart's order. */
  itemId: string | null
  wanted: Cart
  onCheck?: () => void
  onBooked?: () => void
}

export function useOrder({ itemId, wanted, onCheck, onBooked }: OrderInput) {
  const kind = itemId === null ? 'cart' : 'item'
  const [state, send, latest] = useOrderState(itemId, wanted)
  const { screenStay } = useConfirmation()
  const { revalidate } = useRevalidator()
  const emailRefused = useRef(false)

  const { form } = state
  const checked = checkedOrder(state)
  const ordered = checked?.wanted ?? wanted
  const payment = useUnsettledPayment(state, ordered)

  function change(values: Partial<OrderForm>) {
    // The protections are shared, so another part of the page may have changed them.
    send({ type: 'changed', values: { ...sharedOf(loadDraft(itemId)), ...values } })
    saveDraft(latest.current.form, itemId)
  }

  function clear() {
    send({ type: 'cleared' })
    saveDraft(latest.current.form, itemId)
    forgetPeople()
    forgetEventAddress()
  }

  async function leave(field: keyof OrderForm) {
    const now = latest.current.form
    // EventPlaceField on an item's page shows the same place.
    if (field === 'address') followAddress()
    // An item's form doesn't complain about fields that were only passed through.
    if (kind === 'item' && now[field] === '') return
    try {
      const { fieldErrors } = await loadCheck()
      const errors = (await fieldErrors(now)).filter((error) => error.field === field)
      send({ type: 'fieldChecked', field, errors, form: now })
    } catch {
      // If that script doesn't load, the next step checks the field.
    }
  }

  /** Runs a step if the state allows it, with the form at the press. */
  async function run(
    type: 'check' | 'place' | 'pay' | 'retryPayment',
    ask: (form: OrderForm) => Promise<OrderOutcome | null>,
  ) {
    if (!send({ type })) return
    const outcome = await ask(latest.current.form).catch((error: unknown) =>
      failureOf(error) === 'missing' ? { kind: 'scriptMissing' as const } : notRead(error),
    )
    switch (outcome?.kind) {
      case 'booked':
        send({ type: 'booked', form: loadDraft(itemId) })
        onBooked?.()
        await revalidate()
        break
      case 'shortage':
        // Reads the screen again first, so that the answer renders together with it. Rentals that
        // appeared above the notice later would move it under the finger.
        await revalidate()
        startTransition(() => void send({ type: 'ended', outcome }))
        break
      default:
        send({ type: 'ended', outcome })
        // With an earlier order, the cart's screen stays, even if the cart is empty by now.
        if (outcome?.kind === 'alreadyBooked' && kind === 'item') await revalidate()
    }
  }

  async function readAndCheck(form: OrderForm) {
    onCheck?.()
    // Loads the code of the next step, too.
    const [{ checkOrder }] = await Promise.all([loadCheck(), loadPlace()])
    return checkOrder({ kind, wanted: ordered, form })
  }

  async function placeChecked(form: OrderForm, makePaymentMethod?: MakePaymentMethod) {
    const checked = checkedOrder(latest.current)
    if (!checked) return null
    const { placeOrder } = await loadPlace()
    const order = { kind, checked, form, screenStay } as const
    const outcome = await placeOrder(order, makePaymentMethod)
    if (outcome.kind !== 'differs') return outcome
    // Checks again, so that the summary shows the current offer.
    const now = await readAndCheck(form)
    if (now.kind !== 'ready') return now
    send({ type: 'rechecked', checked: now.checked })
    return outcome
  }

  /** If the card provider refuses the email, the email field has the error, not the card. */
  async function payChecked(form: OrderForm, makePaymentMethod: MakePaymentMethod) {
    emailRefused.current = false
    const outcome = await placeChecked(form, makePaymentMethod)
    if (outcome?.kind !== 'cardError' || !emailRefused.current) return outcome
    const error = { field: 'email' as const, message: errorText({ kind: 'noEmail' }) }
    return { kind: 'invalid' as const, errors: [error] }
  }

  function check() {
    // The visitor may not have left the address.
    change(completedAddress(latest.current.form))
    void run('check', readAndCheck)
  }
  const place = () => void run('place', (now) => placeChecked(now))

  function again() {
    const next = retryOf(state)
    if (next === 'place') place()
    else if (next === 'check') check()
    else send({ type: next })
  }

  return {
    fields: {
      form,
      errors: shownErrors(state),
      onChange: change,
      onLeave: (field: keyof OrderForm) => void leave(field),
    },
    prefilled: state.prefilled,
    step: runningStep(state),
    ...payment,
    outdated: payment.outcome === state.outcome?.outcome && isOutdated(state),
    /** The order that the final button or the card form places. */
    checked,
    clear,
    check,
    place,
    card: {
      billing: { name: cleanLine(`${form.name} ${form.lastName}`), email: readEmail(form.email) },
      address: form.address,
      busy: runningStep(state) === 'paying',
      onEmailRefused: () => {
        emailRefused.current = true
      },
      onPay: (makePaymentMethod: MakePaymentMethod) =>
        run('pay', (now) => payChecked(now, makePaymentMethod)),
    },
    again,
    /** Gives up the final step, such as by closing the popup. */
    giveUp: () => void send({ type: 'gaveUp' }),
    /** Repeats the payment without an answer, or finishes a paid booking. */
    retry: (reference: string) =>
      run('retryPayment', async () => (await loadResume()).retryPayment(reference, screenStay)),
  }
}

export type OrderInProgress = ReturnType<typeof useOrder>

/**
 * The state to render, `send` and `latest`. `send` applies an action to `latest` at once, because a
 * second press may come before the next render, and returns whether the action changed the state:
 * only then does the step begin. A transition may hold back what is rendered.
 */
function useOrderState(itemId: string | null, cart: Cart) {
  const [rendered, setState] = useState(() =>
    openOrder(loadDraft(itemId), itemId === null ? cart : null),
  )
  const latest = useRef(rendered)
  const send = useCallback((action: OrderAction): boolean => {
    const before = latest.current
    latest.current = reduceOrder(before, action)
    setState(latest.current)
    return latest.current !== before
  }, [])

  const isOtherCart = rendered.cart !== null && rendered.cart !== cart
  useLayoutEffect(() => {
    if (isOtherCart) send({ type: 'cartChanged', cart })
  }, [isOtherCart, cart, send])
  // Applied in the same render that shows the other cart.
  const state = isOtherCart ? reduceOrder(rendered, { type: 'cartChanged', cart }) : rendered
  return [state, send, latest] as const
}

/**
 * The answer to show, and whether an unfinished payment for these days blocks all buttons. The
 * journal decides, because it has the payments of earlier page loads too.
 */
function useUnsettledPayment({ outcome: last }: OrderState, wanted: Cart) {
  const journal = useJournal()
  const outcome = last?.outcome ?? null
  const isSettled =
    outcome && isUnsettledPayment(outcome) && !isUnsettled(journal, outcome.reference)
  const unsettled = isSettled ? null : outcome
  const days = wanted.flatMap(({ days }) => days)
  const reference = findUnknownCharge(journal, days)?.reference
  // The same object for the same charge, because a new one would take the focus again.
  const unknown = useMemo(
    () => (reference === undefined ? null : { kind: 'unknownCharge' as const, reference }),
    [reference],
  )
  const isShown = unsettled?.kind === 'unknownCharge' && unsettled.reference === unknown?.reference
  return {
    outcome: unknown && !isShown ? unknown : unsettled,
    blocked:
      unknown !== null ||
      (unsettled !== null && unsettled.kind !== 'unknownCharge' && isUnsettledPayment(unsettled)),
  }
}
