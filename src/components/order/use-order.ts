// An order on screen, of the cart or of a single item: what is typed, what the last step came to, and the steps themselves.
import { useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useJournal } from '~/lib/booking/commit/journal'
import { loadContact, loadDraft, saveContact, saveDraft } from '~/lib/booking/order/draft'
import { isOpen, openCharge } from '~/lib/booking/order/earlier'
import type { OrderForm } from '~/lib/booking/order/form'
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { Agreed, OrderRequest } from '~/lib/booking/order/prepare'
import type { Offer, OrderKind } from '~/lib/booking/order/price'
import type { Cart } from '~/lib/cart/cart'
import { loadPart, PartMissing } from '~/lib/load-part'
import {
  endsFinalStep,
  leavesPaymentOpen,
  outlastsFinalStep,
  type ShownAnswer,
} from './answer-kinds'
import { useConfirmation } from './use-confirmation'

export type OrderStep = 'checking' | 'placing' | 'paying'

type Flow = Awaited<ReturnType<typeof loadFlow>>
const loadFlow = () => loadPart(() => import('~/lib/booking/order/place'))

type OrderInput = {
  kind: OrderKind
  /** What is wanted. */
  cart: Cart
  /** A booking stands. */
  onBooked?: () => void
}

/** What differs between the two on screen: the cart's order keeps all choices over a reload, a single item's who books. */
const drafts = {
  cart: { load: loadDraft, save: saveDraft },
  item: { load: loadContact, save: saveContact },
} as const

export function useOrder({ kind, cart, onBooked }: OrderInput) {
  const { load, save } = drafts[kind]
  const [form, setForm] = useState(load)
  // The values that the last answer speaks about.
  const [asked, setAsked] = useState(form)
  const [checked, setChecked] = useState<{ cart: Cart; gate: string; offer: Offer } | null>(null)
  const [answer, setAnswer] = useState<ShownAnswer | null>(null)
  const [step, setStep] = useState<OrderStep | null>(null)
  // One event may bring several changes, and a second press may come before the next drawing.
  const latest = useRef(form)
  const running = useRef(false)
  const { screen } = useConfirmation()
  const { revalidate } = useRevalidator()
  const journal = useJournal()

  const wanted = checked?.cart ?? cart
  // What is told of a payment is over once the journal has no more of it.
  const isOver = answer && 'reference' in answer && !isOpen(journal, answer.reference)
  const standing = isOver ? null : answer
  // Also a charge of an earlier visit: while it is unknown, nothing else may be placed for its days.
  const unknown = useUnknownCharge(
    openCharge(
      journal,
      wanted.flatMap(({ days }) => days),
    )?.reference,
  )
  const isTold = standing?.kind === 'unknownCharge' && standing.reference === unknown?.reference
  const shown = unknown && !isTold ? unknown : standing

  function change(changed: Partial<OrderForm>) {
    latest.current = { ...latest.current, ...changed }
    setForm(latest.current)
    save(latest.current)
  }

  async function run(
    next: OrderStep,
    ask: (flow: Flow, request: OrderRequest) => Promise<OrderAnswer | null>,
  ) {
    if (running.current) return
    running.current = true
    setStep(next)
    // Until a payment is over, what the last one came to still stands.
    if (next !== 'paying') setAnswer(null)
    setAsked(latest.current)
    const request = { kind, cart: wanted, form: latest.current, screen }
    try {
      const flow = await loadFlow()
      const came = await ask(flow, request)
      if (came === null) setAnswer(null)
      else await take(came, flow, request)
    } catch (error) {
      setAnswer({ kind: error instanceof PartMissing ? 'partMissing' : 'down' })
    } finally {
      running.current = false
      setStep(null)
    }
  }

  async function take(came: OrderAnswer, flow: Flow, request: OrderRequest): Promise<void> {
    if (came.kind === 'changed') {
      const again = await flow.checkOrder(request)
      if (again.kind !== 'ready') return take(again, flow, request)
      // Not if it was given up meanwhile.
      setChecked((now) => now && { ...now, offer: again.offer })
    }
    setAnswer(came)
    if (came.kind === 'ready')
      setChecked({ cart: request.cart, gate: gateOf(request.form), offer: came.offer })
    if (endsFinalStep(came)) setChecked(null)
    if (came.kind === 'booked') {
      setAnswer(null)
      latest.current = load()
      setForm(latest.current)
      onBooked?.()
    }
    // The checkout's word of an earlier order would go with the last entry of its cart.
    const staysAsRead = came.kind === 'alreadyBooked' && kind === 'cart'
    if (['booked', 'alreadyBooked', 'taken'].includes(came.kind) && !staysAsRead) await revalidate()
  }

  return {
    form,
    asked,
    step,
    answer: shown,
    /** A payment for these days isn't over: nothing else may be pressed. */
    blocked:
      unknown !== null ||
      (standing !== null && standing.kind !== 'unknownCharge' && leavesPaymentOpen(standing)),
    /** What was found to hold, while it fits the form: the final button, or the card form, may show. */
    checked: checked && (kind === 'item' || checked.gate === gateOf(form)) ? checked : null,
    change,
    check: () => run('checking', (flow, request) => flow.checkOrder(request)),
    place: (agreed: Agreed) => run('placing', (flow, request) => flow.placeOrder(request, agreed)),
    pay: (agreed: Agreed, makePaymentMethod: () => Promise<string | null>) =>
      run('paying', (flow, request) => flow.placeOrder(request, agreed, makePaymentMethod)),
    /** Says something that no step of the flow has answered. */
    say: (said: OrderAnswer) => {
      setAsked(latest.current)
      setAnswer(said)
    },
    dismiss: () => setAnswer(null),
    /** Gives up the final step. */
    giveUp: () => {
      setChecked(null)
      setAnswer((now) => (now && outlastsFinalStep(now) ? now : null))
    },
    /** Sends the payment without an answer again, or finishes what was paid for. */
    retry: (reference: string) =>
      run('paying', async () => {
        const { retryPayment } = await loadPart(() => import('~/lib/booking/order/resume'))
        return retryPayment(reference, screen)
      }),
  }
}

export type OrderState = ReturnType<typeof useOrder>

/** The values whose change after a check hides the final button again (specification, section 4). */
function gateOf({ name, lastName, email, phone, address, terms }: OrderForm): string {
  return JSON.stringify([name, lastName, email, phone, address, terms])
}

/** The same answer for the same charge: another one would take the focus anew. */
function useUnknownCharge(reference: string | undefined) {
  return useMemo(
    () => (reference === undefined ? null : { kind: 'unknownCharge' as const, reference }),
    [reference],
  )
}
