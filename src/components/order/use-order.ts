// An order on screen, of the cart or of a single item: what is typed, the answer to the last step, and the steps themselves.
import { startTransition, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { MakePaymentMethod } from '~/lib/booking/card/pay'
import { useJournal } from '~/lib/booking/commit/journal'
import { filledIn, loadDraft, saveDraft } from '~/lib/order-form/draft'
import { isOpen, openCharge } from '~/lib/booking/commit/open-charge'
import { forgetEventAddress } from '~/lib/order-form/event-place'
import { emptyOrderForm } from '~/lib/order-form/form'
import type { OrderForm } from '~/lib/domain/order-form'
import type { CheckedOrder } from '~/lib/booking/order/check'
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { Cart } from '~/lib/domain/cart'
import { lazyImport, ChunkLoadError } from '~/lib/loading/lazy-import'
import { endsFinalStep, isOutdating, outlastsFinalStep, type ShownAnswer } from './answer-kinds'
import { found, type Found } from './problems'
import { useConfirmation } from '~/components/order/confirmed/use-confirmation'

export type OrderStep = 'checking' | 'placing' | 'paying'

const loadCheck = () => lazyImport(() => import('~/lib/booking/order/check'))
const loadPlace = () => lazyImport(() => import('~/lib/booking/order/place'))
const loadResume = () => lazyImport(() => import('~/lib/booking/order/resume'))

/** An answer, and the step, the cart and the values that it speaks about. */
type Told = { answer: ShownAnswer; step: OrderStep; cart: Cart; form: OrderForm }

type OrderInput = {
  /** Of the single item; null for the cart's order. */
  itemId: string | null
  /** What is wanted. */
  cart: Cart
  onCheck?: () => void
  /** A booking stands. */
  onBooked?: () => void
}

export function useOrder({ itemId, cart, onCheck, onBooked }: OrderInput) {
  const kind = itemId === null ? 'cart' : 'item'
  const [form, setForm] = useState(() => loadDraft(itemId))
  const [kept, setKept] = useState(() => filledIn(form))
  const [checked, setChecked] = useState<(CheckedOrder & { edits: number }) | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [wrong, setWrong] = useState<readonly Found[]>([])
  const [step, setStep] = useState<OrderStep | null>(null)
  const [edits, setEdits] = useState(0)
  // One event may bring several changes, and a second press may come before the next drawing.
  const latest = useRef(form)
  const latestEdits = useRef(edits)
  const running = useRef(false)
  const { screen } = useConfirmation()
  const { revalidate } = useRevalidator()
  const journal = useJournal()

  // The cart's order may change under what was checked of it; while it is placed, it is the placing that empties the cart.
  const stands =
    kind === 'item' || checked?.cart === cart || step === 'placing' || step === 'paying'
  const fits = checked !== null && stands && (kind === 'item' || checked.edits === edits)
  const wanted = checked !== null && stands ? checked.cart : cart
  // What is told of a payment is over once the journal has no more of it.
  const answer = told?.answer ?? null
  const isOver = answer && 'reference' in answer && !isOpen(journal, answer.reference)
  const standing = isOver ? null : answer
  // Also a charge of an earlier visit: while it is unknown, nothing else may be placed for its days.
  const days = wanted.flatMap((entry) => entry.days)
  const reference = openCharge(journal, days)?.reference
  // The same answer for the same charge: another one would take the focus anew.
  const unknown = useMemo(
    () => (reference === undefined ? null : { kind: 'unknownCharge' as const, reference }),
    [reference],
  )
  const isTold = standing?.kind === 'unknownCharge' && standing.reference === unknown?.reference
  const shown = unknown && !isTold ? unknown : standing

  function change(changed: Partial<OrderForm>) {
    const before = latest.current
    latest.current = { ...before, ...changed }
    if (checkedFields.some((field) => before[field] !== latest.current[field]))
      setEdits(++latestEdits.current)
    setForm(latest.current)
    saveDraft(latest.current, itemId)
  }

  /** Empties the form, in the session too: another person goes on here. */
  function clear() {
    change(emptyOrderForm)
    forgetEventAddress()
    setKept(filledIn(emptyOrderForm))
    setWrong([])
  }

  /** What is wrong with a field is told there when it is left, without waiting for the next step. */
  async function leave(field: keyof OrderForm) {
    const now = latest.current
    // Nobody who passes by an item's own form is asked to fill it in.
    if (kind === 'item' && now[field] === '') return
    try {
      const { fieldProblems } = await loadCheck()
      const problems = (await fieldProblems(now)).filter((problem) => problem.field === field)
      setWrong((before) => [
        ...before.filter(({ problem }) => problem.field !== field),
        ...found(problems, now),
      ])
    } catch {
      // Without that script the next step tells it.
    }
  }

  /** One step at a time. It is asked with the form as it stands at the press. */
  async function run(next: OrderStep, ask: (form: OrderForm) => Promise<OrderAnswer | null>) {
    if (running.current) return
    running.current = true
    setStep(next)
    // Until a payment is over, the answer to the last one still stands.
    if (next !== 'paying') setTold(null)
    const form = latest.current
    const editsNow = latestEdits.current
    const tell = (answer: ShownAnswer | null) =>
      setTold(answer && { answer, cart, form, step: next })
    try {
      const asked = await ask(form)
      const outcome = asked?.kind === 'changed' ? await readAgain(asked, form) : asked
      if (outcome?.kind === 'taken') {
        // The screen is read again first, and the answer joins the transition in which the router draws it: rentals that
        // appeared above the notice later would move it under the finger.
        await revalidate()
        startTransition(() => tell(outcome))
      } else tell(outcome?.kind === 'booked' ? null : outcome)
      setWrong(outcome?.kind === 'invalid' ? found(outcome.problems, form) : [])
      if (outcome) await take(outcome, editsNow)
    } catch (error) {
      tell({ kind: error instanceof ChunkLoadError ? 'partMissing' : 'down' })
    } finally {
      running.current = false
      setStep(null)
    }
  }

  /** Something changed: the summary shows what holds now. */
  async function readAgain(changed: OrderAnswer, form: OrderForm): Promise<OrderAnswer> {
    const now = await checkNow(form)
    if (now.kind !== 'ready') return now
    // Not if it was given up meanwhile.
    setChecked((before) => before && { ...before, ...now.checked })
    return changed
  }

  /** What an answer means for the steps on screen. */
  async function take(outcome: OrderAnswer, edits: number): Promise<void> {
    if (outcome.kind === 'ready') setChecked({ ...outcome.checked, edits })
    if (endsFinalStep(outcome)) setChecked(null)
    if (outcome.kind === 'booked') {
      latest.current = loadDraft(itemId)
      setForm(latest.current)
      setKept(filledIn(latest.current))
      onBooked?.()
    }
    if (isOutdating(outcome, kind)) await revalidate()
  }

  async function checkNow(form: OrderForm) {
    onCheck?.()
    // What comes next is here by then.
    const [{ checkOrder }] = await Promise.all([loadCheck(), loadPlace()])
    return checkOrder({ kind, cart: wanted, form })
  }

  async function placeNow(form: OrderForm, makePaymentMethod?: MakePaymentMethod) {
    if (!checked) return null
    const { placeOrder } = await loadPlace()
    return placeOrder({ kind, checked, form, screen }, makePaymentMethod)
  }

  const check = () => void run('checking', checkNow)
  const place = () => void run('placing', placeNow)

  return {
    /** What every part of the form needs. */
    fields: {
      form,
      problems: wrong
        .filter(({ problem, value }) => form[problem.field] === value)
        .map(({ problem }) => problem),
      onChange: change,
      onLeave: (field: keyof OrderForm) => void leave(field),
    },
    /** What of the form was filled in before this screen opened. */
    kept,
    step,
    answer: shown,
    /** What the answer is about has been changed since: there is nothing to say until it is as it was. */
    outdated:
      (shown?.kind === 'noDistance' && told?.form.address !== form.address) ||
      (shown?.kind === 'taken' && kind === 'cart' && told?.cart !== cart) ||
      (shown?.kind === 'ready' && !fits),
    /** A payment for these days isn't over: nothing else may be pressed. */
    blocked:
      unknown !== null ||
      (standing !== null && standing.kind !== 'unknownCharge' && 'reference' in standing),
    /** What was found to hold, while it fits the form and the cart: the final button, or the card form, may show. */
    checked: fits ? checked : null,
    clear,
    check,
    place,
    /** What the card form needs to know. */
    card: {
      billing: { name: `${form.name} ${form.lastName}`.trim(), email: form.email.trim() },
      busy: step === 'paying',
      onPay: (makePaymentMethod: MakePaymentMethod) =>
        run('paying', (now) => placeNow(now, makePaymentMethod)),
    },
    /** Tries the last step again; a card is the card form's to send. */
    again: () => {
      if (told?.step === 'paying') setTold(null)
      else if (told?.step === 'placing' && fits) place()
      else check()
    },
    /** Gives up the final step. */
    giveUp: () => {
      setChecked(null)
      setTold((now) => (now && outlastsFinalStep(now.answer) ? now : null))
    },
    /** Sends the payment without an answer again, or finishes what was paid for. */
    retry: (payment: string) =>
      run('paying', async () => (await loadResume()).retryPayment(payment, screen)),
  }
}

export type OrderState = ReturnType<typeof useOrder>

/** A change of these hides the final button until the next Continue, even if it is undone (docs/specification.md, 12.10). */
const checkedFields = ['name', 'lastName', 'email', 'phone', 'address', 'terms'] as const
