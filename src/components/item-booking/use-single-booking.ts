// What is typed to book one item from its own page, and what came of each step.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { loadAttempt, loadConfirmation, saveConfirmation } from '~/lib/booking/attempt'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { loadContact, saveContact } from '~/lib/booking/in-progress'
import type { ItemAnswer, ItemOffer } from '~/lib/booking/item-booking'
import type { ItemOrder } from '~/lib/booking/item-booking-finish'
import { quoteItem } from '~/lib/booking/item-booking-quote'
import { saveItemDays } from '~/lib/booking/item-booking-session'
import { defaultSpecificTime } from '~/lib/business'
import type { Item } from '~/lib/catalogue/item'
import { loadPart, PartMissing } from '~/lib/load-part'
import { staysInPopup, staysWithoutPopup, type ShownAnswer } from './where-answered'

type Step = 'checking' | 'booking' | 'paying'

type Flow = Awaited<ReturnType<typeof loadFlow>>

/** The flow and the popup come with the first press. */
async function loadFlow() {
  const [flow] = await Promise.all([
    loadPart(() => import('~/lib/booking/item-booking')),
    loadPart(() => import('./PaymentPopup')),
  ])
  return flow
}

/**
 * @param order what the panel says: the days that stand, and the quantity
 * @param startOver clears the chosen days
 */
export function useSingleBooking(item: Item, order: ItemOrder, startOver: () => void) {
  const [form, setForm] = useState(loadContact)
  // The values that the last answer speaks about.
  const [asked, setAsked] = useState(form)
  const [step, setStep] = useState<Step | null>(null)
  const [answer, setAnswer] = useState<ShownAnswer | null>(null)
  const [popup, setPopup] = useState<{ order: ItemOrder; offer: ItemOffer } | null>(null)
  const [confirmation, setConfirmation] = useState(() => loadConfirmation('item'))
  // One event may bring several changes, and a second press may come before the next drawing.
  const latest = useRef(form)
  const running = useRef(false)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!loadAttempt('item')) return
    void loadFlow()
      .then((flow) => flow.finishInterruptedItem())
      .then((finished) => finished && setConfirmation(finished))
      // Without the script or the database it is finished on a later visit.
      .catch(() => {})
  }, [])

  function change(changed: Partial<CheckoutForm>) {
    latest.current = { ...latest.current, ...changed }
    setForm(latest.current)
    saveContact(latest.current)
  }

  async function run(next: Step, take: (flow: Flow, form: CheckoutForm) => Promise<ItemAnswer>) {
    if (running.current) return
    running.current = true
    setStep(next)
    // Until a payment is over, what the last one came to still says what the button does.
    if (next !== 'paying') setAnswer(null)
    setAsked(latest.current)
    try {
      const form = latest.current
      const specificTime = form.specificTime || defaultSpecificTime
      await settle(await take(await loadFlow(), { ...form, specificTime }))
    } catch (error) {
      setAnswer({ kind: error instanceof PartMissing ? 'partMissing' : 'down' })
    } finally {
      running.current = false
      setStep(null)
    }
  }

  async function settle(came: ItemAnswer) {
    if (came.kind === 'ready') {
      setPopup({ order, offer: came.offer })
      return
    }
    if (came.kind === 'changed' && popup) {
      const again = await (await loadFlow()).checkItem(popup.order, latest.current)
      if (again.kind !== 'ready') return settle(again)
      // Not if it was closed meanwhile.
      setPopup((now) => now && { ...now, offer: again.offer })
    }
    if (!staysInPopup(came)) setPopup(null)
    if (came.kind === 'outOfArea') startOver()
    if (came.kind === 'booked') {
      startOver()
      change(loadContact())
      setConfirmation(came.confirmation)
    } else setAnswer(came)
    if (came.kind === 'booked' || came.kind === 'taken') await revalidate()
  }

  function check() {
    saveItemDays(item, order.days)
    return run('checking', (flow, now) => flow.checkItem(order, now))
  }

  function shownOf(now: CheckoutForm, { lines, delivery, requestMode }: ItemOffer) {
    const { fullTotalCents } = quoteItem(now, lines, delivery, requestMode)
    return { fullTotalCents, requestMode }
  }

  async function book() {
    if (!popup) return
    await run('booking', (flow, now) => {
      // In request mode nothing is paid, whatever was chosen before it was switched on.
      const method = popup.offer.requestMode ? 'Cash In Office' : now.method
      return flow.bookItem(popup.order, { ...now, method }, shownOf(now, popup.offer))
    })
  }

  async function pay(createPaymentMethod: () => Promise<string | null>) {
    if (!popup) return
    await run('paying', (flow, now) =>
      flow.payItem(popup.order, now, shownOf(now, popup.offer), createPaymentMethod),
    )
  }

  function closePopup() {
    setPopup(null)
    setAnswer((now) => (now && staysWithoutPopup(now) ? now : null))
  }

  function closeConfirmation() {
    saveConfirmation(null, 'item')
    setConfirmation(null)
  }

  const offer = popup?.offer ?? null
  return {
    form,
    asked,
    step,
    answer,
    offer,
    confirmation,
    change,
    check,
    book,
    pay,
    dismiss: () => setAnswer(null),
    closePopup,
    closeConfirmation,
  }
}

export type SingleBookingState = ReturnType<typeof useSingleBooking>
