// An order on screen, of the cart or of a single item: its state, and the effects of its steps. The states and what leads from
// one to the next are in `order-states`.
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useConfirmation } from '~/components/order/confirmed/use-confirmation'
import type { MakePaymentMethod } from '~/lib/booking/card/pay'
import { useJournal } from '~/lib/booking/commit/journal'
import { isOpen, openCharge } from '~/lib/booking/commit/open-charge'
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { ChunkLoadError, lazyImport } from '~/lib/loading/lazy-import'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'
import { forgetEventAddress } from '~/lib/order-form/event-place'
import {
  checkedOrder,
  isOutdated,
  openOrder,
  reduceOrder,
  runningStep,
  type OrderEvent,
  type OrderState,
  type ShownAnswer,
} from './order-states'

const loadCheck = () => lazyImport(() => import('~/lib/booking/order/check'))
const loadPlace = () => lazyImport(() => import('~/lib/booking/order/place'))
const loadResume = () => lazyImport(() => import('~/lib/booking/order/resume'))

type OrderInput = {
  /** Of the single item; null for the cart's order. */
  itemId: string | null
  /** What is to be ordered. */
  cart: Cart
  onCheck?: () => void
  onBooked?: () => void
}

export function useOrder({ itemId, cart, onCheck, onBooked }: OrderInput) {
  const kind = itemId === null ? 'cart' : 'item'
  const [state, send, latest] = useOrderState(itemId, cart)
  const { screen } = useConfirmation()
  const { revalidate } = useRevalidator()

  const { form } = state
  const checked = checkedOrder(state)
  const ordered = checked?.cart ?? cart
  const payment = useOpenPayment(state, ordered)

  function change(values: Partial<OrderForm>) {
    send({ type: 'changed', values })
    saveDraft(latest.current.form, itemId)
  }

  /** Empties the form, in the session too: another person goes on here. */
  function clear() {
    send({ type: 'cleared' })
    saveDraft(latest.current.form, itemId)
    forgetEventAddress()
  }

  /** A field's problems show when it is left, without waiting for the next step. */
  async function leave(field: keyof OrderForm) {
    const now = latest.current.form
    // A visitor who passes by an item's own form isn't asked to fill it in.
    if (kind === 'item' && now[field] === '') return
    try {
      const { fieldProblems } = await loadCheck()
      const problems = (await fieldProblems(now)).filter((problem) => problem.field === field)
      send({ type: 'fieldChecked', field, problems, form: now })
    } catch {
      // Without that script the next step finds them.
    }
  }

  /** Runs a step, unless the state doesn't allow it: one at a time, with the form as it is at the press. */
  async function run(
    type: 'check' | 'place' | 'pay' | 'retryPayment',
    ask: (form: OrderForm) => Promise<OrderAnswer | null>,
  ) {
    if (!send({ type })) return
    const answer = await answerOf(() => ask(latest.current.form))
    switch (answer?.kind) {
      case 'booked':
        send({ type: 'booked', form: loadDraft(itemId) })
        onBooked?.()
        await revalidate()
        break
      case 'taken':
        // The screen is read again first, and the answer joins the transition in which the router draws it: rentals that
        // appeared above the notice later would move it under the finger.
        await revalidate()
        startTransition(() => void send({ type: 'answered', answer }))
        break
      default:
        send({ type: 'answered', answer })
        // Beside an earlier order, the cart's one stays to be looked at, though the cart may be empty by now.
        if (answer?.kind === 'alreadyBooked' && kind === 'item') await revalidate()
    }
  }

  async function readAndCheck(form: OrderForm) {
    onCheck?.()
    // What comes next is here by then.
    const [{ checkOrder }] = await Promise.all([loadCheck(), loadPlace()])
    return checkOrder({ kind, cart: ordered, form })
  }

  async function placeChecked(form: OrderForm, makePaymentMethod?: MakePaymentMethod) {
    const placed = checkedOrder(latest.current)
    if (!placed) return null
    const { placeOrder } = await loadPlace()
    const answer = await placeOrder({ kind, checked: placed, form, screen }, makePaymentMethod)
    if (answer.kind !== 'changed') return answer
    // The summary shows what holds now.
    const now = await readAndCheck(form)
    if (now.kind !== 'ready') return now
    send({ type: 'rechecked', checked: now.checked })
    return answer
  }

  const check = () => void run('check', readAndCheck)
  const place = () => void run('place', (now) => placeChecked(now))

  return {
    /** What every part of the form needs. */
    fields: {
      form,
      problems: state.problems
        .filter(({ problem, value }) => form[problem.field] === value)
        .map(({ problem }) => problem),
      onChange: change,
      onLeave: (field: keyof OrderForm) => void leave(field),
    },
    prefilled: state.prefilled,
    step: runningStep(state),
    ...payment,
    outdated: payment.answer === state.answer?.answer && isOutdated(state),
    /** The order that the final button, or the card form, places. */
    checked,
    clear,
    check,
    place,
    /** What the card form needs to know. */
    card: {
      billing: { name: `${form.name} ${form.lastName}`.trim(), email: form.email.trim() },
      busy: runningStep(state) === 'paying',
      onPay: (makePaymentMethod: MakePaymentMethod) =>
        run('pay', (now) => placeChecked(now, makePaymentMethod)),
    },
    /** Tries the last step again; a card is the card form's to send. */
    again: () => {
      const last = state.answer?.step
      if (last === 'paying') send({ type: 'answerDismissed' })
      else if (last === 'placing' && checked) place()
      else check()
    },
    /** Gives up the final step. */
    giveUp: () => void send({ type: 'gaveUp' }),
    /** Sends the payment without an answer again, or finishes what was paid for. */
    retry: (reference: string) =>
      run('retryPayment', async () => (await loadResume()).retryPayment(reference, screen)),
  }
}

export type Order = ReturnType<typeof useOrder>

/**
 * The state, and how an event changes it: at once, also before the next drawing, as one press may bring several events and a
 * second press comes soon. `send` answers whether the event counted.
 */
function useOrderState(itemId: string | null, cart: Cart) {
  const [stored, setState] = useState(() =>
    openOrder(loadDraft(itemId), itemId === null ? cart : null),
  )
  const latest = useRef(stored)
  const send = useCallback((event: OrderEvent): boolean => {
    const before = latest.current
    latest.current = reduceOrder(before, event)
    setState(latest.current)
    return latest.current !== before
  }, [])

  const isOtherCart = stored.cart !== null && stored.cart !== cart
  useLayoutEffect(() => {
    if (isOtherCart) send({ type: 'cartChanged', cart })
  }, [isOtherCart, cart, send])
  // Already in the drawing that shows the other cart.
  const state = isOtherCart ? reduceOrder(stored, { type: 'cartChanged', cart }) : stored
  return [state, send, latest] as const
}

/**
 * The answer to show, and whether a payment for these days isn't over, so that nothing else may be pressed. The journal
 * decides: it also has the payments of earlier visits.
 */
function useOpenPayment({ answer: last }: OrderState, cart: Cart) {
  const journal = useJournal()
  const answer = last?.answer ?? null
  const isOver = answer && 'reference' in answer && !isOpen(journal, answer.reference)
  const standing = isOver ? null : answer
  const days = cart.flatMap((entry) => entry.days)
  const reference = openCharge(journal, days)?.reference
  // The same answer for the same charge: another one would take the focus anew.
  const unknown = useMemo(
    () => (reference === undefined ? null : { kind: 'unknownCharge' as const, reference }),
    [reference],
  )
  const isShown = standing?.kind === 'unknownCharge' && standing.reference === unknown?.reference
  return {
    answer: unknown && !isShown ? unknown : standing,
    blocked:
      unknown !== null ||
      (standing !== null && standing.kind !== 'unknownCharge' && 'reference' in standing),
  }
}

/** An answer of the order flow, or what its failure means. */
async function answerOf(ask: () => Promise<OrderAnswer | null>): Promise<ShownAnswer | null> {
  try {
    return await ask()
  } catch (error) {
    return { kind: error instanceof ChunkLoadError ? 'partMissing' : 'down' }
  }
}
