// An order on screen, of the cart or of a single item: what is typed, what the last step came to, and the steps themselves.
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { MakePaymentMethod } from '~/lib/booking/card/pay'
import { useJournal } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'
import { loadContact, loadDraft, saveContact, saveDraft } from '~/lib/booking/order/draft'
import { openCharge } from '~/lib/booking/commit/open-charge'
import type { OrderForm } from '~/lib/booking/order/form'
import type { CheckedOrder } from '~/lib/booking/order/check'
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { OrderKind } from '~/lib/booking/order/price'
import type { Cart } from '~/lib/cart/cart'
import { loadPart, PartMissing } from '~/lib/load-part'
import { endsFinalStep, outlastsFinalStep, type ShownAnswer } from './answer-kinds'
import { useConfirmation } from './use-confirmation'

export type OrderStep = 'checking' | 'placing' | 'paying'

const loadCheck = () => loadPart(() => import('~/lib/booking/order/check'))
const loadPlace = () => loadPart(() => import('~/lib/booking/order/place'))
const loadResume = () => loadPart(() => import('~/lib/booking/order/resume'))

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
  const [checked, setChecked] = useState<(CheckedOrder & { gate: string }) | null>(null)
  const [answer, setAnswer] = useState<ShownAnswer | null>(null)
  const [step, setStep] = useState<OrderStep | null>(null)
  // One event may bring several changes, and a second press may come before the next drawing.
  const latest = useRef(form)
  const running = useRef(false)
  const place = useRef<Awaited<ReturnType<typeof loadPlace>>>(null)
  const { screen } = useConfirmation()
  const { revalidate } = useRevalidator()
  const journal = useJournal()

  const wanted = checked?.cart ?? cart
  const open =
    step === null &&
    openCharge(
      journal,
      wanted.flatMap(({ days }) => days),
    )
  const standing = answer && stillTrue(answer, journal) ? answer : null
  // Also a charge of an earlier visit: while it is unknown, nothing else may be placed for its days.
  const shown: ShownAnswer | null = open
    ? { kind: 'unknownCharge', reference: open.reference }
    : standing

  function change(changed: Partial<OrderForm>) {
    latest.current = { ...latest.current, ...changed }
    setForm(latest.current)
    save(latest.current)
  }

  /** One step at a time. It is asked with the form as it stands at the press. */
  async function run(next: OrderStep, ask: (form: OrderForm) => Promise<OrderAnswer | null>) {
    if (running.current) return
    running.current = true
    setStep(next)
    // Until a payment is over, what the last one came to still stands.
    if (next !== 'paying') setAnswer(null)
    setAsked(latest.current)
    const form = latest.current
    try {
      await take(await ask(form), form)
    } catch (error) {
      setAnswer({ kind: error instanceof PartMissing ? 'partMissing' : 'down' })
    } finally {
      running.current = false
      setStep(null)
    }
  }

  async function take(came: OrderAnswer | null, form: OrderForm): Promise<void> {
    if (came?.kind === 'changed') {
      const again = await checkNow(form)
      if (again.kind !== 'ready') return take(again, form)
      // Not if it was given up meanwhile.
      setChecked((now) => now && { ...now, ...again.checked })
    }
    setAnswer(came)
    if (came?.kind === 'ready') setChecked({ ...came.checked, gate: gateOf(form) })
    if (came && endsFinalStep(came)) setChecked(null)
    if (came?.kind === 'booked') {
      setAnswer(null)
      latest.current = load()
      setForm(latest.current)
      onBooked?.()
    }
    if (came && ['booked', 'alreadyBooked', 'taken'].includes(came.kind)) await revalidate()
  }

  async function checkNow(form: OrderForm) {
    const [{ checkOrder }, flow] = await Promise.all([loadCheck(), loadPlace()])
    // What comes next is here by then.
    place.current = flow
    return checkOrder({ kind, cart: wanted, form })
  }

  async function placeNow(form: OrderForm, makePaymentMethod?: MakePaymentMethod) {
    if (!checked || !place.current) return null
    return place.current.placeOrder({ kind, checked, form, screen }, makePaymentMethod)
  }

  return {
    form,
    asked,
    step,
    answer: shown,
    /** What was found to hold, while it fits the form: the final button, or the card form, may show. */
    checked: checked && (kind === 'item' || checked.gate === gateOf(form)) ? checked : null,
    change,
    check: () => run('checking', checkNow),
    place: () => run('placing', placeNow),
    pay: (makePaymentMethod: MakePaymentMethod) =>
      run('paying', (now) => placeNow(now, makePaymentMethod)),
    dismiss: () => setAnswer(null),
    /** Gives up the final step. */
    giveUp: () => {
      setChecked(null)
      setAnswer((now) => (now && outlastsFinalStep(now) ? now : null))
    },
    /** Sends the payment without an answer again, or finishes what was paid for. */
    retry: (reference: string) =>
      run('paying', async () => (await loadResume()).retryPayment(reference, screen)),
  }
}

export type OrderState = ReturnType<typeof useOrder>

/** The values whose change after a check hides the final button again (specification, section 4). */
function gateOf({ name, lastName, email, phone, address, terms }: OrderForm): string {
  return JSON.stringify([name, lastName, email, phone, address, terms])
}

/** What is told of a payment is over once the journal has no more of it. */
function stillTrue(answer: ShownAnswer, journal: readonly JournalEntry[]): boolean {
  if (!('reference' in answer)) return true
  return journal.some(({ kind, reference }) => reference === answer.reference && kind !== 'settled')
}
